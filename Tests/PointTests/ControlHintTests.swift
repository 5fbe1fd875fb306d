import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What controls say of their value, and of what a tap does.
@Suite struct ControlHintTests {
  private func run(_ lesson: IntentLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows(
      "View.controlWidgetActionHint(_: Text)",
      "View.controlWidgetActionHint(_: LocalizedStringKey)",
      "View.controlWidgetActionHint(_: LocalizedStringResource)",
      "View.controlWidgetActionHint(_: some StringProtocol)",
      "View.controlWidgetStatus(_: Text)", "View.controlWidgetStatus(_: LocalizedStringKey)",
      "View.controlWidgetStatus(_: LocalizedStringResource)",
      "View.controlWidgetStatus(_: some StringProtocol)"))
  func aControlSaysItsStatusAndWhatATapDoes() async throws {
    let outcome = try await run(
      IntentLesson(
        shared: ControlTests.turn,
        plugIn: """
          let word: String = "wakes"
          let resource: LocalizedStringResource = "sleeps"
          struct Lamp: ControlWidget {
            struct Provider: ControlValueProvider {
              var previewValue: Bool { true }
              func currentValue() async throws -> Bool { defaults.bool(forKey: "lamp") }
            }
            var body: some ControlWidgetConfiguration {
              StaticControlConfiguration(kind: "lamp", provider: Provider()) { isOn in
                ControlWidgetToggle("Lamp", isOn: isOn, action: Turn()) { isOn in
                  if isOn {
                    Text("Bright").controlWidgetActionHint(Text("Darken"))
                      .controlWidgetStatus(Text("very bright"))
                  } else {
                    Text("Dark").controlWidgetActionHint("Brighten").controlWidgetStatus("very dark")
                  }
                }
              }
            }
          }
          struct Bell: ControlWidget {
            var body: some ControlWidgetConfiguration {
              StaticControlConfiguration(kind: "bell") {
                ControlWidgetButton(action: Turn()) {
                  Text("Bell").controlWidgetActionHint(word).controlWidgetStatus(word)
                }
              }
            }
          }
          struct Moon: ControlWidget {
            var body: some ControlWidgetConfiguration {
              StaticControlConfiguration(kind: "moon") {
                ControlWidgetButton(action: Turn()) {
                  Text("Moon").controlWidgetActionHint(resource).controlWidgetStatus(resource)
                }
              }
            }
          }
          """,
        bundle: "Lamp()\nBell()\nMoon()",
        scene: """
          let lamp = device.addToControlCenter(controlKind: "lamp")
          print(lamp, lamp.hint ?? "none")
          lamp.tap()
          print(lamp, lamp.hint ?? "none")
          for kind in ["bell", "moon"] {
            let control = device.addToControlCenter(controlKind: kind)
            print(control, control.hint ?? "none")
          }
          """))
    #expect(
      outcome.text(of: "Scene") == """
        Lamp: very dark Brighten
        Lamp: very bright Darken
        Bell: wakes wakes
        Moon: sleeps sleeps\n
        """)
  }
}
