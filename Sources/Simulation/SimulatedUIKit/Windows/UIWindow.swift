public import Foundation

/// What an interface is in: its root view has no superview but this.
///
/// Simulated: holds a root controller's view, which fills it. Differs: there is one screen, and
/// windows don't lie over each other by their level.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// How far in front a window is.
  public struct Level: Hashable, RawRepresentable, Sendable {
    /// Larger is in front.
    public let rawValue: CGFloat
    /// Makes a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Makes a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// An app's own windows.
    public static let normal = Level(rawValue: 0)
    /// The status bar.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts.
    public static let alert = Level(rawValue: 2000)
  }

  /// Makes a window with its place on the screen.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }
  /// Makes a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }
  /// Makes a window; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Whether it is left out of the screen.
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
  /// The scene that it belongs to.
  ///
  /// Simulated: that which it was made with or given; a window without one is shown all the same.
  open weak var windowScene: UIWindowScene?

  /// How far in front it is.
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

  /// Makes typing go to it.
  open func makeKey() {
    guard !isKeyWindow else { return }
    Self.key?.resignKey()
    Self.key = self
    becomeKey()
  }
  /// Shows it and makes typing go to it.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  /// Called when typing goes to it.
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
  /// Itself.
  open override var window: UIWindow? { self }
}

extension UIWindow {
  /// Typing goes to a window.
  ///
  /// Simulated: posted by `becomeKey()`.
  public nonisolated class var didBecomeKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidBecomeKeyNotification")
  }
  /// Typing goes elsewhere.
  ///
  /// Simulated: posted by `resignKey()`.
  public nonisolated class var didResignKeyNotification: NSNotification.Name {
    NSNotification.Name("UIWindowDidResignKeyNotification")
  }
}
