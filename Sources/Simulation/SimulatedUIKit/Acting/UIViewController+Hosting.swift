package import Foundation

extension UIViewController {
  /// Tells the controllers that they disappear, and removes the window.
  package func goFromScreen() {
    outermost.hide(animated: true)
    state.window = nil
  }

  /// Sets what the host does when the controller would like to have another size.
  package func onPreferredSize(_ action: @escaping @MainActor () -> Void) {
    state.sizeChanged = action
  }

  /// Gives the view a size before it is shown; the controller isn't told.
  package func takeSize(_ size: CGSize) { view.frame = CGRect(origin: .zero, size: size) }

  /// Gives the view a size; the controller is told first.
  package func resize(to size: CGSize) {
    guard isViewLoaded, view.frame.size != size else { return }
    viewWillTransition(to: size, with: ImmediateTransition(in: view))
    view.frame = CGRect(origin: .zero, size: size)
    layOut()
  }
}
