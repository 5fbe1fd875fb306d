import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Buttons in Live Activities.
@Suite struct LiveActivityButtonTests {
  /// An activity with a button on the lock screen that counts a goal.
  private func run(_ kind: String, scene: String) async throws -> Outcome {
    var lesson = LiveActivityLesson(scene: scene)
    lesson.attributes = """
      import AppIntents
      struct Match: ActivityAttributes {
        struct ContentState: Codable, Hashable {
          var goals: Int
        }
        var name: String
      }
      struct Goal: \(kind) {
        static let title: LocalizedStringResource = "Goal"
        func perform() async throws -> some IntentResult {
          print("a goal")
          for activity in Activity<Match>.activities {
            let goals = activity.content.state.goals + 1
            await activity.update(ActivityContent(state: .init(goals: goals), staleDate: nil))
          }
          return .result()
        }
      }
      """
    lesson.view = """
      HStack {
        Text("\\(context.state.goals) goals")
        Button("Goal!", intent: Goal())
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    return outcome
  }

  private static let tapping = """
    device.open("Reader").goToBackground()
    if let activity = device.liveActivities.first {
      activity.tap("Goal!")
      print(activity.shows("2 goals"))
    }
    """

  @Test(.shows("LiveActivityIntent"))
  func aLiveActivityIntentIsPerformedInTheAppWhichStaysBehind() async throws {
    let outcome = try await run("LiveActivityIntent", scene: Self.tapping)
    #expect(outcome.text(of: "Scene") == "true\n")
    #expect(outcome.text(of: "Reader") == "a goal\n")
    #expect(outcome.lines.contains("Device: the user taps a control in the Live Activity Match"))
    let front = outcome.lines.filter { $0.contains("becomes active") }
    #expect(front == ["Reader: becomes active"])
  }

  @Test func anotherIntentIsPerformedInTheExtension() async throws {
    let outcome = try await run("AppIntent", scene: Self.tapping)
    #expect(outcome.text(of: "Score") == "a goal\n")
    #expect(outcome.text(of: "Reader") == "")
  }
}
