import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What happens on the device, as whole event logs.
@Suite struct DeviceTests {
  @Test(
    .shows(
      "NSExtensionContext.inputItems",
      "NSExtensionContext.completeRequest(returningItems:completionHandler:)",
      "NSExtensionItem.attachments",
      "NSItemProvider.loadItem(forTypeIdentifier:options:completionHandler:)",
      "UserDefaults.init(suiteName:)",
      "UserDefaults.object(forKey:)",
      "UserDefaults.set(_: Any?, forKey:)",
      "UserDefaults.stringArray(forKey:)",
      "UIViewController.init()",
      "UIViewController.init(nibName:bundle:)",
      "UIViewController.beginRequest(with:)",
      "UIViewController.extensionContext",
      "UIViewController.loadViewIfNeeded()",
      "UIViewController.viewDidLoad()",
      "UIApplicationDelegate.main()",
      "UIApplicationDelegate.applicationDidBecomeActive(_:)"))
  func aLinkGoesFromTheSheetThroughTheExtensionIntoTheApp() async throws {
    let outcome = try await Running.run(ShareLesson().markdown).outcome
    #expect(
      outcome.lines == [
        "Reader: is installed with Share",
        "Scene: is launched as the scene",
        "Browser: is launched as a host app",
        "Browser: becomes active",
        "Browser: shares 1 link",
        "Browser: sheet: Share ✓ one web URL, at most 1",
        "Browser: picks Share",
        "Share: is launched as an extension",
        "Share: Share.ShareViewController begins a request with 1 attachment",
        "Share: loads public.url from Browser",
        "Share: receives public.url: https://example.com/a",
        #"Share: stores group.reader["links"] = ["https://example.com/a"]"#,
        "Share: completes the request",
        "Share: is ended by the system",
        #"Scene: prints "completed\n""#,
        "Reader: is launched as an app",
        "Browser: goes to the background",
        "Reader: becomes active",
        #"Reader: prints "[\"https://example.com/a\"]\n""#,
        "Scene: exits",
        "Browser: ends with the run",
        "Reader: ends with the run",
      ])
  }

  @Test func oneNumberInThePropertyListChangesTheSheet() async throws {
    var lesson = ShareLesson()
    lesson.scene = """
      import ExtensionHost
      print(device.open(.browser).share(.link("https://a.example"), .link("https://b.example")))
      """
    let one = try await Running.run(lesson.markdown).outcome
    lesson.rule = lesson.rule.replacing("<integer>1<", with: "<integer>2<")
    let two = try await Running.run(lesson.markdown).outcome
    #expect(one.text(of: "Scene") == "Share: not offered (2 web URLs, at most 1)\n")
    #expect(two.text(of: "Scene") == "Share: offered (2 web URLs, at most 2)\n")
  }

  @Test func killingTheExtensionInMidLoadGivesTheHostAnError() async throws {
    var lesson = ShareLesson()
    lesson.scene = """
      import ExtensionHost
      let browser = device.open(.browser)
      browser.holdAttachments()
      let request = browser.share(.link("https://example.com/a")).begin("Share")
      request.waitForLoad()
      request.killExtension()
      print(request.wait())
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.lines.dropFirst(7) == [
        "Share: is launched as an extension",
        "Share: Share.ShareViewController begins a request with 1 attachment",
        "Share: loads public.url from Browser",
        "Share: is killed by the scene",
        "Browser: is told that the request failed: the connection to the extension was interrupted",
        #"Scene: prints "failed: the connection to the extension was interrupted\n""#,
        "Scene: exits",
        "Browser: ends with the run",
      ])
  }

  @Test func attachmentsThatWereHeldArriveWhenTheyAreReleased() async throws {
    var lesson = ShareLesson()
    lesson.scene = """
      import ExtensionHost
      let browser = device.open(.browser)
      browser.holdAttachments()
      let request = browser.share(.link("https://example.com/a")).begin("Share")
      request.waitForLoad()
      print("released")
      browser.releaseAttachments()
      print(request.wait())
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "released\ncompleted\n")
    #expect(outcome.lines.contains("Share: receives public.url: https://example.com/a"))
  }

  @Test(.shows("UserDefaults.init(suiteName:)"))
  func withoutTheEntitlementASuiteIsPrivateAndTheRefusalIsInTheLog() async throws {
    var lesson = ShareLesson()
    lesson.isEntitled = false
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Reader") == "[]\n")
    let refusal = "is refused group.reader: no entitlement names it"
    #expect(
      outcome.lines.filter { $0.hasSuffix(refusal) } == ["Share: " + refusal, "Reader: " + refusal])
  }

  @Test(
    .shows(
      "FileManager.containerURL(forSecurityApplicationGroupIdentifier:)",
      "UserDefaults.standard",
      "UserDefaults.set(_: Any?, forKey:)"))
  func aSceneLooksIntoContainers() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          UserDefaults(suiteName: "group.reader")?.set([1, 2], forKey: "numbers")
          UserDefaults.standard.set("mine", forKey: "own")
          let url = FileManager.default.containerURL(
            forSecurityApplicationGroupIdentifier: "group.reader")!
          try? "hello".write(
            to: url.appendingPathComponent("note.txt"), atomically: true, encoding: .utf8)
          extensionContext?.completeRequest(returningItems: nil)
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      print(device.container("group.reader"))
      device.open(.browser).share(.link("https://example.com/a")).pick("Share")
      print(device.container("group.reader").files)
      print(device.container("group.reader").text(of: "note.txt") ?? "none")
      print(device.container("Share").defaults)
      print(device.container("Reader"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.text(of: "Scene") == """
        empty
        ["Library/Preferences/group.reader.plist", "note.txt"]
        hello
        ["own": "mine"]
        empty

        """)
  }

  @Test(.shows("FileManager.containerURL(forSecurityApplicationGroupIdentifier:)"))
  func aGroupContainerIsThereForEntitledProcessesOnly() async throws {
    var lesson = ShareLesson()
    lesson.scene = "import ExtensionHost\ndevice.open(\"Reader\")"
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          for group in ["group.reader", "group.other"] {
            let url = FileManager.default.containerURL(
              forSecurityApplicationGroupIdentifier: group)
            print(group, url?.lastPathComponent ?? "nil")
          }
        }
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Reader") == "group.reader group.reader\ngroup.other nil\n")
    #expect(outcome.lines.contains("Reader: is refused group.other: no entitlement names it"))
  }

  @Test func theLogIsTheSameEachTime() async throws {
    let first = try await Running.run(ShareLesson().markdown).outcome
    for _ in 0..<5 {
      let again = try await Running.run(ShareLesson().markdown).outcome
      #expect(again.lines == first.lines)
    }
  }
}
