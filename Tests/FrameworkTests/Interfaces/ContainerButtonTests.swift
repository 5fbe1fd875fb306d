import DeviceEvents
import SimulatedSwiftUI
import TestSupport
import Testing

/// The ways to make a button.
@MainActor @Suite(.serialized) struct ContainerButtonTests: LooksAtViews {
  @Test(
    .shows("Button", "Button.init(action:label:)", "Button.init(role:action:label:)"),
    .shows("Button.init(_:action:)", "Button.init(_:role:action:)"),
    .shows("Button.init(_:systemImage:action:)", "Button.init(_:systemImage:role:action:)"))
  func aTapRunsTheActionOfTheButton() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      VStack {
        Button {
          log.append("a")
        } label: {
          Text("view")
        }
        Button(role: .destructive) {
          log.append("b")
        } label: {
          Text("view with a role")
        }
        Button("title") { log.append("c") }
        Button("title".dropFirst(2), role: .cancel) { log.append("d") }
        Button("symbol", systemImage: "star") { log.append("e") }
        Button("symbol with a role", systemImage: "trash", role: .destructive) { log.append("f") }
      })
    let names = ["view", "view with a role", "title", "tle", "symbol", "symbol with a role"]
    #expect(shown.lines == names.map { "button \"\($0)\"" })
    for name in names { try await shown.tap(name) }
    #expect(log == ["a", "b", "c", "d", "e", "f"])
  }

  @Test(
    .shows("Button.init(role:action:label:)", "Button.init(_:role:action:)"),
    .shows("Button.init(_:systemImage:role:action:)"))
  func whatDestroysIsRed() throws {
    func color(_ button: some View) throws -> ScreenColor {
      try #require(elements(of: button).first?.color)
    }
    let usual = try color(Button("a") {})
    let red = try color(Text("a").foregroundColor(.red))
    #expect(usual != red)
    #expect(
      try color(
        Button(role: .destructive) {
        } label: {
          Text("a")
        }) == red)
    #expect(try color(Button("a", role: .destructive) {}) == red)
    #expect(try color(Button("a", systemImage: "trash", role: .destructive) {}) == red)
    #expect(try color(Button("a", role: nil) {}) == usual)
    #expect(try color(Button("a", role: .cancel) {}) == usual)
  }

  @Test(.shows("Button"))
  func aButtonThatIsDisabledCantBeTapped() async throws {
    var isTapped = false
    let shown = ShownInterface(Button("press") { isTapped = true }.disabled(true))
    #expect(shown.text == #"button "press" dimmed"#)
    await #expect(throws: ScreenFailure.self) { try await shown.tap("press") }
    #expect(!isTapped)
  }

  /// A style that draws its button with a text below.
  private struct NotedStyle: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      VStack {
        Button(configuration)
        Text(configuration.role == .destructive ? "destroys" : "acts")
      }
    }
  }

  @Test(.shows("Button.init(_:)"))
  func aStyleCanMakeItsButton() async throws {
    var isDone = false
    let shown = ShownInterface(
      Button("Delete", role: .destructive) { isDone = true }.buttonStyle(NotedStyle()))
    #expect(shown.text == "button \"Delete\"\nlabel \"destroys\"")
    try await shown.tap("Delete")
    #expect(isDone)
  }
}
