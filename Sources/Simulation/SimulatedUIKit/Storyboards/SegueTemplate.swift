import Foundation

/// A segue as the storyboard describes it, before it is followed.
@MainActor struct SegueTemplate {
  /// The way in which the destination is shown.
  enum Kind: String {
    case show, push, presentation, modal, popoverPresentation, showDetail, replace, embed
    case relationship, unwind, custom
  }

  let kind: Kind
  let identifier: String?
  let makeDestination: @MainActor () -> UIViewController?

  /// Follows the segue: the destination is made, the source prepares it, and it is shown.
  func follow(from source: UIViewController, sender: Any?) {
    guard let destination = makeDestination() else { return }
    let segue = UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination
    ) { [kind] in
      switch kind {
      case .show, .push, .replace: source.show(destination, sender: sender)
      case .showDetail: source.showDetailViewController(destination, sender: sender)
      case .presentation, .modal, .popoverPresentation, .custom:
        source.present(destination, animated: true)
      case .embed, .relationship, .unwind: break
      }
    }
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }
}
