import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Buttons and switches of widgets, whose intents are performed without the app.
@Suite struct WidgetControlTests {
  private func run(_ lesson: IntentLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  private static let add = """
    struct Add: AppIntent {
      static let title: LocalizedStringResource = "Add"
      @Parameter(title: "By") var step: Int
      init() {}
      init(_ step: Int) { self.step = step }
      func perform() async throws -> some IntentResult {
        print("adds in the \\(place)")
        defaults.set(defaults.integer(forKey: "count") + step, forKey: "count")
        return .result()
      }
    }
    """

  @Test(
    .shows("Button.init(intent:label:)", "Button.init(role:intent:label:)"),
    .shows("Button.init(_:intent:)"))
  func aButtonPerformsItsIntentInTheExtensionAndTheWidgetIsReloaded() async throws {
    let outcome = try await run(
      IntentLesson(
        shared: Self.add,
        view: """
          VStack {
            Text("\\(defaults.integer(forKey: "count"))")
            Button(intent: Add(1)) { Text("One") }
            Button(role: .destructive, intent: Add(-1)) { Text("Less") }
            Button("Ten", intent: Add(10))
            Button("Never", intent: Add(100)).disabled(true)
          }
          """,
        scene: """
          let widget = device.addToHomeScreen(widgetKind: "glance")
          for text in ["One", "Ten", "Less", "Less"] {
            widget.tap(text)
            print(widget.screen.split(separator: "\\n")[0])
          }
          """))
    #expect(
      outcome.text(of: "Scene") == """
        label "1"
        label "11"
        label "10"
        label "9"\n
        """)
    #expect(outcome.text(of: "Glance") == String(repeating: "adds in the extension\n", count: 4))
    #expect(outcome.lines.count { $0.contains("is called: getTimeline") } == 5)
  }

  @Test func nobodyIsAskedInAWidget() async throws {
    let outcome = try await run(
      IntentLesson(
        shared: """
          struct Ask: AppIntent {
            static let title: LocalizedStringResource = "Ask"
            @Parameter(title: "Name") var name: String
            func perform() async throws -> some IntentResult {
              print("performed")
              return .result()
            }
          }
          """,
        view: "Button(\"Ask\", intent: Ask())",
        scene: "device.addToHomeScreen(widgetKind: \"glance\").tap(\"Ask\")"))
    #expect(outcome.text(of: "Glance").isEmpty)
    #expect(outcome.lines.contains("Glance: can't work for the system: the user says no"))
  }

  @Test(
    .shows("LiveActivityIntent", "AudioPlaybackIntent"))
  func someIntentsArePerformedInTheApp() async throws {
    let outcome = try await run(
      IntentLesson(
        shared: """
          struct Play: AudioPlaybackIntent {
            static let title: LocalizedStringResource = "Play"
            func perform() async throws -> some IntentResult {
              print("plays in the \\(place)")
              return .result()
            }
          }
          struct Follow: LiveActivityIntent {
            static let title: LocalizedStringResource = "Follow"
            func perform() async throws -> some IntentResult {
              print("follows in the \\(place)")
              return .result()
            }
          }
          """,
        plugIn: """
          struct Lonely: LiveActivityIntent {
            static let title: LocalizedStringResource = "Lonely"
            func perform() async throws -> some IntentResult { .result() }
          }
          """,
        view: """
          VStack {
            Button("Play", intent: Play())
            Button("Follow", intent: Follow())
            Button("Alone", intent: Lonely())
          }
          """,
        scene: """
          let widget = device.addToHomeScreen(widgetKind: "glance")
          for text in ["Play", "Follow", "Alone"] { widget.tap(text) }
          """))
    #expect(outcome.text(of: "Reader") == "plays in the app\nfollows in the app\n")
    #expect(
      outcome.lines.contains(
        "Glance: isn't asked: the app's target has no intent 'Lonely', and it is to be performed "
          + "in the app"))
  }

  @Test(
    .shows("Toggle.init(isOn:intent:label:)", "Toggle.init(_:isOn:intent:)", "SetValueIntent"),
    .shows("SetValueIntent.value", "SetValueIntent.ValueType"))
  func aSwitchSetsTheValueOfItsIntent() async throws {
    let outcome = try await run(
      IntentLesson(
        shared: """
          struct Turn: SetValueIntent {
            static let title: LocalizedStringResource = "Turn"
            @Parameter(title: "On") var value: Bool
            func perform() async throws -> some IntentResult {
              defaults.set(value, forKey: "isOn")
              return .result()
            }
          }
          """,
        view: """
          VStack {
            Toggle(isOn: defaults.bool(forKey: "isOn"), intent: Turn()) { Text("Light") }
            Toggle("Lamp", isOn: defaults.bool(forKey: "isOn"), intent: Turn())
          }
          """,
        scene: """
          let widget = device.addToHomeScreen(widgetKind: "glance", size: .medium)
          for text in ["Light", "Lamp"] {
            widget.tap(text)
            print(widget.screen)
          }
          """))
    #expect(
      outcome.text(of: "Scene") == """
        label "Light"
        toggle "Light" on
        label "Lamp"
        toggle "Lamp" on
        label "Light"
        toggle "Light" off
        label "Lamp"
        toggle "Lamp" off\n
        """)
  }
}
