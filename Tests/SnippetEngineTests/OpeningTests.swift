import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Who may open a URL, how, and on which version of iOS.
@Suite struct OpeningTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The body of `viewDidAppear`, with `url`.
    var body: String
    var version: Int
    /// What the app prints; empty when nothing opens.
    var app: String
    /// The reason in the log when nothing opens.
    var reason = ""
  }

  private static let climbing = """
    var responder = next
    while let current = responder {
      if current.responds(to: Selector("openURL:")) {
        current.perform(Selector("openURL:"), with: url)
        break
      }
      responder = current.next
    }
    """
  private static let casting = """
    var responder: UIResponder? = self
    while let current = responder {
      if let application = current as? UIApplication { application.open(url); break }
      responder = current.next
    }
    """

  static let cases: [Case] =
    [9, 17].map { version in
      Case(
        testDescription: "by selector on iOS \(version)", body: climbing, version: version,
        app: "reader://a from com.example.Reader.Share\n")
    }
    + [10, 17].map { version in
      Case(
        testDescription: "by cast on iOS \(version)", body: casting, version: version,
        app: "reader://a from com.example.Reader.Share\n")
    }
    + [
      Case(
        testDescription: "by cast on iOS 9", body: casting, version: 9, app: "",
        reason: "open(_:options:completionHandler:) came with iOS 10 (documented)")
    ]
    + [18, 26].flatMap { version in
      [
        Case(
          testDescription: "by selector on iOS \(version)", body: climbing, version: version,
          app: "", reason: "since iOS 18 'openURL:' is answered with false (observed)"),
        Case(
          testDescription: "by cast on iOS \(version)", body: casting, version: version, app: "",
          reason: "reports contradict each other since iOS 18; nothing is opened here (unknown)"),
      ]
    }
    + [9, 26].map { version in
      Case(
        testDescription: "by the context on iOS \(version)",
        body: "extensionContext?.open(url)", version: version, app: "",
        reason: "this extension point doesn't let extensions open URLs (documented)")
    }

  @Test(
    .shows(
      "UIApplication.open(_:options:completionHandler:)",
      "UIApplication.OpenURLOptionsKey.sourceApplication",
      "UIApplication.OpenURLOptionsKey.init(rawValue:)",
      "UIApplicationDelegate.application(_:open:options:)",
      "UIViewController.next",
      "UIViewController.viewDidAppear(_:)",
      "NSExtensionContext.open(_:completionHandler:)",
      "NSObject.perform(_:with:)",
      "NSObject.responds(to:)"),
    arguments: cases)
  func aShareExtensionOpensItsAppWhereReportsSayThatItDoes(_ test: Case) async throws {
    var lesson = ShareLesson()
    lesson.appKeys = """
      <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array><string>READER</string></array></dict></array>
      """
    lesson.buildSettings = "APPLICATION_EXTENSION_API_ONLY = NO"
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
          print(url, "from", options[.sourceApplication] ?? "")
          return true
        }
      }
      """
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
          let url = URL(string: "reader://a")!
          \(test.body)
          extensionContext?.completeRequest(returningItems: nil)
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      device.useiOS(\(test.version))
      print(device.open(.browser).share(.link("https://example.com/a")).pick("Share"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Reader") == test.app)
    #expect(outcome.text(of: "Scene") == "completed\n")
    let refusals = outcome.lines.filter { $0.hasPrefix("Share: can't open") }
    #expect(
      refusals == (test.reason.isEmpty ? [] : ["Share: can't open reader://a: \(test.reason)"]))
  }

  @Test(
    .shows(
      "UIApplication.LaunchOptionsKey.url", "UIApplication.LaunchOptionsKey.sourceApplication",
      "UIApplication.OpenURLOptionsKey.sourceApplication"),
    // Notes is another developer's app, which hasn't been named since iOS 13.
    arguments: [(12, "tutor.notes"), (13, "nobody"), (26, "nobody")])
  func anAppThatIsLaunchedForALinkFindsItInItsLaunchOptions(
    version: Int, source: String
  ) async throws {
    var lesson = ShareLesson()
    lesson.appKeys = """
      <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array><string>reader</string></array></dict></array>
      """
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool {
          print("launched for", launchOptions?[.url] ?? "nothing", "by",
            launchOptions?[.sourceApplication] ?? "nobody")
          return true
        }
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
          print("opens", url, "for", options[.sourceApplication] ?? "nobody")
          return true
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      device.useiOS(\(version))
      let notes = device.open(.notes)
      notes.tapLink("reader://a")
      device.open("Reader").kill()
      device.open("Reader")
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.text(of: "Reader") == """
        launched for reader://a by \(source)
        opens reader://a for \(source)
        launched for nothing by nobody

        """)
  }

  /// Whether the two launch methods return `true`, and whether the URL is then delivered.
  static let answers = [
    (will: true, did: true, isHanded: true), (true, false, false), (false, true, false),
    (false, false, false),
  ]

  @Test(
    .shows(
      "UIApplicationDelegate.application(_:willFinishLaunchingWithOptions:)",
      "UIApplicationDelegate.application(_:didFinishLaunchingWithOptions:)"),
    arguments: answers, ["reader://a", "https://reader.example.com/a"])
  func whatALaunchHasRefusedIsNotHandedOver(
    _ answer: (will: Bool, did: Bool, isHanded: Bool), url: String
  ) async throws {
    var lesson = ShareLesson()
    lesson.appKeys = """
      <key>CFBundleURLTypes</key><array><dict>
        <key>CFBundleURLSchemes</key><array><string>reader</string></array></dict></array>
      """
    lesson.moreAppEntitlements = """
      <key>com.apple.developer.associated-domains</key>
      <array><string>applinks:reader.example.com</string></array>
      """
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func application(
          _ application: UIApplication,
          willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { \(answer.will) }
        func application(
          _ application: UIApplication,
          didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
        ) -> Bool { \(answer.did) }
        func application(
          _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
        ) -> Bool {
          print("opens", url)
          return true
        }
        func application(
          _ application: UIApplication, continue userActivity: NSUserActivity,
          restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
        ) -> Bool {
          print("opens", userActivity.webpageURL?.absoluteString ?? "nothing")
          return true
        }
        func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
      }
      """
    lesson.scene = """
      import ExtensionHost
      let notes = device.open(.notes)
      notes.tapLink("\(url)")
      device.open(.notes).tapLink("\(url)")
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    let first = answer.isHanded ? "opens \(url)\n" : ""
    #expect(outcome.text(of: "Reader") == first + "active\nopens \(url)\nactive\n")
  }

  @Test func aLinkOpensTheFirstAppThatDeclaresItsScheme() async throws {
    var lesson = ShareLesson()
    lesson.scene = """
      import ExtensionHost
      let notes = device.open(.notes)
      print(notes.tapLink("reader://a"), notes.tapLink("https://example.com"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Scene") == "false true\n")
    #expect(
      outcome.lines.contains(
        "Notes: can't open reader://a: no installed app declares the scheme 'reader'"))
    #expect(outcome.lines.contains("Notes: opens https://example.com in Browser"))
  }
}
