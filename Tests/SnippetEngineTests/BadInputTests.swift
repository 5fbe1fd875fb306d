import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What goes wrong at the edges of a request has a definite outcome, and never hangs.
@Suite struct BadInputTests {
  @Test func twoExtensionsWithOneIdentifierAreRefused() async throws {
    var lesson = ShareLesson()
    lesson.scene = "import ExtensionHost\nprint(device.open(.browser).share(.text(\"x\")))"
    let second =
      "  - {name: Other, kind: extension, identifier: com.example.Reader.Share, in: Reader}"
    let code = """
      ```swift file=Other.swift target=Other
      import UIKit
      class Other: UIViewController {}
      ```

      ```xml file=Info.plist target=Other
      <plist version="1.0"><dict><key>NSExtension</key><dict>
        <key>NSExtensionPointIdentifier</key><string>com.apple.share-services</string>
        <key>NSExtensionPrincipalClass</key><string>Other.Other</string></dict></dict></plist>
      ```

      ```swift scene
      """
    let markdown = lesson.markdown.replacing("\n---\n## Step", with: "\n\(second)\n---\n## Step")
      .replacing("```swift scene", with: code)
    let outcome = try await Running.run(markdown).outcome
    #expect(
      outcome.lines.first
        == "Reader: is refused: Other.appex and Share.appex have the same identifier, "
        + "'com.example.Reader.Share'")
  }

  @Test func whatIsAskedForWhenTheRequestHasEndedIsNotAnswered() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          let item = extensionContext!.inputItems[0] as! NSExtensionItem
          extensionContext?.completeRequest(returningItems: nil)
          item.attachments?.first?.loadItem(forTypeIdentifier: "public.url") { _, _ in
            print("answered")
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      print(device.open(.browser).share(.link("https://example.com/a")).pick("Share"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == "")
    #expect(outcome.text(of: "Scene") == "completed\n")
    #expect(outcome.ending(of: "Share") == .stopped(.finished))
  }

  struct Handler: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The body of the host's load handler.
    var body: String
    var prints: String
    var result: String
  }

  @Test(arguments: [
    Handler(
      testDescription: "never called", body: "", prints: "", result: "unfinished\n"),
    Handler(
      testDescription: "called twice",
      body: "completion?(\"a\" as NSString, nil); completion?(\"b\" as NSString, nil)",
      prints: "a\n", result: "completed\n"),
    Handler(
      testDescription: "called with neither value nor error", body: "completion?(nil, nil)",
      prints: "nothing\n", result: "completed\n"),
  ])
  func aHostsLoadHandlerThatBreaksItsContractHarmsNobodyElse(_ test: Handler) async throws {
    var lesson = ShareLesson()
    lesson.rule = "<key>NSExtensionActivationSupportsText</key><true/>"
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let screen = UIViewController()
        func applicationDidBecomeActive(_ application: UIApplication) {
          let provider = NSItemProvider()
          provider.registerItem(forTypeIdentifier: "public.plain-text") { completion, _, _ in
            \(test.body)
          }
          let sheet = UIActivityViewController(
            activityItems: [provider], applicationActivities: nil)
          screen.present(sheet, animated: true)
        }
      }
      """
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          let item = extensionContext!.inputItems[0] as! NSExtensionItem
          item.attachments?.first?.loadItem(forTypeIdentifier: "public.plain-text") { value, _ in
            print(value as? String ?? "nothing")
            self.extensionContext?.completeRequest(returningItems: nil)
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      print(device.open("Reader").sheet.pick("Share"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == test.prints)
    #expect(outcome.text(of: "Scene") == test.result)
  }

  @Test func aHostThatCrashesTakesItsRequestAlong() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {}
      """
    lesson.scene = """
      import ExtensionHost
      let browser = device.open(.browser)
      let request = browser.share(.link("https://example.com/a")).begin("Share")
      browser.kill()
      print(request.wait())
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "failed: the host app is gone\n")
    #expect(outcome.ending(of: "Share") == .stopped(.finished))
  }

  @Test func beginningWhatTheSheetDoesNotOfferEndsTheSceneWithTheReason() async throws {
    var lesson = ShareLesson()
    lesson.scene = """
      import ExtensionHost
      device.open(.notes).share(.text("x")).begin("Share").wait()
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    guard case .crashed(_, let message, _) = outcome.ending(of: "Scene") else {
      Issue.record("the scene didn't stop: \(String(describing: outcome.ending(of: "Scene")))")
      return
    }
    #expect(message == "Fatal error: the sheet doesn't offer 'Share': wants web URLs")
  }

  @Test func aHostThatIsGoneTakesNothingBackAndNobodyWaitsForIt() async throws {
    var lesson = ShareLesson()
    lesson.point = "com.apple.ui-services"
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let screen = UIViewController()
        func applicationDidBecomeActive(_ application: UIApplication) {
          let sheet = UIActivityViewController(
            activityItems: [URL(string: "https://example.com/a")!], applicationActivities: nil)
          screen.present(sheet, animated: true)
        }
      }
      """
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          let item = NSExtensionItem()
          let provider = NSItemProvider()
          provider.registerItem(forTypeIdentifier: "public.plain-text") { _, _, _ in }
          item.attachments = [provider]
          extensionContext?.completeRequest(returningItems: [item])
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      let reader = device.open("Reader")
      let request = reader.sheet.begin("Share")
      reader.kill()
      print(request.wait())
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "completed\n")
    #expect(outcome.ending(of: "Share") == .stopped(.finished))
  }

  @Test func onlyTheBrowserHasAPageOpen() async throws {
    var lesson = ShareLesson()
    lesson.scene = """
      import ExtensionHost
      device.open(.notes).share(.page("<p>x", url: "https://example.com/a"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    guard case .crashed(_, let message, _) = outcome.ending(of: "Scene") else {
      Issue.record("the scene didn't stop: \(String(describing: outcome.ending(of: "Scene")))")
      return
    }
    #expect(message == "Fatal error: 'Notes' has no web page open: only the browser does")
  }

  @Test func aProviderOfTheAppsOwnForAWebAddressCountsAsOne() async throws {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let screen = UIViewController()
        func applicationDidBecomeActive(_ application: UIApplication) {
          let provider = NSItemProvider(
            item: URL(string: "https://example.com/a")! as NSURL, typeIdentifier: "public.url")
          let sheet = UIActivityViewController(
            activityItems: [provider], applicationActivities: nil)
          screen.present(sheet, animated: true)
        }
      }
      """
    lesson.scene = "import ExtensionHost\nprint(device.open(\"Reader\").sheet)"
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "Share: offered (one web URL, at most 1)\n")
  }
}
