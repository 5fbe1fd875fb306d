import Foundation

/// The window that the system puts an extension's interface into.
///
/// No code of the extension makes it; it is there when the interface is about to be seen (observed),
/// and its views find it as their `window`.
final class ExtensionWindow: UIWindow {
  private weak var shown: UIViewController?

  init(showing controller: UIViewController) {
    shown = controller
    super.init(frame: UIScreen.main.bounds)
  }

  required init?(coder: NSCoder) { nil }

  /// It is no window of an app's own, and never hidden.
  override var isHidden: Bool {
    get { false }
    set {}
  }

  override var rootViewController: UIViewController? {
    get { shown }
    set { shown = newValue }
  }

  /// Takes the controller's view in, unless the controller has put it elsewhere.
  func takeView() {
    guard let view = shown?.viewIfLoaded, view.superview == nil else { return }
    addSubview(view)
    makeKey()
  }
}
