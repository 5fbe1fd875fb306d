import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// Styles that decide themselves when a button acts.
@MainActor @Suite(.serialized) struct ControlPrimitiveButtonStyleTests {
  /// A style that does twice what its button does.
  private struct TwiceStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text(configuration.role == .destructive ? "destroys" : "acts")
        Button("do it twice") {
          configuration.trigger()
          configuration.trigger()
        }
      }
    }
  }

  /// A style that draws its button as another one does, over a text.
  private struct OverStyle<Style: PrimitiveButtonStyle>: PrimitiveButtonStyle {
    let style: Style

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        style.makeBody(configuration: configuration)
        Text("below")
      }
    }
  }

  @Test(
    .shows("PrimitiveButtonStyle", "PrimitiveButtonStyle.Body"),
    .shows("PrimitiveButtonStyle.Configuration"),
    .shows("PrimitiveButtonStyle.makeBody(configuration:)", "PrimitiveButtonStyleConfiguration"),
    .shows("PrimitiveButtonStyleConfiguration.role", "PrimitiveButtonStyleConfiguration.label"),
    .shows("PrimitiveButtonStyleConfiguration.trigger()"),
    .shows("PrimitiveButtonStyleConfiguration.Label"))
  func aStyleDecidesWhenTheButtonActs() async throws {
    var count = 0
    let shown = ShownInterface(
      Button("Add", role: .destructive) { count += 1 }.buttonStyle(TwiceStyle()))
    #expect(
      shown.text == """
        label "Add"
        label "destroys"
        button "do it twice"
        """)
    try await shown.tap("do it twice")
    #expect(count == 2)
  }

  @Test(.shows("PrimitiveButtonStyleConfiguration.Label.body"))
  func aStyleCanTakeTheLabelApart() {
    struct Inner: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View { configuration.label.body }
    }
    #expect(ShownInterface(Button("Add") {}.buttonStyle(Inner())).text == #"label "Add""#)
  }

  @Test(
    .shows("DefaultButtonStyle.makeBody(configuration:)"),
    .shows("PlainButtonStyle.makeBody(configuration:)"),
    .shows("BorderlessButtonStyle.makeBody(configuration:)"),
    .shows("BorderedButtonStyle.makeBody(configuration:)"),
    .shows("BorderedProminentButtonStyle.makeBody(configuration:)"))
  func aStyleCanUseThoseOfTheSystem() async throws {
    func check(_ style: some PrimitiveButtonStyle) async throws -> Bool {
      var isDone = false
      let shown = ShownInterface(
        Button("Add") { isDone = true }.buttonStyle(OverStyle(style: style)))
      #expect(
        shown.text == """
          button "Add"
          label "below"
          """)
      try await shown.tap("Add")
      return isDone
    }
    #expect(try await check(.automatic))
    #expect(try await check(.plain))
    #expect(try await check(.borderless))
    #expect(try await check(.bordered))
    #expect(try await check(.borderedProminent))
  }

  @Test func theInnermostStyleCounts() async throws {
    let shown = ShownInterface(
      VStack {
        Button("a") {}.buttonStyle(.plain)
        Button("b") {}
      }.buttonStyle(TwiceStyle()))
    #expect(
      shown.text == """
        button "a"
        label "b"
        label "acts"
        button "do it twice"
        """)
  }
}
