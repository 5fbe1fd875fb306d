import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// What the user can't use.
@MainActor @Suite(.serialized) struct ControlDisabledTests {
  /// Says whether controls at its place can be used.
  private struct Said: View {
    @Environment(\.isEnabled) private var isEnabled

    var body: some View { Text(isEnabled ? "enabled" : "disabled") }
  }

  @Test(.shows("View.disabled(_:)"))
  func controlsInsideCannotBeUsed() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      VStack {
        Button("a") { log.append("a") }
        Button("b") { log.append("b") }.disabled(true)
        VStack {
          Button("c") { log.append("c") }.disabled(false)
          Toggle("d", isOn: .constant(true))
          TextField("e", text: .constant(""))
          Stepper("f", value: .constant(1))
          Slider(value: .constant(0.5))
          Said()
        }.disabled(true)
        Said().disabled(false)
      })
    #expect(
      shown.text == """
        button "a"
        button "b" dimmed
        button "c" dimmed
        label "d"
        toggle "d" on dimmed
        textField (e) dimmed
        label "f"
        button "Decrement" dimmed
        button "Increment" dimmed
        slider 0.5 dimmed
        label "disabled"
        label "enabled"
        """)
    try await shown.tap("a")
    await #expect(throws: (any Error).self) { try await shown.tap("b") }
    await #expect(throws: (any Error).self) { try await shown.tap("c") }
    #expect(log == ["a"])
  }

  @Test func gesturesInsideAreNotRecognized() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      VStack {
        Text("a").onTapGesture { log.append("a") }
        Text("b").gesture(TapGesture().onEnded { log.append("b") })
      }.disabled(true))
    for name in ["a", "b"] { try? await shown.tap(name) }
    #expect(log == [])
  }

  @Test(.shows("View.allowsHitTesting(_:)"))
  func noFingerReachesWhatIsInside() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      VStack {
        Button("a") { log.append("a") }.allowsHitTesting(false)
        Button("b") { log.append("b") }.allowsHitTesting(true)
        Text("c").onTapGesture { log.append("c") }.allowsHitTesting(false)
        Said().allowsHitTesting(false)
      })
    #expect(
      shown.text == """
        button "a"
        button "b"
        label "c"
        label "enabled"
        """)
    for name in ["a", "b", "c"] { try? await shown.tap(name) }
    #expect(log == ["b"])
  }

  @Test func aFingerReachesWhatIsBehind() async throws {
    var log: [String] = []
    let shown = ShownInterface(
      ZStack {
        Button("below") { log.append("below") }
        Color.red.opacity(0.5).allowsHitTesting(false)
      })
    try await shown.tap("below")
    #expect(log == ["below"])
  }
}
