import SimulatedSocial
import SimulatedUIKit
import TestSupport
import Testing

/// The rows of a compose sheet, and the controllers that the sheet shows inside.
@MainActor struct ConfigurationTests {
  private func item(_ title: String, value: String? = nil) throws -> SLComposeSheetConfigurationItem
  {
    let item = try #require(SLComposeSheetConfigurationItem())
    item.title = title
    item.value = value
    return item
  }

  @Test(
    .shows(
      "SLComposeServiceViewController.configurationItems()",
      "SLComposeSheetConfigurationItem.title", "SLComposeSheetConfigurationItem.value",
      "SLComposeSheetConfigurationItem.valuePending"))
  func aRowShowsItsItemAndFollowsIt() async throws {
    let controller = RecordingController()
    let item = try item("List", value: "Inbox")
    controller.rows = [item]
    let sheet = await SheetOnScreen(controller)
    #expect(sheet.lines.last == "cell List Inbox")
    item.title = "In"
    item.value = "Travel"
    #expect(sheet.lines.last == "cell In Travel")
    item.valuePending = true
    #expect(sheet.lines.suffix(2) == ["cell In", "activity"])
  }

  @Test(.shows("SLComposeSheetConfigurationItem.tapHandler"))
  func aTapOnARowCallsItsHandler() async throws {
    let controller = RecordingController()
    let item = try item("List")
    controller.rows = [item]
    let sheet = await SheetOnScreen(controller)
    var taps = 0
    item.tapHandler = { taps += 1 }
    try await sheet.tap("List")
    #expect(taps == 1)
    item.tapHandler = nil
    try await sheet.tap("List")
    #expect(taps == 1)
  }

  @Test(.shows("SLComposeServiceViewController.reloadConfigurationItems()"))
  func rowsAreAskedForAnewWhenTheyAreReloaded() async throws {
    let controller = RecordingController()
    let sheet = await SheetOnScreen(controller)
    #expect(sheet.lines == ["barButton Cancel", "barButton Post", "textView"])
    controller.rows = [try item("List"), try item("Tag")]
    controller.reloadConfigurationItems()
    #expect(sheet.lines.suffix(2) == ["cell List", "cell Tag"])
  }

  @Test(
    .shows(
      "SLComposeServiceViewController.pushConfigurationViewController(_:)",
      "SLComposeServiceViewController.popConfigurationViewController()"))
  func oneControllerAtATimeIsPushed() async throws {
    let controller = RecordingController()
    let sheet = await SheetOnScreen(controller)
    let (first, second) = (LabelController("first"), LabelController("second"))
    controller.pushConfigurationViewController(first)
    controller.pushConfigurationViewController(second)
    #expect(sheet.lines.contains("label first"))
    #expect(!sheet.lines.contains("barButton Post"))
    #expect(first.extensionContext === sheet.context)
    controller.popConfigurationViewController()
    #expect(sheet.lines == ["barButton Cancel", "barButton Post", "textView"])
    controller.pushConfigurationViewController(second)
    #expect(sheet.lines.contains("label second"))
    try await sheet.tap("Back")
    #expect(sheet.lines == ["barButton Cancel", "barButton Post", "textView"])
  }

  @Test(.shows("SLComposeServiceViewController.autoCompletionViewController"))
  func completionsStandInTheRowsPlace() async throws {
    let controller = RecordingController()
    controller.rows = [try item("List")]
    let sheet = await SheetOnScreen(controller)
    controller.autoCompletionViewController = LabelController("@anna")
    #expect(sheet.lines.suffix(2) == ["textView", "label @anna"])
    controller.autoCompletionViewController = nil
    #expect(sheet.lines.suffix(2) == ["textView", "cell List"])
  }
}

/// A controller that shows a text.
private final class LabelController: UIViewController {
  private let text: String

  init(_ text: String) {
    self.text = text
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel(frame: CGRect(x: 10, y: 60, width: 200, height: 30))
    label.text = text
    view.addSubview(label)
  }
}
