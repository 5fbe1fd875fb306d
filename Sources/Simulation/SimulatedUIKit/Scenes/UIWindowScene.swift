/// A scene that has windows.
///
/// Simulated: the visible windows that were made for it. Differs: its geometry never changes.
@preconcurrency @MainActor open class UIWindowScene: UIScene, UITraitEnvironment {
  /// Makes a scene for a session; called by the system.
  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    super.init(session: session, connectionOptions: connectionOptions)
  }

  /// The windows, from back to front.
  open var windows: [UIWindow] { WindowList.shown.filter { $0.windowScene === self } }

  /// The window that typing goes to, if it belongs to the scene.
  open var keyWindow: UIWindow? {
    UIWindow.key.flatMap { $0.windowScene === self ? $0 : nil }
  }

  /// The screen.
  open var screen: UIScreen { .main }

  /// The orientation of the interface: always upright, because the device is never turned.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// The traits of the screen.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Called when the traits have changed.
  ///
  /// Type-checks only: they don't change while a process runs.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
}

/// A delegate that is told what happens to a scene that has windows.
///
/// Simulated: as UISceneDelegate; if the scene manifest names a storyboard, `window` holds its
/// first controller before the scene is connected (documented).
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window with the app's interface.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// Returns `nil`: there is no window.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
