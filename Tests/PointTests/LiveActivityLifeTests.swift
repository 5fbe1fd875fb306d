import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// How Live Activities change and end, by their apps, by the user, and by themselves.
@Suite struct LiveActivityLifeTests {
  private func run(_ lesson: LiveActivityLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  /// Prints each stage of the activity's life.
  private static let following = """

    Task {
      for await stage in activity.activityStateUpdates { print(stage) }
      print("over")
    }
    """

  @Test(
    .shows("ActivityState", "ActivityState.active", "ActivityState.ended"),
    .shows("ActivityState.dismissed", "Activity.activityStateUpdates"),
    .shows("Activity.ActivityStateUpdates", "Activity.ActivityStateUpdates.makeAsyncIterator()"),
    .shows("Activity.ActivityStateUpdates.Iterator"),
    .shows("Activity.ActivityStateUpdates.Iterator.next()"))
  func itEndsByItselfAfterEightHoursAndIsSeenForFourMore() async throws {
    var lesson = LiveActivityLesson(
      scene: """
        let app = device.open("Reader")
        app.goToBackground()
        let activity = device.liveActivities[0]
        device.wait(seconds: 8 * 3600 - 60)
        print(activity.stage)
        device.wait(seconds: 120)
        print(activity, device.dynamicIsland, separator: "; ")
        device.wait(seconds: 4 * 3600)
        print(activity, device.liveActivities, separator: "; ")
        device.open("Reader")
        """)
    lesson.launch += Self.following
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        active
        Reader, ended: label "final 1"; nothing
        Reader, dismissed; []\n
        """)
    #expect(outcome.text(of: "Reader") == "active\nended\ndismissed\nover\n")
    #expect(
      outcome.lines.filter { $0.contains("the Live Activity") } == [
        "Reader: the Live Activity Match starts",
        "Reader: the Live Activity Match is ended by the system, after eight hours",
        "Reader: the Live Activity Match leaves the lock screen",
      ])
  }

  struct End: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// How the app ends it.
    var end: String
    /// What is seen at once, after an hour, and after four.
    var seen: [String]
  }

  @Test(
    .shows("Activity.end(_:dismissalPolicy:)", "ActivityUIDismissalPolicy"),
    .shows("ActivityUIDismissalPolicy.default", "ActivityUIDismissalPolicy.immediate"),
    .shows("ActivityUIDismissalPolicy.after(_:)", "Activity.end(using:dismissalPolicy:)"),
    .shows("Activity.request(attributes:contentState:pushType:)", "Activity.contentState"),
    arguments: [
      End(
        testDescription: "with a last state",
        end: "end(ActivityContent(state: .init(goals: 3), staleDate: nil))",
        seen: ["final 3", "final 3", ""]),
      End(testDescription: "at once", end: "end(dismissalPolicy: .immediate)", seen: ["", "", ""]),
      End(
        testDescription: "after a date", end: "end(nil, dismissalPolicy: .after(.now + 1800))",
        seen: ["final 1", "", ""]),
      End(
        testDescription: "after a late date",
        end: "end(using: .init(goals: 2), dismissalPolicy: .after(.distantFuture))",
        seen: ["final 2", "final 2", ""]),
    ])
  func anAppEndsItByAPolicy(_ test: End) async throws {
    var lesson = LiveActivityLesson(
      scene: """
        device.open("Reader")
        for seconds in [0, 3600, 10_800] as [Double] {
          device.wait(seconds: seconds)
          print(device.liveActivities.map(\\.screen))
        }
        """)
    lesson.launch = """
      let activity = try Activity.request(
        attributes: Match(name: "final"), contentState: .init(goals: 1))
      print(activity.contentState.goals)
      Task { await activity.\(test.end) }
      """
    let outcome = try await run(lesson)
    let lines = test.seen.map { $0.isEmpty ? "[]\n" : "[\"label \\\"\($0)\\\"\"]\n" }
    #expect(outcome.text(of: "Scene") == lines.joined())
    #expect(outcome.text(of: "Reader") == "1\n")
  }

  @Test(
    .shows("ActivityState.stale", "Activity.contentUpdates", "Activity.ContentUpdates"),
    .shows("Activity.ContentUpdates.makeAsyncIterator()", "Activity.ContentUpdates.Iterator"),
    .shows("Activity.ContentUpdates.Iterator.next()", "Activity.update(using:alertConfiguration:)"),
    .shows("Activity.contentStateUpdates", "Activity.ContentStateUpdates"),
    .shows("Activity.ContentStateUpdates.makeAsyncIterator()"),
    .shows("Activity.ContentStateUpdates.Iterator"),
    .shows("Activity.ContentStateUpdates.Iterator.next()"),
    .shows("Activity.update(_:alertConfiguration:)", "AlertConfiguration"),
    .shows("AlertConfiguration.init(title:body:sound:)", "LocalizedStringResource"),
    .shows("AlertConfiguration.title", "AlertConfiguration.body"))
  func itsContentIsOutdatedAtItsDateUntilItIsUpdated() async throws {
    var lesson = LiveActivityLesson(
      scene: """
        device.open("Reader")
        let activity = device.liveActivities[0]
        for _ in 0..<3 {
          print(activity)
          device.wait(seconds: 60)
        }
        """)
    lesson.view = #"Text("\(context.state.goals)\(context.isStale ? " or more" : "")")"#
    lesson.launch = """
      let activity = try Activity.request(
        attributes: Match(name: "final"),
        content: ActivityContent(state: .init(goals: 1), staleDate: .now + 30))
      Task {
        for await content in activity.contentUpdates {
          print("content", content.state.goals, content.staleDate == nil)
        }
      }
      Task { for await state in activity.contentStateUpdates { print("state", state.goals) } }
      Task {
        try await Task.sleep(for: .seconds(90))
        await activity.update(
          ActivityContent(state: .init(goals: 2), staleDate: nil),
          alertConfiguration: AlertConfiguration(title: "Goal", body: "It's two", sound: .default))
        try await Task.sleep(for: .seconds(1))
        await activity.update(using: .init(goals: 3))
      }
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        Reader, active: label "1"
        Reader, stale: label "1 or more"
        Reader, active: label "3"\n
        """)
    let printed = outcome.text(of: "Reader").split(separator: "\n").map(String.init).sorted()
    #expect(printed == ["content 2 true", "content 3 true", "state 2", "state 3"])
    #expect(
      outcome.lines.contains(#"Reader: has a notification shown: "Goal: It's two""#))
  }

  @Test(
    .shows("Activity.update(_:alertConfiguration:timestamp:)"),
    .shows("Activity.end(_:dismissalPolicy:timestamp:)"))
  func aChangeThatWasOvertakenIsIgnored() async throws {
    var lesson = LiveActivityLesson(
      scene: """
        device.open("Reader")
        print(device.liveActivities)
        """)
    lesson.launch += """

      Task {
        let now = Date.now
        await activity.update(.init(state: .init(goals: 2), staleDate: nil), timestamp: now)
        await activity.update(.init(state: .init(goals: 3), staleDate: nil), timestamp: now - 1)
        await activity.end(nil, dismissalPolicy: .immediate, timestamp: now - 1)
        await activity.end(nil, timestamp: now + 1)
        await activity.update(.init(state: .init(goals: 4), staleDate: nil))
      }
      """
    #expect(
      try await run(lesson).text(of: "Scene") == "[Reader, ended: label \"final 2\"]\n")
  }

  @Test(
    .shows("ActivityAuthorizationInfo", "ActivityAuthorizationInfo.init()"),
    .shows("ActivityAuthorizationInfo.areActivitiesEnabled"),
    .shows("ActivityAuthorizationInfo.frequentPushesEnabled"),
    .shows("ActivityAuthorizationInfo.activityEnablementUpdates"),
    .shows("ActivityAuthorizationInfo.ActivityEnablementUpdates"),
    .shows("ActivityAuthorizationInfo.ActivityEnablementUpdates.makeAsyncIterator()"),
    .shows("ActivityAuthorizationInfo.ActivityEnablementUpdates.Iterator"),
    .shows("ActivityAuthorizationInfo.ActivityEnablementUpdates.Iterator.next()"),
    .shows("ActivityAuthorizationInfo.frequentPushEnablementUpdates"),
    .shows("ActivityAuthorizationInfo.FrequentPushEnablementUpdates"),
    .shows("ActivityAuthorizationInfo.FrequentPushEnablementUpdates.makeAsyncIterator()"),
    .shows("ActivityAuthorizationInfo.FrequentPushEnablementUpdates.Iterator"),
    .shows("ActivityAuthorizationInfo.FrequentPushEnablementUpdates.Iterator.next()"))
  func theUserSwitchesThemOff() async throws {
    var lesson = LiveActivityLesson(
      scene: """
        device.open("Reader")
        device.turnOff(liveActivitiesOf: "Reader")
        print(device.liveActivities)
        device.turnOn(liveActivitiesOf: "Reader")
        """)
    lesson.keys += "<key>NSSupportsLiveActivitiesFrequentUpdates</key><true/>"
    lesson.launch += """

      let info = ActivityAuthorizationInfo()
      print(info.areActivitiesEnabled, info.frequentPushesEnabled)
      Task { for await isOn in info.activityEnablementUpdates { print("on:", isOn) } }
      Task { for await isOn in info.frequentPushEnablementUpdates { print("often:", isOn) } }
      """
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "[]\n")
    let printed = outcome.text(of: "Reader").split(separator: "\n").map(String.init)
    #expect(printed.first == "true true")
    #expect(
      printed.dropFirst().sorted() == ["often: false", "often: true", "on: false", "on: true"])
  }

  @Test func theUserRemovesItFromTheLockScreen() async throws {
    var lesson = LiveActivityLesson(
      scene: """
        device.open("Reader")
        let activity = device.liveActivities[0]
        activity.dismiss()
        print(activity, device.liveActivities)
        activity.tap()
        """)
    lesson.launch += Self.following
    let outcome = try await run(lesson)
    #expect(outcome.text(of: "Scene") == "Reader, dismissed []\n")
    #expect(outcome.text(of: "Reader") == "active\ndismissed\nover\n")
    #expect(
      outcome.lines.contains { $0.contains("the Live Activity is no longer on the lock screen") })
  }

  @Test func itGoesWithItsApp() async throws {
    let lesson = LiveActivityLesson(
      scene: """
        device.open("Reader")
        device.uninstall("Reader")
        print(device.liveActivities, device.dynamicIsland)
        """)
    #expect(try await run(lesson).text(of: "Scene") == "[] nothing\n")
  }
}
