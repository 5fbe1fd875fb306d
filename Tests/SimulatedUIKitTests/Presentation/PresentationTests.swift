import Foundation
import SimulatedUIKit
import TestSupport
import Testing

/// A presentation controller that records what it is told.
private final class Director: UIPresentationController {
  var lines: [String] = []
  override func presentationTransitionWillBegin() { lines.append("will present") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    lines.append("presented \(completed)")
  }
  override func dismissalTransitionWillBegin() { lines.append("will dismiss") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    lines.append("dismissed \(completed)")
  }
}

/// Gives each controller its own presentation controller.
private final class Directing: NSObject, UIViewControllerTransitioningDelegate {
  var made: [Director] = []
  weak var source: UIViewController?
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    self.source = source
    let director = Director(presentedViewController: presented, presenting: presenting)
    made.append(director)
    return director
  }
}

/// Presentation controllers.
@MainActor @Suite(.serialized) struct PresentationTests {
  @Test(
    .shows(
      "UIPresentationController.init(presentedViewController:presenting:)",
      "UIPresentationController.presentationTransitionWillBegin()",
      "UIPresentationController.presentationTransitionDidEnd(_:)",
      "UIPresentationController.dismissalTransitionWillBegin()",
      "UIPresentationController.dismissalTransitionDidEnd(_:)",
      "UIViewControllerTransitioningDelegate",
      "UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)"
    ))
  func aCustomPresentationHasADirectorOfItsOwn() throws {
    let (below, shown, directing) = (UIViewController(), UIViewController(), Directing())
    shown.transitioningDelegate = directing
    shown.modalPresentationStyle = .custom
    below.present(shown, animated: false)
    let director = try #require(directing.made.first)
    #expect(directing.made.count == 1 && directing.source === below)
    #expect(shown.presentationController === director)
    #expect(director.presentedViewController === shown)
    #expect(director.presentingViewController === below && director.presentationStyle == .custom)
    #expect(director.lines == ["will present", "presented true"])
    shown.dismiss(animated: false)
    #expect(director.lines.suffix(2) == ["will dismiss", "dismissed true"])
  }

  @Test(
    .shows(
      "UIViewControllerTransitioningDelegate.presentationController(forPresented:presenting:source:)"
    ))
  func anyOtherStyleIsDirectedByTheSystem() {
    let (below, shown, directing) = (UIViewController(), UIViewController(), Directing())
    shown.transitioningDelegate = directing
    shown.modalPresentationStyle = .pageSheet
    below.present(shown, animated: false)
    #expect(directing.made.isEmpty && shown.sheetPresentationController != nil)
    shown.dismiss(animated: false)
  }

  @Test(
    .shows(
      "UIPresentationController.presentationStyle",
      "UIPresentationController.containerView", "UIPresentationController.presentedView",
      "UIPresentationController.frameOfPresentedViewInContainerView",
      "UIPresentationController.shouldRemovePresentersView"),
    arguments: [UIModalPresentationStyle.fullScreen, .overFullScreen])
  func itKnowsWhatItPresents(_ style: UIModalPresentationStyle) throws {
    let shown = UIViewController()
    shown.modalPresentationStyle = style
    let director = try #require(shown.presentationController)
    #expect(director.presentationStyle == style)
    #expect(director.shouldRemovePresentersView == (style == .fullScreen))
    #expect(director.presentedView == nil && director.containerView == nil)
    #expect(director.frameOfPresentedViewInContainerView == .zero)
    let container = UIView()
    shown.view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    container.addSubview(shown.view)
    #expect(director.presentedView === shown.view && director.containerView === container)
    #expect(director.frameOfPresentedViewInContainerView == shown.view.frame)
  }

  @Test(
    .shows(
      "UIPopoverPresentationController", "UIPopoverPresentationController.sourceView",
      "UIPopoverPresentationController.sourceRect",
      "UIPopoverPresentationController.barButtonItem",
      "UIPopoverPresentationController.permittedArrowDirections",
      "UIPopoverPresentationController.arrowDirection",
      "UIPopoverPresentationController.passthroughViews",
      "UIPopoverPresentationController.backgroundColor",
      "UIPopoverPresentationController.popoverLayoutMargins",
      "UIPopoverPresentationController.canOverlapSourceViewRect"))
  func aPopoverKeepsWhatItPointsAt() {
    func popover() -> UIPopoverPresentationController {
      UIPopoverPresentationController(
        presentedViewController: UIViewController(), presenting: nil)
    }
    keeps(popover(), \.sourceView, first: nil, then: UIView())
    keeps(
      popover(), \.sourceRect, first: .null, then: CGRect(x: 1, y: 2, width: 3, height: 4))
    keeps(popover(), \.barButtonItem, first: nil, then: UIBarButtonItem())
    keeps(popover(), \.permittedArrowDirections, first: .any, then: .up)
    keeps(popover(), \.passthroughViews, first: nil, then: [UIView()])
    keeps(popover(), \.backgroundColor, first: nil, then: .red)
    keeps(popover(), \.canOverlapSourceViewRect, first: false, then: true)
    let margins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let made = popover()
    made.popoverLayoutMargins = margins
    #expect(made.popoverLayoutMargins == margins)
    // Until it is on screen, its arrow has no direction (documented).
    #expect(made.arrowDirection == .unknown)
  }
}
