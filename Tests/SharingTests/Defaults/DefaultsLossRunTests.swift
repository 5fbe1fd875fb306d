import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Settings that one process loses, as another one finds them.
@Suite struct DefaultsLossRunTests {
  /// An app that prints what it finds in a suite whenever it comes to the front.
  private static let app = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        let defaults = UserDefaults(suiteName: "group.reader")!
        print(defaults.data(forKey: "film")?.count ?? 0, defaults.string(forKey: "note") ?? "-")
      }
    }
    """

  @Test(.shows("UserDefaults.set(_: Any?, forKey:)", "UserDefaults.data(forKey:)"))
  func aSuiteThatIsTooLargeLosesThatWriteAndAllThatComeAfterItInThatProcess() async throws {
    var lesson = ShareLesson()
    lesson.appCode = Self.app
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let item = extensionContext?.inputItems.first as? NSExtensionItem
          item?.attachments?.first?.loadItem(forTypeIdentifier: "public.url") { value, _ in
            let name = (value as! URL).lastPathComponent
            DispatchQueue.main.async {
              let defaults = UserDefaults(suiteName: "group.reader")!
              if name == "large" {
                defaults.set(Data(count: 3_000_000), forKey: "film")
                defaults.set(Data(count: 4_194_304), forKey: "film")
              }
              defaults.set(name, forKey: "note")
              print(defaults.data(forKey: "film")?.count ?? 0, defaults.string(forKey: "note") ?? "-")
              self.extensionContext?.completeRequest(returningItems: nil)
            }
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      for name in ["large", "small"] {
        device.open(.browser).share(.link("https://example.com/" + name)).pick("Share")
        device.open("Reader")
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == "3000000 -\n3000000 small\n")
    #expect(outcome.text(of: "Reader") == "3000000 -\n3000000 small\n")
    let words = "Share: prints to standard error \"[User Defaults] (Domain: group.reader) "
    #expect(
      outcome.lines.filter { $0.contains("group.reader") } == [
        #"Share: stores group.reader["film"] = 3000000 bytes"#,
        #"Share: doesn't store group.reader["film"]: the domain would have 4194304 bytes or more"#,
        #"Share: doesn't store group.reader["note"]: "#
          + "an earlier value was too large for the domain",
        words + "Attempting to store >= 4194304 bytes of data in CFPreferences/NSUserDefaults on "
          + #"this platform is invalid. This is a bug in Share or a library it uses.\n""#,
        words + #"Transitioning into direct mode\n""#,
        #"Share: stores group.reader["note"] = "small""#,
      ])
  }
}
