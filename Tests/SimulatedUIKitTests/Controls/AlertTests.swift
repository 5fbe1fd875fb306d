import DeviceEvents
import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct AlertTests {
  let log = ControlsLog()

  private func action(_ title: String, _ style: UIAlertAction.Style = .default) -> UIAlertAction {
    UIAlertAction(title: title, style: style) { [log] action in
      log.lines.append("\(action.title ?? "") chosen")
    }
  }

  private func buttons(_ alert: UIAlertController) -> [UIButton] {
    alert.layOut()
    return alert.view.subviews.compactMap { $0 as? UIButton }
  }

  @Test(
    .shows(
      "UIAlertController.init(title:message:preferredStyle:)", "UIAlertController.addAction(_:)",
      "UIAlertController.actions", "UIAlertController.message", "UIAlertController.preferredStyle",
      "UIAlertAction.init(title:style:handler:)", "UIAlertAction.title", "UIAlertAction.style",
      "UIAlertController.loadView()"))
  func anActionTakesTheAlertAwayAndRunsItsHandler() throws {
    let below = UIViewController()
    let alert = UIAlertController(title: "Save?", message: "To disk", preferredStyle: .alert)
    alert.addAction(action("Save"))
    alert.addAction(action("Cancel", .cancel))
    below.present(alert, animated: true)
    let element = alert.view.screenElement()
    #expect(element.kind == .alert)
    #expect([element.text, element.detail] == ["Save?", "To disk"])
    #expect(element.children.map(\.text) == ["Cancel", "Save"])
    #expect(alert.actions.map(\.title) == ["Save", "Cancel"])
    try #require(buttons(alert).last).tap()
    #expect(log.take() == ["Save chosen"])
    #expect(below.presentedViewController == nil)
  }

  @Test(
    .shows(
      "UIAlertController.addTextField(configurationHandler:)", "UIAlertController.textFields",
      "UIAlertAction.isEnabled"))
  func aFieldIsTypedIn() throws {
    let below = UIViewController()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Your name" }
    let save = action("OK")
    save.isEnabled = false
    alert.addAction(save)
    below.present(alert, animated: true)
    let field = try #require(alert.textFields?.first)
    field.userTypes("Ada")
    #expect(alert.textFields?.map(\.text) == ["Ada"] && field.placeholder == "Your name")
    alert.choose(save)
    #expect(log.take() == [] && below.presentedViewController === alert)
    save.isEnabled = true
    #expect(buttons(alert).map(\.isEnabled) == [true])
    alert.choose(save)
    #expect(log.take() == ["OK chosen"])
    field.resignFirstResponder()
  }

  @Test(.shows("UIAlertController.addAction(_:)", "UIAlertController.preferredAction"))
  func aSheetHasTheActionThatCancelsLast() {
    let alert = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    alert.addAction(action("Cancel", .cancel))
    alert.addAction(action("Remove", .destructive))
    alert.addAction(action("Keep"))
    #expect(buttons(alert).map(\.currentTitle) == ["Remove", "Keep", "Cancel"])
    #expect(alert.textFields == nil)
  }

  @Test(.shows("UIAlertController.addAction(_:)"))
  func twoActionsThatCancelTrap() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "A", style: .cancel))
        alert.addAction(UIAlertAction(title: "B", style: .cancel))
      }
    }
  }

  @Test(.shows("UIAlertController.addTextField(configurationHandler:)"))
  func aFieldInASheetTraps() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet).addTextField()
      }
    }
  }
}
