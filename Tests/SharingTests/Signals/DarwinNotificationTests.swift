import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Darwin notifications between an extension and its app.
@Suite struct DarwinNotificationTests {
  private static let name = "com.example.saved"

  private static let observing = """
    import UIKit
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      var count = 0
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let me = Unmanaged.passUnretained(self).toOpaque()
        CFNotificationCenterAddObserver(
          center, me,
          { center, observer, name, object, userInfo in
            guard let observer, let name else { return }
            let delegate = Unmanaged<AppDelegate>.fromOpaque(observer).takeUnretainedValue()
            delegate.hear(name.rawValue as String, object == nil && userInfo == nil)
          }, "com.example.saved" as CFString, nil, .deliverImmediately)
        return true
      }
      func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
      nonisolated func hear(_ name: String, _ isBare: Bool) {
        MainActor.assumeIsolated { count += 1 }
        print(name, isBare, Thread.isMainThread)
      }
    }
    """

  private static let posting = """
    import UIKit
    class ShareViewController: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        let name = CFNotificationName("com.example.saved" as CFString)
        for count in 1...3 {
          let userInfo = ["count": count] as CFDictionary
          CFNotificationCenterPostNotification(center, name, nil, userInfo, true)
        }
        extensionContext?.completeRequest(returningItems: nil)
      }
    }
    """

  @Test(
    .shows(
      "CFNotificationCenterGetDarwinNotifyCenter()", "CFNotificationCenter",
      "CFNotificationCenterAddObserver(_:_:_:_:_:_:)", "CFNotificationCallback",
      "CFNotificationCenterPostNotification(_:_:_:_:_:)", "CFNotificationName",
      "CFNotificationName.init(_:)", "CFNotificationName.rawValue"))
  func onlyTheNameCrossesOnceToWhoeverRuns() async throws {
    var lesson = ShareLesson()
    lesson.appCode = Self.observing
    lesson.extensionCode = Self.posting
    lesson.scene = """
      import ExtensionHost
      let reader = device.open("Reader")
      let browser = device.open(.browser)
      let sheet = { browser.share(.link("https://example.com/a")) }
      print("still running:", sheet().pick("Share"))
      device.wait(seconds: 10)
      print("suspended:", sheet().pick("Share"))
      device.open("Reader")
      reader.quit()
      device.open(.browser)
      print("ended:", sheet().pick("Share"))
      device.open("Reader")
      """
    let run = try await Running.run(lesson.markdown)
    #expect(run.outcome.diagnostics == [])
    let kinds = ["posts", "notified", "suspended", "resumed", "active", "prints", "removed"]
    let lines = run.outcome.lines.filter { line in
      (line.hasPrefix("Reader") || line.contains("posts") || line.hasPrefix("Scene: prints"))
        && kinds.contains { line.contains($0) }
    }
    let posts = [String](repeating: "Share: posts com.example.saved", count: 3)
    let unheard = posts.map { $0 + ": no running process observes it" }
    let heard = "Reader: prints \"com.example.saved true true\\n\""
    let active = ["Reader: becomes active", "Reader: prints \"active\\n\""]
    #expect(
      lines == active + posts + [
        #"Scene: prints "still running: completed\n""#,
        "Reader: is notified of com.example.saved", heard,
        "Reader: is suspended",
      ] + posts + [
        #"Scene: prints "suspended: completed\n""#,
        "Reader: is resumed", "Reader: becomes active",
        "Reader: is notified of com.example.saved", heard, #"Reader: prints "active\n""#,
      ] + [
        "Reader: is removed from the app switcher"
      ] + unheard + [
        #"Scene: prints "ended: completed\n""#
      ] + active)
  }
}

extension DarwinNotificationTests {
  /// As in Xcode, since the callback is a C function.
  @Test func aCallbackCanCaptureNothing() async throws {
    let outcome = try await Running.run(
      alone: """
        import Foundation
        let word = { "a" }()
        func observe(_ other: String) {
          CFNotificationCenterAddObserver(
            CFNotificationCenterGetDarwinNotifyCenter(), nil, { _, _, _, _, _ in print(other) },
            "a" as CFString, nil, .deliverImmediately)
        }
        """)
    #expect(
      outcome.diagnostics.map(\.message) == [
        "a C function pointer cannot be formed from a closure that captures context"
      ])
  }

  @Test func theCLibraryHasApplesNames() async throws {
    let outcome = try await Running.run(
      alone: """
        import Darwin
        import Foundation
        import notify
        var token = NOTIFY_TOKEN_INVALID
        print(notify_register_dispatch("com.example.a", &token, .main) { _ in
          print("posted", strlen("four"))
          exit(0)
        } == NOTIFY_STATUS_OK)
        notify_set_state(token, 7)
        notify_post("com.example.a")
        var state: UInt64 = 0
        notify_get_state(token, &state)
        print(state)
        RunLoop.main.run()
        """)
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Program") == "true\n7\nposted 4\n")
  }
}
