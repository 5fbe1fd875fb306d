import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Controls in Control Centre.
@Suite struct ControlTests {
  private func run(_ lesson: IntentLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  static let turn = """
    struct Turn: SetValueIntent {
      static let title: LocalizedStringResource = "Turn"
      @Parameter(title: "On") var value: Bool
      @Parameter(title: "Lamp") var lamp: String?
      init() {}
      init(_ lamp: String) { self.lamp = lamp }
      func perform() async throws -> some IntentResult {
        print("turns \\(lamp ?? "it") in the \\(place)")
        defaults.set(value, forKey: lamp ?? "lamp")
        return .result()
      }
    }
    """

  @Test(
    .shows("ControlWidget", "ControlWidget.body", "ControlWidget.Body", "ControlWidget.init()"),
    .shows("StaticControlConfiguration", "StaticControlConfiguration.init(kind:provider:content:)"),
    .shows("ControlWidgetConfiguration", "ControlWidgetConfiguration.displayName(_:)"),
    .shows("ControlWidgetConfiguration.description(_:)", "ControlWidgetConfiguration.Body"),
    .shows("ControlWidgetConfiguration.body", "ControlValueProvider", "ControlValueProvider.Value"),
    .shows("ControlValueProvider.previewValue", "ControlValueProvider.currentValue()"),
    .shows("ControlWidgetToggle", "ControlWidgetToggle.init(isOn:action:label:valueLabel:)"),
    .shows("ControlWidgetTemplate", "ControlWidgetTemplateBuilder"),
    .shows("ControlWidgetTemplateBuilder.buildBlock(_:)", "ControlCenter", "ControlCenter.shared"),
    .shows("ControlCenter.reloadControls(ofKind:)", "ControlCenter.reloadAllControls()"),
    .shows("ControlCenter.currentControls()", "ControlInfo", "ControlInfo.kind"),
    .shows(
      "WidgetBundleBuilder.buildExpression(_: Content) <Content: Widget> -> Content",
      "WidgetBundleBuilder.buildExpression(_: Content) <Content: ControlWidget> -> some Widget"))
  func aToggleIsTurnedByTheUserAndByItsApp() async throws {
    let outcome = try await run(
      IntentLesson(
        shared: Self.turn,
        whenActive: """
          defaults.set(true, forKey: "lamp")
          ControlCenter.shared.reloadControls(ofKind: "other")
          ControlCenter.shared.reloadControls(ofKind: "lamp")
          ControlCenter.shared.reloadAllControls()
          Task { print(try await ControlCenter.shared.currentControls().map(\\.kind)) }
          """,
        plugIn: """
          struct Lamp: ControlWidget {
            struct Provider: ControlValueProvider {
              var previewValue: Bool { true }
              func currentValue() async throws -> Bool { defaults.bool(forKey: "lamp") }
            }
            var body: some ControlWidgetConfiguration {
              StaticControlConfiguration(kind: "lamp", provider: Provider()) { isOn in
                ControlWidgetToggle(isOn: isOn, action: Turn()) {
                  Label("Lamp", systemImage: "lamp.desk")
                } valueLabel: { isOn in
                  Text(isOn ? "Bright" : "Dark")
                }
              }
              .displayName("My lamp").description("Makes light.")
            }
          }
          """,
        bundle: "Lamp()",
        scene: """
          let offer = device.controlGallery()[0]
          print(offer, offer.about, offer.preview ?? "nothing", separator: "; ")
          let control = device.addToControlCenter(controlKind: "lamp")
          print(control, control.isOn ?? "a button", control.symbol ?? "none")
          control.tap()
          print(control)
          control.tap()
          print(control)
          device.open("Reader")
          print(control)
          control.remove()
          """))
    #expect(
      outcome.text(of: "Scene") == """
        Reader: My lamp; Makes light.; Lamp: Bright
        Lamp: Dark false lamp.desk
        Lamp: Bright
        Lamp: Dark
        Lamp: Bright\n
        """)
    #expect(outcome.text(of: "Reader") == "[\"lamp\"]\n")
    #expect(outcome.text(of: "Glance") == "turns it in the extension\nturns it in the extension\n")
    // Added, twice after a tap, and twice for the app; another kind has no effect.
    #expect(outcome.lines.count { $0.contains("is called: currentValue") } == 5)
  }

  @Test(
    .shows("AppIntentControlConfiguration", "ControlConfigurationIntent"),
    .shows("AppIntentControlConfiguration.init(kind:provider:content:)"),
    .shows("AppIntentControlConfiguration.init(kind:intent:content:)"),
    .shows("AppIntentControlValueProvider", "AppIntentControlValueProvider.Configuration"),
    .shows("AppIntentControlValueProvider.Value"),
    .shows("AppIntentControlValueProvider.currentValue(configuration:)"),
    .shows("AppIntentControlValueProvider.previewValue(configuration:)"),
    .shows("ControlWidgetToggle.init(_:isOn:action:valueLabel:)"),
    .shows("ControlWidgetToggle.init(_:isOn:action:)", "WidgetBundleBuilder.buildOptional(_:)"),
    .shows("WidgetBundleBuilder.buildLimitedAvailability(_:)"),
    .shows("ControlWidgetConfiguration.promptsForUserConfiguration()"))
  func theUserSetsWhatAControlIsFor() async throws {
    let outcome = try await run(
      IntentLesson(
        shared: Self.turn,
        plugIn: """
          struct Which: ControlConfigurationIntent {
            static let title: LocalizedStringResource = "Which lamp"
            @Parameter(title: "Lamp", default: "desk") var lamp: String
          }
          struct Lamp: ControlWidget {
            struct Value { var lamp: String; var isOn: Bool }
            struct Provider: AppIntentControlValueProvider {
              func previewValue(configuration: Which) -> Value {
                Value(lamp: configuration.lamp, isOn: true)
              }
              func currentValue(configuration: Which) async throws -> Value {
                Value(lamp: configuration.lamp, isOn: defaults.bool(forKey: configuration.lamp))
              }
            }
            var body: some ControlWidgetConfiguration {
              AppIntentControlConfiguration(kind: "lamp", provider: Provider()) { value in
                ControlWidgetToggle(
                  "The \\(value.lamp)", isOn: value.isOn, action: Turn(value.lamp)
                ) { isOn in Text(isOn ? "Bright" : "Dark") }
              }
              .promptsForUserConfiguration()
            }
          }
          struct Plain: ControlWidget {
            var body: some ControlWidgetConfiguration {
              AppIntentControlConfiguration(kind: "plain", intent: Which.self) { which in
                ControlWidgetToggle("A \\(which.lamp)", isOn: false, action: Turn(which.lamp))
              }
            }
          }
          """,
        bundle: """
          if #available(iOS 18, *) {
            Lamp()
            Plain()
          }
          """,
        scene: """
          print(device.controlGallery().map { $0.preview ?? "nothing" })
          device.addToControlCenter(controlKind: "plain", of: "Reader")
          let control = device.addToControlCenter(controlKind: "lamp", of: "Reader")
          print(control, control.settings)
          control.configure("Lamp", "kitchen")
          print(control, control.settings)
          control.tap()
          print(control)
          """))
    #expect(
      outcome.text(of: "Scene") == """
        ["The desk: Bright", "A desk: Off"]
        The desk: Dark ["Lamp: desk"]
        The kitchen: Dark ["Lamp: kitchen"]
        The kitchen: Bright\n
        """)
    #expect(outcome.text(of: "Glance") == "turns kitchen in the extension\n")
    #expect(
      outcome.lines.filter { $0.contains("is asked") } == [
        "Device: the user is asked what to set for the control lamp: Lamp"
      ])
  }

  @Test(
    .shows("ControlWidgetButton", "ControlWidgetButton.init(_:action:)"),
    .shows("ControlWidgetButton.init(action:label:)"),
    .shows("ControlWidgetButton.init(action:label:actionLabel:)"),
    .shows("StaticControlConfiguration.init(kind:content:)", "ControlWidgetTemplate.disabled(_:)"),
    .shows("ControlWidgetTemplate.body", "ControlWidgetTemplate.Body"))
  func aButtonOpensTheAppWhereItsIntentIsPerformed() async throws {
    let outcome = try await run(
      IntentLesson(
        shared: """
          struct Show: AppIntent {
            static let title: LocalizedStringResource = "Show"
            static let openAppWhenRun = true
            func perform() async throws -> some IntentResult {
              print("shows in the \\(place)")
              return .result()
            }
          }
          """,
        plugIn: """
          struct Template: ControlWidgetTemplate {
            var body: some ControlWidgetTemplate {
              ControlWidgetButton("Show", action: Show())
            }
          }
          struct First: ControlWidget {
            var body: some ControlWidgetConfiguration {
              StaticControlConfiguration(kind: "first") { Template() }
            }
          }
          struct Second: ControlWidget {
            var body: some ControlWidgetConfiguration {
              StaticControlConfiguration(kind: "second") {
                ControlWidgetButton(action: Show()) { Label("Open", systemImage: "book") }
              }
            }
          }
          struct Third: ControlWidget {
            var body: some ControlWidgetConfiguration {
              StaticControlConfiguration(kind: "third") {
                ControlWidgetButton(action: Show()) {
                  Text("Never")
                } actionLabel: { isActive in
                  Text(isActive ? "Now" : "Later")
                }
                .disabled(true)
              }
            }
          }
          """,
        bundle: "First()\nSecond()\nThird()",
        scene: """
          let control = device.addToControlCenter(controlKind: "first")
          print(control, control.isOn == nil)
          control.tap()
          print(device.addToControlCenter(controlKind: "second").symbol ?? "none")
          device.addToControlCenter(controlKind: "third").tap()
          """))
    #expect(outcome.text(of: "Scene") == "Show true\nbook\n")
    #expect(outcome.text(of: "Reader") == "shows in the app\n")
    #expect(outcome.lines.contains("Reader: becomes active"))
    let ending = outcome.events.map { "\($0.action)" }.joined()
    #expect(ending.contains("is dimmed"))
  }
}
