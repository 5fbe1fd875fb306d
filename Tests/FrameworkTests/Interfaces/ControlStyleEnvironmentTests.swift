import DeviceEvents
import SimulatedSwiftUI
import SimulatedUIKit
import TestSupport
import Testing

/// What the styles of controls know of what is around them.
@MainActor @Suite struct ControlStyleEnvironmentTests: LooksAtViews {
  /// A style of buttons that says whether its button can be tapped.
  private struct KnowingButtonStyle: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "ready" : "waiting")
    }
  }

  /// A style of toggles that says whether its toggle can be used.
  private struct KnowingToggleStyle: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Text(isEnabled ? "ready" : "waiting")
    }
  }

  @Test func aStyleOfButtonsReadsTheEnvironment() {
    let view = VStack {
      Button("a") {}
      Button("b") {}.disabled(true)
    }
    #expect(texts(of: view.buttonStyle(KnowingButtonStyle())) == ["ready", "waiting"])
  }

  @Test func aStyleOfTogglesReadsTheEnvironment() {
    let view = VStack {
      Toggle("a", isOn: .constant(true))
      Toggle("b", isOn: .constant(true)).disabled(true)
    }
    #expect(texts(of: view.toggleStyle(KnowingToggleStyle())) == ["ready", "waiting"])
  }
}
