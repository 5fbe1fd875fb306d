import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Pushes that start, update and end Live Activities.
@Suite struct LiveActivityPushTests {
  private func run(_ lesson: LiveActivityLesson) async throws -> Outcome {
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  @Test(
    .shows("Activity.pushToken", "Activity.pushTokenUpdates", "PushType", "PushType.token"),
    .shows("Activity.PushTokenUpdates", "Activity.PushTokenUpdates.makeAsyncIterator()"),
    .shows("Activity.PushTokenUpdates.Iterator", "Activity.PushTokenUpdates.Iterator.next()"))
  func aServerUpdatesAndEndsItWithItsToken() async throws {
    var lesson = LiveActivityLesson(
      scene: """
        let app = device.open("Reader")
        let (activity, other) = (device.liveActivities[0], device.liveActivities[1])
        func payload(_ event: String, _ time: Int, _ rest: String) -> String {
          "{\\"aps\\": {\\"event\\": \\"\\(event)\\", \\"timestamp\\": \\(time), \\(rest)}}"
        }
        let state = #""content-state": {"goals": 5}"#
        print(other.push(payload("update", 1, state)))
        device.wait(seconds: 1)
        app.goToBackground()
        let alert = #""alert": {"title": "Goal", "body": "It's five"}"#
        print(activity.push(payload("update", 10, state + ", " + alert)), activity)
        print(activity.push(payload("update", 9, #""content-state": {"goals": 6}"#)), activity)
        print(activity.push(payload("update", 11, #""content-state": {"score": 7}"#)), activity)
        print(activity.push(payload("end", 12, #""dismissal-date": 1767267660"#)), activity)
        print(activity.push(payload("update", 13, state)), activity)
        """)
    lesson.launch = """
      let content = ActivityContent(state: Match.ContentState(goals: 1), staleDate: nil)
      let activity = try Activity.request(
        attributes: Match(name: "final"), content: content, pushType: .token)
      _ = try Activity.request(attributes: Match(name: "other"), content: content)
      print(activity.pushToken as Any)
      Task {
        for await token in activity.pushTokenUpdates {
          print(token.count, token == activity.pushToken)
        }
      }
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        false
        true Reader, active: label "final 5"
        false Reader, active: label "final 5"
        true Reader, active: label "final 5"
        true Reader, ended: label "final 5"
        false Reader, ended: label "final 5"\n
        """)
    #expect(outcome.text(of: "Reader") == "nil\n32 true\n")
    for line in [
      "Reader: has no notification shown: the Live Activity has no push token",
      "Reader: has a notification shown: \"Goal: It's five\"",
      "Reader: has no notification shown: a push with a later 'timestamp' has come before it",
      "Reader: has no notification shown: the Live Activity has ended",
    ] { #expect(outcome.lines.contains(line)) }
    #expect(outcome.lines.contains { $0.hasPrefix("Score: can't work for the system") })
  }

  @Test(
    .shows("Activity.pushToStartToken", "Activity.pushToStartTokenUpdates"),
    .shows("Activity.PushToStartTokenUpdates", "Activity.PushToStartTokenUpdates.Iterator"),
    .shows("Activity.PushToStartTokenUpdates.makeAsyncIterator()"),
    .shows("Activity.PushToStartTokenUpdates.Iterator.next()"),
    .shows("Activity.activityUpdates", "Activity.ActivityUpdates"),
    .shows("Activity.ActivityUpdates.makeAsyncIterator()", "Activity.ActivityUpdates.Iterator"),
    .shows("Activity.ActivityUpdates.Iterator.next()"))
  func aServerStartsOneWithTheAppsToken() async throws {
    var lesson = LiveActivityLesson(
      scene: """
        device.open("Reader")
        let payload = #\"\"\"
          {"aps": {"event": "start", "timestamp": 1, "attributes-type": "Match",
           "attributes": {"name": "cup"}, "content-state": {"goals": 4},
           "alert": {"title": "Match", "body": "It begins"}}}
          \"\"\"#
        print(device.pushToStart(payload, of: "Reader") as Any)
        device.turnOff(liveActivitiesOf: "Reader")
        print(device.pushToStart(payload, of: "Reader") as Any, device.liveActivities)
        """)
    lesson.launch = """
      Task {
        for await activity in Activity<Match>.activityUpdates {
          print(activity.attributes.name, activity.content.state.goals)
        }
      }
      Task {
        for await token in Activity<Match>.pushToStartTokenUpdates {
          print(token == Activity<Match>.pushToStartToken)
        }
      }
      """
    let outcome = try await run(lesson)
    #expect(
      outcome.text(of: "Scene") == """
        Optional(Reader, active: label "cup 4")
        nil []\n
        """)
    #expect(outcome.text(of: "Reader") == "true\ncup 4\n")
    let line = "Reader: has no notification shown: the Live Activity isn't started: denied"
    #expect(outcome.lines.contains(line))
  }
}
