import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// What views are called by code and by screen readers.
@MainActor @Suite(.serialized) struct ControlAccessibilityTests {
  @Test(
    .shows("View.accessibilityLabel(_: some StringProtocol)"),
    .shows("View.accessibilityLabel(_: LocalizedStringKey)", "View.accessibilityLabel(_: Text)"))
  func aControlIsFoundByWhatAScreenReaderSays() async throws {
    var log: [String] = []
    let (name, number) = ("first", 2)
    let shown = ShownInterface(
      VStack {
        Button("1") { log.append("1") }.accessibilityLabel(name)
        Button("2") { log.append("2") }.accessibilityLabel("number \(number)")
        Button("3") { log.append("3") }.accessibilityLabel(Text("third"))
      })
    #expect(shown.lines == [#"button "first""#, #"button "number 2""#, #"button "third""#])
    for name in ["third", "number 2", "first"] { try await shown.tap(name) }
    #expect(log == ["3", "2", "1"])
  }

  @Test(.shows("View.accessibilityIdentifier(_:)"))
  func aControlIsFoundByItsIdentifier() async throws {
    var isDone = false
    let shown = ShownInterface(
      VStack {
        Button("Done") { isDone = true }.accessibilityIdentifier("done-button")
        VStack {
          Text("a")
          Text("b")
        }.accessibilityIdentifier("texts")
      })
    #expect(shown.elements(.button).map(\.identifier) == ["done-button"])
    #expect(shown.elements(.area).compactMap(\.identifier) == ["texts"])
    try await shown.tap("done-button")
    #expect(isDone)
  }

  @Test(.shows("View.accessibilityHint(_:)", "View.accessibilityValue(_:)"))
  func aControlHasAHintAndAValue() {
    let shown = ShownInterface(
      Button("Sound") {}.accessibilityHint("Makes it loud.").accessibilityValue("off"))
    let buttons = shown.views(UIView.self).filter { $0.accessibilityHint != nil }
    #expect(buttons.map(\.accessibilityHint) == ["Makes it loud."])
    #expect(buttons.map(\.accessibilityValue) == ["off"])
  }
}
