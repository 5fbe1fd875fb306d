import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// What iOS allows apps but not extensions.
@Suite struct KindLimitTests {
  private func lesson(_ body: String) -> ShareLesson {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        var pages: [UnsafeMutableRawPointer] = []
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      print(device.open(.browser).share(.link("https://example.com/a")).pick("Share"))
      """
    return lesson
  }

  @Test(arguments: [(140, true), (90, false)])
  func aShareExtensionMayHaveAHundredAndTwentyMebibytes(
    mebibytes: Int, isEnded: Bool
  ) async throws {
    let outcome = try await Running.run(
      lesson(
        """
        for _ in 0..<\(mebibytes) {
          let page = UnsafeMutableRawPointer.allocate(byteCount: 1 << 20, alignment: 4096)
          memset(page, 1, 1 << 20)
          pages.append(page)
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2) {
          self.extensionContext?.completeRequest(returningItems: nil)
        }
        """
      ).markdown
    ).outcome
    let told = outcome.lines.contains("Share: has more than 120 MiB of its own (observed)")
    #expect(told == isEnded)
    #expect(outcome.ending(of: "Share") == .stopped(isEnded ? .memoryOfKind : .finished))
    let broken = "failed: the connection to the extension was interrupted\n"
    #expect(outcome.text(of: "Scene") == (isEnded ? broken : "completed\n"))
  }

  @Test func anExtensionThatTakesTooLongToLaunchIsEnded() async throws {
    var lesson = lesson("")
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override init(nibName: String?, bundle: Bundle?) {
          Thread.sleep(forTimeInterval: 20)
          super.init(nibName: nibName, bundle: bundle)
        }
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.ending(of: "Share") == .stopped(.launchTime))
    #expect(
      outcome.text(of: "Scene") == "failed: the connection to the extension was interrupted\n")
  }

  static let refused: [(code: String, message: String)] = [
    (
      "_ = UIApplication.shared",
      "'shared' is unavailable in application extensions for iOS: Use view controller based "
        + "solutions where appropriate instead."
    ),
    (
      #"(next as? UIApplication)?.open(URL(string: "a:b")!)"#,
      "'open(_:options:completionHandler:)' is unavailable in application extensions for iOS"
    ),
    (
      #"(next as? UIApplication)?.openURL(URL(string: "a:b")!)"#,
      "'openURL' is unavailable in application extensions for iOS"
    ),
  ]

  @Test(arguments: refused)
  func whatIsUnavailableToExtensionsIsRefusedThereAndNotInTheApp(
    code: String, message: String
  ) async throws {
    let refused = try await Running.run(lesson(code).markdown)
    #expect(!refused.outcome.isBuilt)
    #expect(refused.outcome.diagnostics.map(\.message) == [message])
    #expect(refused.outcome.diagnostics.map(\.severity) == [.error])

    var inApp = lesson("extensionContext?.completeRequest(returningItems: nil)")
    inApp.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { \(code) }
      }
      """
    let built = try await Running.run(inApp.markdown).outcome
    #expect(built.isBuilt)
    #expect(built.diagnostics.isEmpty)
  }

  /// Each use, and the refusal, which names the author's own declaration.
  static let ownUses: [(use: String, message: String)] = [
    ("Badge.clear()", "'clear()' is unavailable in application extensions for iOS: Ask the app."),
    ("_ = Badge.shared", "'shared' is unavailable in application extensions for iOS"),
    ("_ = Opener()", "'Opener' is unavailable in application extensions for iOS"),
    (
      "perform(#selector(openInApp(_:)), with: nil)",
      "'openInApp' is unavailable in application extensions for iOS"
    ),
  ]

  static let ownDeclarations = """
    enum Badge {
      @available(iOSApplicationExtension, unavailable, message: "Ask the app.")
      static func clear() {}
      @available(iOSApplicationExtension, unavailable)
      static var shared: UIApplication { .shared }
    }
    @available(iOSApplicationExtension, unavailable)
    class Opener { func open() { Badge.clear() } }
    extension UIResponder {
      @available(iOSApplicationExtension, unavailable)
      @objc func openInApp(_ sender: Any?) { _ = UIApplication.shared }
    }

    """

  /// The body of such a declaration is unavailable, too, and so may use the others.
  @Test(arguments: ownUses)
  func theAuthorsOwnDeclarationsAreRefusedInExtensionsAndUsedInApps(
    use: String, message: String
  ) async throws {
    var inExtension = lesson(use)
    inExtension.extensionCode += "\n" + Self.ownDeclarations
    let refused = try await Running.run(inExtension.markdown).outcome
    #expect(refused.diagnostics.map(\.message) == [message])
    #expect(refused.diagnostics.map(\.severity) == [.error])

    var inBoth = lesson("extensionContext?.completeRequest(returningItems: nil)")
    inBoth.extensionCode += "\n" + Self.ownDeclarations
    inBoth.appCode =
      """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) { \(use) }
      }

      """ + Self.ownDeclarations
    let built = try await Running.run(inBoth.markdown).outcome
    #expect(built.diagnostics == [])
    #expect(built.isBuilt)
  }

  @Test func aBuildSettingLetsAnExtensionUseTheSameCode() async throws {
    var lesson = lesson("extensionContext?.completeRequest(returningItems: nil)")
    lesson.extensionCode += """

      @MainActor func more(_ application: UIApplication) { application.open(URL(string: "a:b")!) }
      """
    #expect(try await !Running.run(lesson.markdown).outcome.isBuilt)
    lesson.buildSettings = "APPLICATION_EXTENSION_API_ONLY = NO // as libraries do"
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.isBuilt)
    #expect(outcome.text(of: "Scene") == "completed\n")
  }
}
