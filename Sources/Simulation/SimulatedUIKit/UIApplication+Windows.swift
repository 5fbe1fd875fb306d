extension UIApplication {
  /// The windows that the app shows, from back to front.
  ///
  /// Simulated: by level, then in the order in which they were made visible. Differs: hidden windows
  /// aren't among them.
  public var windows: [UIWindow] { WindowList.shown }

  /// The window that typing goes to.
  public var keyWindow: UIWindow? { UIWindow.key }

  /// How the interface stands.
  ///
  /// Simulated: always upright, for nobody turns the device.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// The size of text that the user wants.
  ///
  /// Simulated: always the one that devices come with.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The direction of reading.
  ///
  /// Simulated: always from left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// How the interface may stand in a window, by Info.plist.
  ///
  /// Type-checks only: nobody turns the device, so nothing comes of the answer.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}
