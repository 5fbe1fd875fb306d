public import Foundation

/// The outermost view of an interface.
///
/// Simulated: holds a root controller's view, which fills it. Differs: there is one screen, and
/// windows aren't stacked by their level.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The level of a window: how far in front it is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// The number; larger means further in front.
    public let rawValue: CGFloat
    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The level of an app's own windows.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// Makes a window with its place on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Makes a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  /// Makes a window; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether the window is hidden.
  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      super.isHidden = newValue
      if newValue {
        WindowList.hide(self)
      } else {
        installRoot()
        WindowList.show(self)
      }
    }
  }
  /// The scene to which it belongs.
  ///
  /// Simulated: the scene with which it was made, or that it was given; a window without one is
  /// shown all the same.
  open weak var windowScene: UIWindowScene?

  /// The level of the window.
  open var windowLevel = Level.normal
  /// The screen that it is on.
  open var screen: UIScreen { .main }
  /// Whether typing goes to it.
  open var isKeyWindow: Bool { Self.key === self }
  package static weak var key: UIWindow?

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard rootViewController !== oldValue else { return }
      if oldValue?.isViewLoaded == true { oldValue?.view.removeFromSuperview() }
      guard !isHidden else { return }
      installRoot()
      WindowList.rootChanged(in: self)
    }
  }

  private func installRoot() {
    guard let view = rootViewController?.view else { return }
    if view.superview !== self {
      view.frame = bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
    layoutIfNeeded()
  }

  /// Makes this the window to which typing goes.
  open func makeKey() {
    guard !isKeyWindow else { return }
    Self.key?.resignKey()
    Self.key = self
    becomeKey()
  }
  /// Shows the window and directs typing to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Called when typing goes to the window.
  open func becomeKey() {
    NotificationCenter.default.post(name: UIWindow.didBecomeKeyNotification, object: self)
  }
  /// Called when typing goes elsewhere.
  open func resignKey() {
    NotificationCenter.default.post(name: UIWindow.didResignKeyNotification, object: self)
  }
  /// Sends an event to the view that was touched.
  open func sendEvent(_ event: UIEvent) {
    for touch in event.allTouches ?? [] {
      switch touch.phase {
      case .began: touch.view?.touchesBegan([touch], with: event)
      case .ended: touch.view?.touchesEnded([touch], with: event)
      default: touch.view?.touchesMoved([touch], with: event)
      }
    }
  }

  /// The scene, or else the app.
  open override var next: UIResponder? { windowScene ?? UIApplication.running }
  /// The window itself.
  open override var window: UIWindow? { self }
}

extension UIWindow {
  /// Posted when typing goes to a window.
  ///
  /// Simulated: posted by `becomeKey()`.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Posted when typing goes elsewhere.
  ///
  /// Simulated: posted by `resignKey()`.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}
