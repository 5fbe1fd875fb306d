public import SimulatedFoundation

// The system calls it on the main queue, as on iOS; the protocol itself names no actor.
extension UIViewController: @preconcurrency NSExtensionRequestHandling {}

extension UIViewController: UIContentContainer {}

extension UIViewController: UITraitEnvironment {}

extension UIViewController {
  /// Loads the view from the controller's nib, if the bundle has one.
  func loadNib() -> Bool {
    guard let nibName else { return false }
    let nib = UINib(nibName: nibName, bundle: nibBundle)
    guard nib.exists else { return false }
    _ = nib.instantiate(withOwner: self)
    return isViewLoaded
  }
}
