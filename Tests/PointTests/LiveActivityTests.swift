import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Live Activities: what their apps start, and what the system shows.
@Suite struct LiveActivityTests {
  private func run(_ lesson: LiveActivityLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("Activity", "Activity.request(attributes:content:pushType:)", "ActivityAttributes"),
    .shows("ActivityAttributes.ContentState", "Activity.ContentState", "Activity.id"),
    .shows("ActivityContent.init(state:staleDate:relevanceScore:)", "ActivityViewContext"),
    .shows("ActivityConfiguration", "ActivityConfiguration.init(for:content:dynamicIsland:)"),
    .shows("ActivityViewContext.attributes", "ActivityViewContext.state"),
    .shows("ActivityViewContext.activityID", "ActivityViewContext.isStale"),
    .shows("Activity.update(_:)", "Activity.content", "Activity.activities", "Activity.attributes"))
  func whatItsViewsShowIsSeenWithoutAppOrExtension() async throws {
    var lesson = LiveActivityLesson(
      scene: """
        device.open("Reader").quit()
        let activity = device.liveActivities[0]
        print(activity, "| island", device.dynamicIsland, "|", device.dynamicIsland.expanded)
        """)
    lesson.launch += """

      print(activity.content.state.goals, activity.attributes.name)
      Task {
        await activity.update(ActivityContent(state: .init(goals: 2), staleDate: nil))
        let all = Activity<Match>.activities
        print(all.count, all.first === activity, activity.content.state.goals)
      }
      """
    lesson.view = """
      Text("\\(context.attributes.name) \\(context.state.goals) \\(context.isStale)")
      Text(context.activityID)
      """
    lesson.launch += "\nprint(activity.id)"
    let outcome = try await run(lesson)
    let identifier = "1A57EAC7-0000-4000-8000-000000000001"
    #expect(outcome.text(of: "Reader") == "1 final\n\(identifier)\n1 true 2\n")
    #expect(
      outcome.text(of: "Scene") == """
        Reader, active: label "final 2 false", label "\(identifier)" | \
        island compact: label "L", label "T2" | label "center"\n
        """)
    #expect(
      outcome.lines.filter { $0.contains("Live Activity") || $0.hasPrefix("Score: ") } == [
        "Reader: the Live Activity Match starts",
        "Score: is launched as an extension",
        "Score: the @main type is made",
        "Score: is called: ActivityConfiguration(for:content:dynamicIsland:), \"Match\"",
        "Score: answers \"what its views show\"",
        "Score: is ended by the system",
        "Reader: the Live Activity Match is updated",
        "Score: is launched as an extension",
        "Score: the @main type is made",
        "Score: is called: ActivityConfiguration(for:content:dynamicIsland:), \"Match\"",
        "Score: answers \"what its views show\"",
        "Score: is ended by the system",
      ])
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var keys = "<key>NSSupportsLiveActivities</key><true/>"
    var launch = """
      let activity = try Activity.request(
        attributes: Match(name: "final"), content: .init(state: .init(goals: 1), staleDate: nil))
      print(activity.activityState)
      """
    var scene = #"device.open("Reader")"#
    var printed: String
    var line: String?
  }

  @Test(
    .shows("ActivityAuthorizationError", "ActivityAuthorizationError.errorDescription"),
    .shows("ActivityAuthorizationError.attributesTooLarge", "ActivityAuthorizationError.denied"),
    .shows("ActivityAuthorizationError.unsupported", "ActivityAuthorizationError.visibility"),
    .shows("ActivityAuthorizationError.unsupportedTarget", "Activity.activityState"),
    .shows("ActivityAuthorizationError.targetMaximumExceeded"),
    arguments: [
      Refusal(
        testDescription: "without the key", keys: "",
        printed: "The app's Info.plist lacks NSSupportsLiveActivities.\n"),
      Refusal(
        testDescription: "before iOS 16", scene: "device.useiOS(15)\ndevice.open(\"Reader\")",
        printed: "The device has no Live Activities.\n"),
      Refusal(
        testDescription: "switched off",
        scene: "device.turnOff(liveActivitiesOf: \"Reader\")\ndevice.open(\"Reader\")",
        printed: "The user has switched Live Activities off.\n"),
      Refusal(
        testDescription: "too much",
        launch: """
          _ = try Activity.request(
            attributes: Match(name: String(repeating: "a", count: 4096)),
            content: .init(state: .init(goals: 1), staleDate: nil))
          """, printed: "The attributes and the state have more than 4 KB.\n"),
      Refusal(
        testDescription: "too many",
        launch: """
          for _ in 0..<6 {
            _ = try Activity.request(
              attributes: Match(name: "final"), content: .init(state: .init(goals: 1), staleDate: nil))
          }
          """, printed: "The app has too many Live Activities.\n"),
      Refusal(
        testDescription: "from the background",
        launch: """
          NotificationCenter.default.addObserver(
            forName: UIApplication.didEnterBackgroundNotification, object: nil, queue: .main
          ) { _ in
            do {
              _ = try Activity.request(
                attributes: Match(name: "final"),
                content: .init(state: .init(goals: 1), staleDate: nil))
            } catch ActivityAuthorizationError.visibility {
              print("not visible")
            } catch {}
          }
          """, scene: "device.open(\"Reader\").goToBackground()", printed: "not visible\n"),
      Refusal(
        testDescription: "no views for it",
        launch: """
          struct Other: ActivityAttributes {
            struct ContentState: Codable, Hashable {}
          }
          _ = try Activity.request(
            attributes: Other(), content: .init(state: .init(), staleDate: nil))
          """, scene: "device.open(\"Reader\")\nprint(device.liveActivities)", printed: "",
        line: "no ActivityConfiguration in its extensions is for Other: there are 'Match'"),
    ])
  func whatCantBeStarted(_ test: Refusal) async throws {
    var lesson = LiveActivityLesson(scene: test.scene)
    (lesson.launch, lesson.keys) = (test.launch, test.keys)
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Reader") == test.printed)
    if let line = test.line { #expect(outcome.lines.contains { $0.contains(line) }) }
  }

  @Test(
    .shows("ActivityContent.relevanceScore", "ActivityContent.state", "ActivityContent.staleDate"))
  func theMostImportantComesFirst() async throws {
    var lesson = LiveActivityLesson(
      scene: """
        device.open("Reader")
        print(device.dynamicIsland)
        print(device.liveActivities.map(\\.screen))
        device.open(.browser)
        print(device.dynamicIsland)
        """)
    lesson.launch = """
      for (name, score) in [("first", 10.0), ("second", 50)] {
        var content = ActivityContent(state: Match.ContentState(goals: 0), staleDate: .distantFuture)
        content.state = Match.ContentState(goals: Int(score))
        content.staleDate = nil
        content.relevanceScore = score
        _ = try Activity.request(attributes: Match(name: name), content: content)
      }
      """
    #expect(
      try await run(lesson).text(of: "Scene") == """
        nothing
        ["label \\"second 50\\"", "label \\"first 10\\""]
        compact: label "L", label "T50"\n
        """)
  }

  @Test(
    .shows("View.activityBackgroundTint(_:)", "View.activitySystemActionForegroundColor(_:)"),
    .shows("DynamicIsland.keylineTint(_:)"))
  func coloursAreSeen() async throws {
    var lesson = LiveActivityLesson(
      scene: """
        device.open("Reader")
        let activity = device.liveActivities[0]
        print(activity.buttonColor ?? "none")
        activity.photograph("lock screen")
        activity.photograph("island", .compact)
        """)
    lesson.view = """
      Text("a").activityBackgroundTint(.red).activitySystemActionForegroundColor(.black)
      """
    lesson.modifiers = ".keylineTint(Color(red: 0, green: 1, blue: 0))"
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "#000000\n")
    let screens = outcome.events.compactMap { event in
      if case .photographed(_, let screen) = event.action { screen } else { nil }
    }
    let behind = try #require(screens.first?.elements.first?.background)
    #expect(behind.red > 0.9 && behind.green < 0.3)
    let island = try #require(screens.last?.elements.first)
    #expect(island.border?.color == ScreenColor(red: 0, green: 1, blue: 0))
    #expect(island.background == ScreenColor(red: 0, green: 0, blue: 0))
  }

  struct Tap: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// What is tapped, as written in the scene.
    var tap: String
    var opened: String
  }

  @Test(
    .shows("DynamicIsland.widgetURL(_:)"),
    arguments: [
      Tap(testDescription: "the lock screen", tap: "", opened: "opens app://lock\n"),
      Tap(testDescription: "a link", tap: #""Two""#, opened: "opens app://two\n"),
      Tap(
        testDescription: "the compact island", tap: "nil, .compact",
        opened: "opens app://island\n"),
      Tap(
        testDescription: "the expanded one", tap: "nil, .expanded",
        opened: "opens app://island\n"),
    ])
  func aTapOpensTheAppWithTheURLOfThePlace(_ test: Tap) async throws {
    var lesson = LiveActivityLesson(
      scene: """
        device.open("Reader").goToBackground()
        device.liveActivities[0].tap(\(test.tap))
        """)
    lesson.view = """
      VStack {
        Text("One")
        if let url = URL(string: "app://two") { Link("Two", destination: url) }
      }
      .widgetURL(URL(string: "app://lock"))
      """
    lesson.modifiers = #".widgetURL(URL(string: "app://island"))"#
    #expect(try await run(lesson).text(of: "Reader") == test.opened)
  }
}
