import DeviceEvents
import SimulatedUIKit
import TestSupport
import Testing

/// Records what it is told.
private final class Page: UIViewController {
  let name: String
  let log: ControlsLog

  init(_ name: String, _ log: ControlsLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { return nil }

  private func note(_ line: String) { log.lines.append("\(name) \(line)") }

  override func viewDidLoad() { note("loads") }
  override func viewWillAppear(_ animated: Bool) { note("will appear") }
  override func viewIsAppearing(_ animated: Bool) {
    isAppearing = true
    note("is appearing")
  }
  private var isAppearing = false
  override func viewWillLayoutSubviews() {
    if isAppearing { note("lays out") }
    isAppearing = false
  }
  override func viewDidAppear(_ animated: Bool) { note("appears") }
  override func viewWillDisappear(_ animated: Bool) { note("will go") }
  override func viewDidDisappear(_ animated: Bool) { note("goes") }
  override func willMove(toParent parent: UIViewController?) { note("will move \(parent != nil)") }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    note("moves \(parent != nil)")
  }
}

@MainActor @Suite(.serialized) struct ControllerTests {
  private let log = ControlsLog()

  @Test(
    .shows(
      "UIViewController.viewIsAppearing(_:)", "UIViewController.viewWillLayoutSubviews()",
      "UIViewController.viewDidLoad()", "UIViewController.viewWillAppear(_:)",
      "UIViewController.viewDidAppear(_:)", "UIViewController.viewIfLoaded"))
  func aControllerAppearsInTheDocumentedOrder() {
    let page = Page("A", log)
    #expect(page.viewIfLoaded == nil)
    page.appear()
    #expect(
      log.take() == ["A loads", "A will appear", "A is appearing", "A lays out", "A appears"])
    #expect(page.viewIfLoaded?.frame == UIScreen.main.bounds)
    page.appear()
    #expect(log.take() == [])
  }

  @Test(
    .shows(
      "UIViewController.addChild(_:)", "UIViewController.removeFromParent()",
      "UIViewController.children", "UIViewController.parent",
      "UIViewController.willMove(toParent:)", "UIViewController.didMove(toParent:)"))
  func aChildAppearsInAParentThatIsSeen() {
    let parent = UIViewController()
    let child = Page("B", log)
    parent.appear()
    parent.addChild(child)
    #expect(parent.children == [child] && child.parent === parent)
    #expect(log.take() == ["B will move true"])
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      log.take() == [
        "B loads", "B will appear", "B is appearing", "B lays out", "B appears", "B moves true",
      ])
    #expect(child.next === parent.view)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(parent.children == [] && child.parent == nil)
    #expect(log.take() == ["B will move false", "B moves false"])
  }

  @Test(
    .shows(
      "UIViewController.beginAppearanceTransition(_:animated:)",
      "UIViewController.endAppearanceTransition()",
      "UIViewController.shouldAutomaticallyForwardAppearanceMethods"))
  func aParentCanTellItsChildrenItself() {
    let child = Page("C", log)
    child.beginAppearanceTransition(true, animated: false)
    #expect(log.take() == ["C loads", "C will appear"])
    child.endAppearanceTransition()
    #expect(log.take() == ["C is appearing", "C lays out", "C appears"])
    child.beginAppearanceTransition(false, animated: false)
    child.endAppearanceTransition()
    #expect(log.take() == ["C will go", "C goes"])
  }

  @Test(
    .shows(
      "UIViewController.present(_:animated:completion:)",
      "UIViewController.dismiss(animated:completion:)",
      "UIViewController.presentedViewController", "UIViewController.presentingViewController",
      "UIViewController.isBeingPresented", "UIViewController.isBeingDismissed",
      "UIViewController.modalPresentationStyle"),
    arguments: [UIModalPresentationStyle.fullScreen, .automatic])
  func onlyAFullScreenTakesAwayWhatIsBelow(_ style: UIModalPresentationStyle) {
    let below = Page("A", log)
    let shown = Page("B", log)
    below.appear()
    _ = log.take()
    shown.modalPresentationStyle = style
    below.present(shown, animated: true)
    let isFull = style == .fullScreen
    #expect(log.lines.contains("A goes") == isFull)
    #expect(log.take().last == (isFull ? "A goes" : "B appears"))
    #expect(below.presentedViewController === shown && shown.presentingViewController === below)
    #expect(shown.next === below)
    shown.dismiss(animated: true) { log.lines.append("done") }
    #expect(log.lines.contains("A appears") == isFull)
    #expect(log.take().last == "done")
    #expect(below.presentedViewController == nil && shown.presentingViewController == nil)
    #expect(!shown.isBeingPresented && !shown.isBeingDismissed)
  }

  @Test(.shows("UIViewController.present(_:animated:completion:)"))
  func whatCannotBePresentedIsNot() {
    let below = UIViewController()
    let first = UIViewController()
    let second = UIViewController()
    below.present(first, animated: false)
    below.present(second, animated: false) { log.lines.append("shown") }
    #expect(below.presentedViewController === first && second.presentingViewController == nil)
    #expect(log.lines == [])
    first.present(second, animated: false)
    #expect(below.topmost === second)
    below.dismiss(animated: false)
    #expect(below.topmost === below && second.presentingViewController == nil)
    let early = Early()
    early.loadViewIfNeeded()
    #expect(early.presentedViewController == nil)
  }

  @Test(
    .shows(
      "UIViewController.presentationController", "UIViewController.sheetPresentationController",
      "UIViewController.popoverPresentationController", "UIViewController.isModalInPresentation",
      "UIPresentationController.delegate", "UIPresentationController.presentedViewController",
      "UIPresentationController.presentingViewController"))
  func theUserPullsASheetDownWhereItMayGo() throws {
    let below = UIViewController()
    let shown = UIViewController()
    let asked = SheetLog()
    #expect(shown.sheetPresentationController?.presentedViewController === shown)
    #expect(shown.popoverPresentationController == nil)
    shown.presentationController?.delegate = asked
    below.present(shown, animated: true)
    #expect(shown.presentationController?.presentingViewController === below)
    shown.isModalInPresentation = true
    shown.pullDown()
    #expect(below.presentedViewController === shown)
    shown.isModalInPresentation = false
    shown.pullDown()
    #expect(below.presentedViewController == nil)
    #expect(asked.lines == ["attempt", "may", "will", "did"])
    shown.modalPresentationStyle = .popover
    #expect(shown.popoverPresentationController?.delegate === asked)
  }

  @Test(
    .shows(
      "UIViewController.show(_:sender:)", "UIViewController.showDetailViewController(_:sender:)",
      "UIViewController.transition(from:to:duration:options:animations:completion:)"))
  func aControllerIsShownInTheWayOfItsContainer() {
    let alone = UIViewController()
    let other = UIViewController()
    alone.show(other, sender: nil)
    #expect(alone.presentedViewController === other)
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let next = UIViewController()
    root.showDetailViewController(next, sender: nil)
    #expect(navigation.viewControllers == [root, next])
    let from = Page("A", log)
    let into = Page("B", log)
    let holder = UIView()
    holder.addSubview(from.view)
    from.appear()
    _ = log.take()
    alone.transition(from: from, to: into, duration: 0, animations: nil)
    #expect(holder.subviews == [into.view])
    #expect(log.lines.filter { $0.hasPrefix("A") } == ["A will go", "A goes"])
  }

  @Test(
    .shows(
      "UIViewController.setEditing(_:animated:)", "UIViewController.isEditing",
      "UIViewController.editButtonItem"))
  func theEditButtonTurnsEditingOver() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button === controller.editButtonItem && button.title == "Edit")
    button.tap()
    #expect(controller.isEditing && button.title == "Done")
    controller.isEditing = false
    #expect(button.title == "Edit")
  }

  @Test(
    .shows(
      "UIViewController.preferredContentSize",
      "UIViewController.preferredContentSizeDidChange(forChildContentContainer:)",
      "UIViewController.additionalSafeAreaInsets", "UIViewController.title",
      "UIViewController.navigationItem"))
  func aParentIsToldOfAnotherSize() {
    let parent = SizeLog()
    let child = UIViewController()
    parent.addChild(child)
    child.preferredContentSize = CGSize(width: 3, height: 4)
    #expect(parent.sizes == [CGSize(width: 3, height: 4)])
    parent.appear()
    let top = parent.view.safeAreaInsets.top
    parent.additionalSafeAreaInsets.top = 10
    parent.layOut()
    #expect(parent.view.safeAreaInsets.top == top + 10)
    child.title = "Notes"
    #expect(child.navigationItem.title == "Notes")
    child.title = "More"
    #expect(child.navigationItem.title == "More")
  }
}

private final class Early: UIViewController {
  override func viewDidLoad() { present(UIViewController(), animated: false) }
}

private final class SizeLog: UIViewController {
  var sizes: [CGSize] = []
  override func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) { sizes.append(container.preferredContentSize) }
}

@MainActor private final class SheetLog: NSObject, UIAdaptivePresentationControllerDelegate {
  var lines: [String] = []
  func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
    lines.append("may")
    return true
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
