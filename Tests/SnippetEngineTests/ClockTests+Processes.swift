import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// The clock with several processes.
extension ClockTests {
  /// An app that sets timers at whole seconds on launch, and an extension that sets them at halves.
  private static func lesson(scene: String) -> ShareLesson {
    func timers(from first: Double) -> String {
      """
      for number in 0..<3 {
        DispatchQueue.main.asyncAfter(deadline: .now() + \(first) + Double(number)) {
          print(Date().timeIntervalSinceReferenceDate - 788_953_260)
        }
      }
      """
    }
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          print("pid", getpid())
          \(timers(from: 1))
        }
      }
      """
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          \(timers(from: 0.5))
        }
      }
      """
    lesson.scene = scene
    return lesson
  }

  @Test(.timeLimit(.minutes(40)))
  func timersOfTwoProcessesGoOffInTheOrderOfTheirTimes() async throws {
    let scene = """
      import ExtensionHost
      import Foundation
      let sheet = device.open(.browser).share(.link("https://example.com/a"))
      _ = sheet.begin("Share")
      device.open("Reader")
      sleep(10)
      """
    var lesson = Self.lesson(scene: scene)
    lesson.appCode = lesson.appCode.replacing(#"print("pid", getpid())"#, with: "")
    let markdown = lesson.markdown
    let first = try await Running.run(markdown).outcome
    #expect(
      first.events.compactMap { event in
        if case .printed(_, let text) = event.action { "\(event.process) \(text)" } else { nil }
      } == [
        "Share 0.5\n", "Reader 1.0\n", "Share 1.5\n", "Reader 2.0\n", "Share 2.5\n", "Reader 3.0\n",
      ])
    for _ in 0..<20 {
      #expect(try await Running.run(markdown).outcome.lines == first.lines)
    }
  }

  @Test(.timeLimit(.minutes(40)))
  func aStoppedProcessKeepsItsTimersUntilItIsResumed() async throws {
    let scene = """
      import ExtensionHost
      import Foundation
      device.open("Reader")
      let reader = pid_t(device.container("Reader").text(of: "pid")!)!
      kill(reader, SIGSTOP)
      sleep(10)
      print("resumes")
      kill(reader, SIGCONT)
      sleep(1)
      """
    var lesson = Self.lesson(scene: scene)
    lesson.appCode = lesson.appCode.replacing(
      #"print("pid", getpid())"#,
      with: """
        try? "\\(getpid())".write(
          toFile: NSHomeDirectory() + "/pid", atomically: true, encoding: .utf8)
        """)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.lines.filter { $0.contains("prints") } == [
        #"Scene: prints "resumes\n""#, #"Reader: prints "10.0\n""#, #"Reader: prints "10.0\n""#,
        #"Reader: prints "10.0\n""#,
      ])
  }

  @Test(.timeLimit(.minutes(40)))
  func anExtensionThatNeverAnswersCostsTheSceneNoRealTime() async throws {
    let lesson = Self.lesson(
      scene: """
        import ExtensionHost
        import Foundation
        let begin = Date()
        let sheet = device.open(.browser).share(.link("https://example.com/a"))
        print(sheet.pick("Share"), Date().timeIntervalSince(begin))
        """)
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "unfinished 3.0\n")
  }
}
