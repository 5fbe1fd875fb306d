import Foundation

/// The window into which the system puts an extension's interface.
///
/// No code of the extension makes it; it exists when the interface is about to become visible
/// (observed), and its views find it as their `window`.
final class ExtensionWindow: UIWindow {
  private weak var shown: UIViewController?

  init(showing controller: UIViewController) {
    shown = controller
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  /// Always `false`: it isn't one of an app's own windows, and is never hidden.
  override var isHidden: Bool {
    get { false }
    set {}
  }

  override var rootViewController: UIViewController? {
    get { shown }
    set { shown = newValue }
  }

  /// Takes over the controller's view, unless the controller has put it elsewhere.
  func takeView() {
    guard let view = shown?.viewIfLoaded, view.superview == nil else { return }
    addSubview(view)
    makeKey()
  }
}
