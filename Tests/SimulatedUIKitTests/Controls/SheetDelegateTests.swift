import SimulatedFoundation
import SimulatedUIKit
import TestSupport
import Testing

/// Dismissals by the user, and sizes that controllers prefer.
@MainActor @Suite struct SheetDelegateTests {
  private final class Log: NSObject, UIAdaptivePresentationControllerDelegate {
    var lines: [String] = []
    var mayGo = false
    func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
      lines.append("may")
      return mayGo
    }
    func presentationControllerWillDismiss(_ controller: UIPresentationController) {
      lines.append("will")
    }
    func presentationControllerDidDismiss(_ controller: UIPresentationController) {
      lines.append("did")
    }
    func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
      lines.append("attempt")
    }
  }
  private final class Silent: NSObject, UIAdaptivePresentationControllerDelegate {}

  @Test(
    .shows(
      "UIAdaptivePresentationControllerDelegate",
      "UIAdaptivePresentationControllerDelegate.presentationControllerShouldDismiss(_:)",
      "UIAdaptivePresentationControllerDelegate.presentationControllerWillDismiss(_:)",
      "UIAdaptivePresentationControllerDelegate.presentationControllerDidDismiss(_:)",
      "UIAdaptivePresentationControllerDelegate.presentationControllerDidAttemptToDismiss(_:)"))
  func aSheetGoesWhenItsDelegateLetsIt() {
    let (below, shown, log, silent) = (UIViewController(), UIViewController(), Log(), Silent())
    below.present(shown, animated: false)
    shown.presentationController?.delegate = log
    shown.pullDown()
    #expect(log.lines == ["may", "attempt"] && below.presentedViewController === shown)
    log.mayGo = true
    shown.pullDown()
    #expect(log.lines == ["may", "attempt", "may", "will", "did"])
    #expect(below.presentedViewController == nil)
    let next = UIViewController()
    below.present(next, animated: false)
    next.presentationController?.delegate = silent
    next.pullDown()
    #expect(below.presentedViewController == nil)
  }

  private final class Parent: UIViewController {
    var sizes: [CGSize] = []
    override func preferredContentSizeDidChange(
      forChildContentContainer container: any UIContentContainer
    ) { sizes.append(container.preferredContentSize) }
  }
  private final class Child: UIViewController {
    var sizes: [CGSize] = []
    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      sizes.append(size)
      super.viewWillTransition(to: size, with: coordinator)
    }
  }

  @Test(
    .shows(
      "UIContentContainer", "UIContentContainer.preferredContentSize",
      "UIContentContainer.preferredContentSizeDidChange(forChildContentContainer:)",
      "UIContentContainer.viewWillTransition(to:with:)"))
  func parentsAndChildrenAreToldOfSizes() {
    let (parent, child) = (Parent(), Child())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.preferredContentSize = CGSize(width: 1, height: 2)
    #expect(parent.sizes == [CGSize(width: 1, height: 2)])
    let container: any UIContentContainer = parent
    #expect(container.preferredContentSize == .zero)
    parent.resize(to: CGSize(width: 30, height: 40))
    #expect(child.sizes == [CGSize(width: 30, height: 40)])
  }
}
