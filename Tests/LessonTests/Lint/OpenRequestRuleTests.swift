import Findings
import LessonModel
import TestSupport
import Testing

@testable import LessonChecks

/// Extensions in lessons end their request on every path.
@Suite struct OpenRequestRuleTests {
  @Test(arguments: open + ended)
  func guardEndsTheRequest(_ example: LintCase) throws {
    try example.check(OpenRequestRule(), of: .style, in: CourseFacts(lessons: []))
  }

  private static func found(_ name: String, _ body: String) -> LintCase {
    LintCase(
      name, "Request stays open when this 'guard' fails",
      remedy: "complete or cancel the request in its 'else'", in: lesson(body))
  }

  private static func fine(_ name: String, _ body: String) -> LintCase {
    LintCase(name, fine: lesson(body))
  }

  static let open = [
    found(
      "in viewDidLoad",
      """
        override func viewDidLoad() {
          super.viewDidLoad()
          1️⃣guard2️⃣ let item else { return }
          context?.completeRequest(returningItems: [item])
        }
      """),
    found(
      "that prints",
      """
        func beginRequest(with context: NSExtensionContext) {
          1️⃣guard2️⃣ let item else {
            print("nothing")
            return
          }
          context.cancelRequest(withError: item)
        }
      """),
    found(
      "whose request ends in a closure",
      """
        override func viewDidAppear(_ animated: Bool) {
          1️⃣guard2️⃣ let item, item.isGood
          else { return print("nothing") }
          item.load { self.extensionContext?.completeRequest(returningItems: nil) }
        }
      """),
    found(
      "in a closure",
      """
        override func viewDidLoad() {
          provider.loadItem(forTypeIdentifier: "public.url") { value, error in
            1️⃣guard2️⃣ let url = value as? URL else { return }
            DispatchQueue.main.async { self.done(url) }
          }
        }

        func done(_ url: URL) { end() }
        func end() { extensionContext?.completeRequest(returningItems: nil) }
      """),
    found(
      "whose request is ended by a method in another file",
      """
        override func viewDidLoad() {
          Task {
            1️⃣guard2️⃣ let item else { return }
            finish()
          }
        }
      """),
    found(
      "in front of the compose sheet's own end",
      """
        override func didSelectPost() {
          1️⃣guard2️⃣ let link else { return }
          super.didSelectPost()
        }
      """),
  ]

  static let ended = [
    fine(
      "that completes",
      """
        override func viewDidLoad() {
          guard let item else { return done() }
          context?.completeRequest(returningItems: [item])
        }
      """),
    fine(
      "that isn't followed by an end",
      """
        override func viewDidLoad() {
          guard let item else { return }
          label.text = item
        }
      """),
    fine(
      "before a button",
      """
        override func viewDidLoad() {
          guard let item else { return }
          button.addAction(UIAction { _ in self.done() }, for: .primaryActionTriggered)
          row.tapHandler = { self.done() }
        }

        func done() { extensionContext?.completeRequest(returningItems: nil) }
      """),
    fine(
      "in a button's action",
      """
        override func viewDidLoad() {
          button = UIButton(primaryAction: UIAction { _ in
            guard let item else { return }
            self.extensionContext?.completeRequest(returningItems: nil)
          })
        }

        func tapped() {
          guard let item else { return }
          extensionContext?.completeRequest(returningItems: nil)
        }
      """),
    fine(
      "whose group ends the request",
      """
        override func viewDidLoad() {
          for provider in attachments {
            provider.loadItem { value, error in
              defer { group.leave() }
              guard let value else { return }
              if value.isLast { finish() }
            }
          }
          group.notify { self.extensionContext?.completeRequest(returningItems: nil) }
        }
      """),
    fine(
      "after a deferred end",
      """
        override func viewDidLoad() {
          defer { extensionContext?.completeRequest(returningItems: nil) }
          guard let item else { return }
          finish()
        }
      """),
    LintCase(
      "in a class that isn't the principal one", fine: lesson(open(in: "Helper"))),
    LintCase(
      "in an app",
      fine: lesson("").replacing(
        "## Receive the link",
        with: "## The app\n\n```swift file=A.swift target=Reader\n\(open(in: "Main"))\n```\n\n"
          + "## Receive the link")),
    LintCase(
      "in a step that shows an open request",
      fine: lesson(open(in: "Main"), after: "```text output\nNotes: unfinished\n```")),
    LintCase(
      "in a file that must fail",
      fine: lesson(open(in: "Main"), words: " fails=\"cannot find\"")),
    LintCase("in code that isn't Swift", fine: lesson(String(repeating: "(", count: 5_000))),
  ]

  private static func open(in type: String) -> String {
    """
    class \(type): UIViewController {
      override func viewDidLoad() {
        guard let item else { return }
        extensionContext?.completeRequest(returningItems: [item])
      }
    }
    """
  }

  /// A lesson whose principal class is `Main`; a body without a class becomes the body of `Main`.
  private static func lesson(_ body: String, words: String = "", after: String = "") -> String {
    let isWhole = body.contains("class ") || !body.contains("func ")
    return lintedLesson(
      """
      ```xml file=Info.plist target=Share
      <key>NSExtensionPrincipalClass</key>
      <string>$(PRODUCT_MODULE_NAME).Main</string>
      ```

      ```swift file=Finish.swift target=Share
      extension Main {
        func finish() { extensionContext?.cancelRequest(withError: Nothing()) }
      }
      ```

      ```swift file=Main.swift target=Share\(words)
      \(isWhole ? body : "class Main: UIViewController {\n\(body)\n}")
      ```

      ```swift scene
      import ExtensionHost
      ```

      \(after)
      """)
  }
}
