extension UIApplication {
  /// The app's visible windows, from back to front.
  ///
  /// Simulated: ordered by level, then by when they were made visible. Differs: hidden windows
  /// aren't included.
  public var windows: [UIWindow] { WindowList.shown }

  /// The window that typing goes to.
  public var keyWindow: UIWindow? { UIWindow.key }

  /// The orientation of the interface.
  ///
  /// Simulated: always upright, because the device is never turned.
  public var statusBarOrientation: UIInterfaceOrientation { .portrait }

  /// The user's preferred text size.
  ///
  /// Simulated: always the device's default.
  public var preferredContentSizeCategory: UIContentSizeCategory { .large }

  /// The direction of reading.
  ///
  /// Simulated: always from left to right.
  public var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Returns the orientations that a window's interface may have according to Info.plist.
  ///
  /// Type-checks only: the device is never turned, so the answer has no effect.
  public func supportedInterfaceOrientations(
    for window: UIWindow?
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}
