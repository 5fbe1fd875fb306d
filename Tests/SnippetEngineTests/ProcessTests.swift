import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Apps and extensions in the foreground, in the background, stopped, and gone.
@Suite struct ProcessTests {
  private func app(_ body: String, _ scene: String, more: String = "") -> ShareLesson {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          \(body)
          return true
        }
        \(more)
      }
      """
    lesson.scene = "import ExtensionHost\n" + scene
    return lesson
  }

  @Test(.shows("UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)"))
  func anAppBehindIsSuspendedAfterAFewSecondsAndNothingRunsInIt() async throws {
    let outcome = try await Running.run(
      app(
        """
        Timer.scheduledTimer(withTimeInterval: 3, repeats: true) { _ in print("tick") }
        """,
        """
        device.open("Reader")
        device.wait(seconds: 4)
        device.open(.browser)
        device.wait(seconds: 60)
        print("back")
        device.open("Reader")
        device.wait(seconds: 4)
        """
      ).markdown
    ).outcome
    let story = outcome.lines.filter {
      $0.hasPrefix("Reader: ") && !$0.contains("installed") || $0.hasPrefix("Scene: prints")
    }
    #expect(
      story == [
        "Reader: is launched as an app",
        "Reader: becomes active",
        #"Reader: prints "tick\n""#,
        "Reader: goes to the background",
        #"Reader: prints "tick\n""#,
        "Reader: is suspended",
        #"Scene: prints "back\n""#,
        "Reader: is resumed",
        "Reader: becomes active",
        #"Reader: prints "tick\n""#,
        #"Reader: prints "tick\n""#,
        "Reader: ends with the run",
      ])
  }

  @Test(
    .shows(
      "ProcessInfo.performExpiringActivity(withReason:using:)",
      "UIApplicationDelegate.applicationDidEnterBackground(_:)"))
  func anActivityKeepsAnAppFromBeingSuspendedUntilItIsDone() async throws {
    let outcome = try await Running.run(
      app(
        "",
        """
        device.open("Reader")
        device.open(.browser)
        device.wait(seconds: 60)
        """,
        more: """
          func applicationDidEnterBackground(_ application: UIApplication) {
            ProcessInfo.processInfo.performExpiringActivity(withReason: "saving") { expired in
              if !expired { Thread.sleep(forTimeInterval: 10) }
              print("saved:", !expired)
            }
          }
          """
      ).markdown
    ).outcome
    let story = outcome.lines.drop { $0 != "Reader: goes to the background" }
      .filter { $0.hasPrefix("Reader") }
    #expect(
      story == [
        "Reader: goes to the background",
        #"Reader: begins the activity "saving""#,
        #"Reader: prints "saved: true\n""#,
        #"Reader: ends the activity "saving""#,
        "Reader: is suspended",
        "Reader: ends with the run",
      ])
  }

  @Test(
    .shows(
      "ProcessInfo.performExpiringActivity(withReason:using:)",
      "UIApplicationDelegate.applicationDidEnterBackground(_:)"))
  func anActivityThatLastsTooLongIsToldASecondTime() async throws {
    let outcome = try await Running.run(
      app(
        "",
        """
        device.open("Reader")
        device.open(.browser)
        device.wait(seconds: 60)
        """,
        more: """
          let stop = DispatchSemaphore(value: 0)
          func applicationDidEnterBackground(_ application: UIApplication) {
            ProcessInfo.processInfo.performExpiringActivity(withReason: "saving") { expired in
              print("expired:", expired)
              if expired { self.stop.signal() } else { self.stop.wait() }
            }
          }
          """
      ).markdown
    ).outcome
    #expect(outcome.text(of: "Reader") == "expired: false\nexpired: true\n")
    #expect(
      outcome.lines.drop { !$0.contains("no time left") }.filter { $0.hasPrefix("Reader") } == [
        #"Reader: has no time left for the activity "saving""#,
        #"Reader: prints "expired: true\n""#,
        #"Reader: ends the activity "saving""#,
        "Reader: is suspended",
        "Reader: ends with the run",
      ])
  }

  @Test(
    .shows("UIApplicationDelegate.applicationWillTerminate(_:)"),
    arguments: [(1, ["Reader: prints \"terminates\\n\""]), (60, [])])
  func anAppThatTheUserRemovesIsToldUnlessItIsSuspended(
    seconds: Int, prints: [String]
  ) async throws {
    let outcome = try await Running.run(
      app(
        "",
        """
        let reader = device.open("Reader")
        device.open(.browser)
        device.wait(seconds: \(seconds))
        reader.quit()
        """,
        more: """
          func applicationWillTerminate(_ application: UIApplication) { print("terminates") }
          """
      ).markdown
    ).outcome
    #expect(outcome.lines.filter { $0.hasPrefix("Reader: prints") } == prints)
    #expect(outcome.ending(of: "Reader") == .stopped(.byUser))
  }

  @Test(arguments: [true, false])
  func anAppThatIsSuspendedHoldingALockInAGroupIsEnded(isLocked: Bool) async throws {
    let outcome = try await Running.run(
      app(
        """
        let group = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: "group.reader")!
        let file = open(group.appendingPathComponent("data").path, O_CREAT | O_RDWR, 0o600)
        flock(file, LOCK_EX)
        \(isLocked ? "" : "flock(file, LOCK_UN)")
        """,
        """
        device.open("Reader")
        device.open(.browser)
        device.wait(seconds: 60)
        """
      ).markdown
    ).outcome
    let ending: Ending = isLocked ? .stopped(.lockAtSuspension) : .stopped(.runOver)
    #expect(outcome.ending(of: "Reader") == ending)
    #expect(outcome.lines.contains("Reader: holds a lock on group.reader/data") == isLocked)
    #expect(outcome.lines.contains("Reader: is suspended") == !isLocked)
  }

  @Test func anExtensionIsSuspendedWithItsHostAndGoesOnWithIt() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          Timer.scheduledTimer(withTimeInterval: 20, repeats: false) { _ in
            print("done")
            self.extensionContext?.completeRequest(returningItems: nil)
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      let request = device.open(.browser).share(.link("https://example.com/a")).begin("Share")
      device.open("Reader")
      device.wait(seconds: 60)
      device.open(.browser)
      print(request.wait())
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.lines.filter { $0.hasPrefix("Share") }.dropFirst(2) == [
        "Share: is told that Browser will resign active",
        "Share: is told that Browser entered the background",
        "Share: is suspended",
        "Share: is resumed",
        "Share: is told that Browser will enter the foreground",
        "Share: is told that Browser became active",
        #"Share: prints "done\n""#,
        "Share: completes the request",
        "Share: is ended by the system",
      ])
    #expect(outcome.text(of: "Scene") == "completed\n")
  }
}
