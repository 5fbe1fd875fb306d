import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// The general pasteboard between apps and extensions, and what the user is asked.
@Suite struct PasteboardTests {
  private static let pasting = """
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {
      func applicationDidBecomeActive(_ application: UIApplication) {
        let board = UIPasteboard.general
        print(board.changeCount, board.hasStrings, board.hasURLs, board.types)
        print(board.string ?? "nothing", board.url?.absoluteString ?? "no URL", board.hasColors)
      }
      func applicationDidEnterBackground(_ application: UIApplication) {
        print("behind:", UIPasteboard.general.hasStrings, UIPasteboard.general.items.count)
      }
    }
    """

  @Test(
    .shows(
      "UIPasteboard", "UIPasteboard.general", "UIPasteboard.string", "UIPasteboard.hasStrings",
      "UIPasteboard.changeCount"))
  func whatAnotherAppHasCopiedIsAskedFor() async throws {
    var lesson = ShareLesson()
    lesson.appCode = Self.pasting
    lesson.scene = """
      import ExtensionHost
      let notes = device.open(.notes)
      notes.copy(.text("tea"))
      device.answerPaste(.refuse)
      device.open("Reader")
      device.answerPaste(.allow)
      device.open(.notes)
      device.open("Reader")
      notes.copy(.link("https://example.com/b"))
      device.useiOS(15)
      device.open(.notes)
      device.open("Reader")
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Reader") == """
        1 true false ["public.utf8-plain-text"]
        nothing no URL false
        behind: true 0
        1 true false ["public.utf8-plain-text"]
        tea no URL false
        behind: true 0
        2 true true ["public.url", "public.utf8-plain-text"]
        https://example.com/b https://example.com/b false

        """)
    let lines = outcome.lines.filter { $0.contains("copies") || $0.contains("paste") }
    let behind = "Reader: gets nothing to paste from Notes: it is in the background (observed)"
    let banner = "Reader: pastes from Notes: a banner tells the user (documented)"
    #expect(
      lines == [
        "Notes: copies public.utf8-plain-text",
        "Reader: gets nothing to paste from Notes: the user refuses", behind,
        "Reader: pastes from Notes: the user allows it",
        "Notes: copies public.url, public.utf8-plain-text", behind, banner, banner,
      ])
  }

  @Test(
    .shows(
      "UIPasteboard.setItems(_:options:)", "UIPasteboard.OptionsKey.expirationDate",
      "UIPasteboard.init(name:create:)", "UIPasteboard.color", "UIPasteboard.image",
      "UIPasteboard.detectPatterns(for:completionHandler:)", "UIPasteboard.changedNotification",
      "UIPasteboard.changedTypesAddedUserInfoKey", "UIPasteboard.Name",
      "UIPasteboard.Name.init(_:)",
      "UIPasteboard.OptionsKey", "UIPasteboard.DetectionPattern.number",
      "UIPasteboard.DetectionPattern.rawValue"))
  func anExtensionsThingsReachItsApp() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          _ = NotificationCenter.default.addObserver(
            forName: UIPasteboard.changedNotification, object: nil, queue: nil
          ) { print($0.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] ?? "-") }
          let named = UIPasteboard(name: UIPasteboard.Name("reader.own"), create: true)
          named?.string = "private"
          UIPasteboard.general.color = .red
          UIPasteboard.general.detectPatterns(for: [.number]) { print($0) }
          let size = CGSize(width: 2, height: 1)
          UIPasteboard.general.image = UIGraphicsImageRenderer(size: size).image { _ in }
          UIPasteboard.general.setItems(
            [["public.utf8-plain-text": "42", "a.list": [1, 2], "a.picture": Data([7])]],
            options: [.expirationDate: Date(timeIntervalSinceNow: 60)])
        }
        override func viewDidAppear(_ animated: Bool) {
          super.viewDidAppear(animated)
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
            self.extensionContext?.completeRequest(returningItems: nil)
          }
        }
      }
      """
    lesson.appCode = """
      import UIKit
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        func applicationDidBecomeActive(_ application: UIApplication) {
          let named = UIPasteboard(name: UIPasteboard.Name("reader.own"), create: false)
          print("named:", named?.string ?? "none")
          let board = UIPasteboard.general
          print(board.string ?? "nothing", board.value(forPasteboardType: "a.list") ?? "no list")
          print(board.data(forPasteboardType: "a.picture") ?? Data(), board.image == nil)
          board.detectPatterns(for: [.number, .probableWebURL]) { result in
            print(((try? result.get()) ?? []).map(\\.rawValue))
          }
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      let browser = device.open(.browser)
      let request = browser.share(.link("https://example.com/a")).begin("Share")
      device.open("Reader")
      device.open(.browser)
      device.wait(seconds: 4)
      print(request.wait())
      device.wait(seconds: 70)
      device.open("Reader")
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Scene") == "completed\n")
    #expect(
      outcome.text(of: "Share") == """
        ["public.utf8-plain-text"]
        ["com.apple.uikit.color"]
        ["public.png"]
        ["a.list", "a.picture", "public.utf8-plain-text"]
        success(Set([]))

        """)
    let pattern = "com.apple.uikit.pasteboard-detection-pattern.number"
    #expect(
      outcome.text(of: "Reader") == """
        named: private
        42 [1, 2]
        1 bytes true
        ["\(pattern)"]
        named: none
        nothing no list
        0 bytes true
        []

        """)
    #expect(!outcome.lines.contains { $0.contains("pastes") })
  }
}
