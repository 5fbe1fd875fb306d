import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// How buttons look, and what they do.
@MainActor @Suite(.serialized) struct ControlButtonTests: LooksAtViews {
  /// A style that puts the label and what it knows of the button into words.
  private struct WordStyle: ButtonStyle {
    let mark: String

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Text("\(mark) \(name(of: configuration.role)) \(configuration.isPressed)")
      }
    }

    private func name(of role: ButtonRole?) -> String {
      role == .destructive ? "destroys" : role == .cancel ? "cancels" : "acts"
    }
  }

  @Test(
    .shows("ButtonStyle", "ButtonStyle.Body", "ButtonStyle.Configuration"),
    .shows("ButtonStyle.makeBody(configuration:)", "ButtonStyleConfiguration"),
    .shows("ButtonStyleConfiguration.role", "ButtonStyleConfiguration.label"),
    .shows("ButtonStyleConfiguration.isPressed", "ButtonStyleConfiguration.Label"),
    .shows("View.buttonStyle(_: S) <S: ButtonStyle> -> some View"),
    .shows("ButtonRole", "ButtonRole.destructive", "ButtonRole.cancel"))
  func aStyleDrawsTheButtonsInside() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      VStack {
        Button("Send") { log.append("sent") }
        Button("Delete", role: .destructive) { log.append("deleted") }
        Button("Stop", role: .cancel) { log.append("stopped") }.buttonStyle(WordStyle(mark: "?"))
      }.buttonStyle(WordStyle(mark: "!")))
    #expect(
      shown.text == """
        cell
          label "Send"
          label "! acts false"
        cell
          label "Delete"
          label "! destroys false"
        cell
          label "Stop"
          label "? cancels false"
        """)
    for name in ["Stop", "Send", "Delete"] { try await shown.tap(name) }
    #expect(log == ["stopped", "sent", "deleted"])
    #expect(ButtonRole.destructive != .cancel)
  }

  @Test(.shows("ButtonStyleConfiguration.Label.body"))
  func aStyleCanTakeTheLabelApart() {
    struct Inner: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.body.font(.caption)
      }
    }
    let shown = elements(of: Button("Small") {}.buttonStyle(Inner()))
    #expect(shown.map(\.text) == ["Small"])
    #expect(shown.map(\.fontSize) == [12])
  }
}
