import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Where the log has what a handler on its own queue prints.
@Suite struct HandlerOrderTests {
  @Test(.shows("UNUserNotificationCenter.requestAuthorization(options:completionHandler:)"))
  func aHandlerWhoseAnswerHasComeIsDoneBeforeTheSceneGoesOn() async throws {
    var lesson = ServiceLesson(
      scene: """
        for number in 1...20 {
          device.open("Reader").goToBackground()
          print(number)
        }
        """)
    // Slow enough to finish after the scene if nothing waited for it.
    lesson.app = """
      UNUserNotificationCenter.current().requestAuthorization { isAllowed, _ in
        var sum = 0
        for number in 1...3_000_000 { sum &+= number }
        print("allowed:", isAllowed, sum > 0)
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.lines.filter { $0.contains("prints") }
        == (1...20).flatMap {
          ["Reader: prints \"allowed: true true\\n\"", "Scene: prints \"\($0)\\n\""]
        })
  }

  @Test func aHandlerThatNeverReturnsKeepsNobodyWaiting() async throws {
    var lesson = ServiceLesson(
      scene: """
        device.open("Reader")
        print("opened")
        """)
    lesson.app = """
      UNUserNotificationCenter.current().requestAuthorization { _, _ in
        DispatchSemaphore(value: 0).wait()
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "opened\n")
    #expect(outcome.ending(of: "Reader") == .stopped(.runOver))
  }
}
