import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Settings that one process observes and another changes.
@Suite struct DefaultsObservingRunTests {
  /// An app that observes a suite, and an extension that appends to it what it gets.
  private static func lesson(_ scene: String) -> String {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      extension UserDefaults {
        @objc dynamic var links: [String] { stringArray(forKey: "links") ?? [] }
        @objc dynamic var misnamed: Int { integer(forKey: "count") }
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let defaults = UserDefaults(suiteName: "group.reader")!
        var token: NSKeyValueObservation?
        var other: NSKeyValueObservation?
        var posts: (any NSObjectProtocol)?
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          token = defaults.observe(\\.links, options: [.old, .new]) { defaults, change in
            print("old", change.oldValue ?? [], "new", change.newValue ?? [], Thread.isMainThread)
          }
          other = defaults.observe(\\.misnamed) { _, _ in print("never") }
          posts = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
          ) { _ in print("posted") }
          return true
        }
      }
      """
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let item = extensionContext?.inputItems.first as? NSExtensionItem
          item?.attachments?.first?.loadItem(forTypeIdentifier: "public.url") { value, _ in
            DispatchQueue.main.async {
              let defaults = UserDefaults(suiteName: "group.reader")!
              let link = (value as! URL).lastPathComponent
              defaults.set((defaults.stringArray(forKey: "links") ?? []) + [link], forKey: "links")
              defaults.set(defaults.integer(forKey: "count") + 1, forKey: "count")
              defaults.set(defaults.stringArray(forKey: "links"), forKey: "links")
              self.extensionContext?.completeRequest(returningItems: nil)
            }
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      func share(_ name: String) {
        device.open(.browser).share(.link("https://example.com/" + name)).pick("Share")
      }
      \(scene)
      """
    return lesson.markdown
  }

  /// What the app prints, and when it is told, in the order of the scene's own lines.
  private static func told(_ scene: String) async throws -> [String] {
    let outcome = try await Running.run(lesson(scene)).outcome
    #expect(outcome.diagnostics == [])
    return outcome.lines.filter {
      $0.hasPrefix("Reader: prints") || $0.hasPrefix("Reader: is told")
        || $0.contains("Scene: prints")
        || $0.hasPrefix("Reader: is suspended") || $0.hasPrefix("Reader: is resumed")
    }
  }

  @Test(
    .shows(
      "_KeyValueCodingAndObserving.observe(_:options:changeHandler:)",
      "NSKeyValueObservedChange.oldValue", "NSKeyValueObservedChange.newValue"))
  func anotherProcessIsToldAtOnceOrWhenItRunsAgain() async throws {
    let lines = try await Self.told(
      """
      device.open("Reader")
      share("a")
      print("shared")
      device.wait(seconds: 10)
      share("b")
      share("c")
      print("shared twice")
      device.open("Reader")
      """)
    #expect(
      lines == [
        #"Reader: is told by Share that "links" of group.reader has changed"#,
        #"Reader: prints "old [] new [\"a\"] true\n""#,
        #"Scene: prints "shared\n""#,
        "Reader: is suspended",
        #"Scene: prints "shared twice\n""#,
        "Reader: is resumed",
        #"Reader: is told by Share that "links" of group.reader has changed"#,
        #"Reader: prints "old [\"a\"] new [\"a\", \"b\", \"c\"] true\n""#,
      ])
  }

  @Test func aSceneDelaysCoalescesOrDropsWhatIsTold() async throws {
    let lines = try await Self.told(
      """
      device.open("Reader")
      device.defaultsChanges(.delayed(seconds: 1))
      share("a")
      print("shared")
      device.wait(seconds: 1.5)
      device.defaultsChanges(.coalesced)
      share("b")
      share("c")
      print("shared twice")
      device.wait(seconds: 1.5)
      device.defaultsChanges(.dropped)
      share("d")
      device.defaultsChanges(.deliver)
      share("e")
      """)
    #expect(
      lines == [
        #"Scene: prints "shared\n""#,
        #"Reader: is told by Share that "links" of group.reader has changed"#,
        #"Reader: prints "old [] new [\"a\"] true\n""#,
        #"Scene: prints "shared twice\n""#,
        #"Reader: is told by Share that "links" of group.reader has changed"#,
        #"Reader: prints "old [\"a\"] new [\"a\", \"b\", \"c\"] true\n""#,
        #"Reader: is told by Share that "links" of group.reader has changed"#,
        #"Reader: prints "old [\"a\", \"b\", \"c\"] new [\"a\", \"b\", \"c\", \"d\", \"e\"] true\n""#,
      ])
  }
}
