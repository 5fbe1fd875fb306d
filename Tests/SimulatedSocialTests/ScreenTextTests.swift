import DeviceEvents
import Testing

@testable import ExtensionHost

/// The text of a screen, as a scene prints it.
struct ScreenTextTests {
  private func element(
    _ kind: ScreenElement.Kind, _ text: String? = nil, y: Double = 0, x: Double = 0,
    children: [ScreenElement] = []
  ) -> ScreenElement {
    ScreenElement(
      kind, frame: ScreenFrame(x: x, y: y, width: 100, height: 20), text: text, children: children)
  }

  private func text(_ elements: ScreenElement...) -> String {
    ScreenText.text(of: Screen(elements: [element(.area, children: elements)]))
  }

  @Test func thingsStandInTheOrderOfReading() {
    #expect(
      text(element(.label, "c", y: 40), element(.label, "b", x: 50), element(.label, "a"))
        == "label \"a\"\nlabel \"b\"\nlabel \"c\"")
  }

  @Test func whatIsInsideStandsFurtherInAndIsNotRepeated() {
    let cell = element(
      .cell, "List",
      children: [element(.area, children: [element(.label, "List")]), element(.activity)])
    #expect(text(element(.table, children: [cell])) == "table\n  cell \"List\"\n    activity")
  }

  @Test func eachThingSaysItsState() {
    var button = element(.button, "Post \"now\"\n")
    button.isEnabled = false
    var field = element(.textField, "", y: 10)
    field.placeholder = "Title"
    field.identifier = "title"
    var toggle = element(.toggle, y: 20)
    toggle.isOn = true
    var slider = element(.slider, y: 30)
    slider.fraction = 0.255
    var cell = element(.cell, "Inbox", y: 35)
    cell.isOn = true
    cell.isSelected = true
    var alert = element(.alert, "Sure?", y: 40)
    alert.detail = "It can't be undone."
    #expect(
      text(button, field, toggle, slider, cell, alert) == """
        button "Post \\"now\\"\\n" (dimmed)
        textField (placeholder "Title") #title
        toggle on
        slider 26 %
        cell "Inbox" on selected
        alert "Sure?" "It can't be undone."
        """)
  }

  @Test func aScreenShowsWhatCanBeRead() {
    var field = element(.textField, "Tea")
    field.placeholder = "Title"
    let screen = Screen(elements: [
      element(.area, children: [field, element(.label, "On reading")])
    ])
    #expect(screen.shows("read"))
    #expect(screen.shows("Tea"))
    #expect(!screen.shows("Title"))
  }
}
