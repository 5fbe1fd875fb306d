package import Foundation

extension UIViewController {
  /// Tells of disappearing, and takes the window away.
  package func goFromScreen() {
    outermost.hide(animated: true)
    state.window = nil
  }

  /// Says what the host does when the controller would like to have another size.
  package func onPreferredSize(_ action: @escaping @MainActor () -> Void) {
    state.sizeChanged = action
  }

  /// Gives the view a size before it is shown, which the controller isn't told of.
  package func takeSize(_ size: CGSize) { view.frame = CGRect(origin: .zero, size: size) }

  /// Gives the view a size: the controller is told before.
  package func resize(to size: CGSize) {
    guard isViewLoaded, view.frame.size != size else { return }
    viewWillTransition(to: size, with: ImmediateTransition(in: view))
    view.frame = CGRect(origin: .zero, size: size)
    layOut()
  }
}
