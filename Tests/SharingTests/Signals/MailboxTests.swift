import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// A mailbox between an extension and its app: a file for each message in the group's folder, and a
/// Darwin notification that says there is one.
@Suite struct MailboxTests {
  /// What both programs contain.
  private static let mailbox = """
    import Foundation

    /// Messages that one process leaves for another.
    struct Mailbox {
      let folder: URL
      let signal = "com.example.reader.mail"

      init?() {
        let group = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: "group.reader")
        guard let folder = group?.appendingPathComponent("Mail") else { return nil }
        self.folder = folder
        try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      }

      func send(_ message: [String: String]) throws {
        let name = String(format: "%020.6f-", Date().timeIntervalSince1970) + UUID().uuidString
        let data = try JSONEncoder().encode(message)
        try data.write(to: folder.appendingPathComponent(name), options: .atomic)
        let center = CFNotificationCenterGetDarwinNotifyCenter()
        CFNotificationCenterPostNotification(
          center, CFNotificationName(signal as CFString), nil, nil, true)
      }

      func receive() -> [[String: String]] {
        let files = (try? FileManager.default.contentsOfDirectory(
          at: folder, includingPropertiesForKeys: nil)) ?? []
        return files.sorted { $0.lastPathComponent < $1.lastPathComponent }.compactMap { file in
          defer { try? FileManager.default.removeItem(at: file) }
          return (try? Data(contentsOf: file)).flatMap {
            try? JSONDecoder().decode([String: String].self, from: $0)
          }
        }
      }
    }

    """

  @Test func nothingIsLostWhetherTheAppRunsOrNot() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode =
      Self.mailbox + """
        import UIKit
        class ShareViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            for word in ["first", "second"] { try? Mailbox()?.send(["word": word]) }
            extensionContext?.completeRequest(returningItems: nil)
          }
        }
        """
    lesson.appCode =
      Self.mailbox + """
        import UIKit
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication,
            didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
          ) -> Bool {
            CFNotificationCenterAddObserver(
              CFNotificationCenterGetDarwinNotifyCenter(),
              Unmanaged.passUnretained(self).toOpaque(),
              { _, observer, _, _, _ in
                guard let observer else { return }
                let delegate = Unmanaged<AppDelegate>.fromOpaque(observer).takeUnretainedValue()
                MainActor.assumeIsolated { delegate.empty("signal") }
              }, "com.example.reader.mail" as CFString, nil, .deliverImmediately)
            return true
          }
          func applicationDidBecomeActive(_ application: UIApplication) { empty("active") }
          func empty(_ cause: String) {
            // What is sent in one moment has no order.
            print(cause, Mailbox()?.receive().map { $0["word"] ?? "" }.sorted() ?? [])
          }
        }
        """
    lesson.scene = """
      import ExtensionHost
      let browser = device.open(.browser)
      let sheet = { browser.share(.link("https://example.com/a")) }
      print(sheet().pick("Share"))
      let reader = device.open("Reader")
      device.open(.browser)
      print(sheet().pick("Share"))
      device.wait(seconds: 1)
      print(device.container("group.reader").files)
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Scene") == "completed\ncompleted\n[]\n")
    #expect(
      outcome.text(of: "Reader") == """
        active ["first", "second"]
        signal ["first", "second"]

        """)
  }

  @Test func aURLCarriesWhatAnAppIsHanded() async throws {
    var lesson = ShareLesson()
    lesson.appKeys = """
      <key>CFBundleURLTypes</key><array><dict><key>CFBundleURLSchemes</key>
      <array><string>reader</string></array></dict></array>
      """
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ app: UIApplication, open url: URL,
          options: [UIApplication.OpenURLOptionsKey: Any] = [:]
        ) -> Bool {
          let items = URLComponents(url: url, resolvingAgainstBaseURL: false)?.queryItems ?? []
          let data = items.first?.value.flatMap { Data(base64Encoded: $0) } ?? Data()
          print(items.first?.name ?? "-", data.count, data.allSatisfy { $0 == 7 })
          return true
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      import Foundation
      let browser = device.open(.browser)
      for size in [10, 1 << 20] {
        let payload = Data(repeating: 7, count: size).base64EncodedString()
        var url = URLComponents()
        url.scheme = "reader"
        url.host = "take"
        url.queryItems = [URLQueryItem(name: "payload", value: payload)]
        print(browser.tapLink(url.string?.replacingOccurrences(of: "+", with: "%2B") ?? ""))
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Scene") == "true\ntrue\n")
    #expect(outcome.text(of: "Reader") == "payload 10 true\npayload 1048576 true\n")
  }
}
