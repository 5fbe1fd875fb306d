import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// How requests and processes end when the code goes wrong.
@Suite struct EndingTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The body of `viewDidLoad`.
    var body: String
    var result: String
    var ending: Ending
    /// Needed by cases that define more than the body.
    var declarations = ""
  }

  static let cases: [Case] = [
    Case(
      testDescription: "completing ends the process", body: "done()", result: "completed",
      ending: .stopped(.finished)),
    Case(
      testDescription: "completing twice counts once", body: "done(); done()",
      result: "completed", ending: .stopped(.finished)),
    Case(
      testDescription: "cancelling carries the error's text",
      body: """
        let error = NSError(domain: "d", code: 7, userInfo: [NSLocalizedDescriptionKey: "too big"])
        extensionContext?.cancelRequest(withError: error)
        """,
      result: "cancelled: too big", ending: .stopped(.finished)),
    Case(
      testDescription: "a trap reaches the host as a broken connection",
      body: "let none: Int? = nil; print(none!)",
      result: "failed: the connection to the extension was interrupted",
      ending: .crashed(
        signal: "SIGILL",
        message: "Fatal error: Unexpectedly found nil while unwrapping an Optional value",
        place: Place(file: "Share/ShareViewController.swift", line: 6))),
    Case(
      testDescription: "so does exit", body: "exit(3)",
      result: "failed: the connection to the extension was interrupted",
      ending: .exited(status: 3)),
    Case(
      testDescription: "so does a signal",
      body: "print(UnsafePointer<Int>(bitPattern: 16)!.pointee)",
      result: "failed: the connection to the extension was interrupted",
      ending: .crashed(
        signal: "SIGSEGV", message: "Bad pointer dereference",
        place: Place(file: "Share/ShareViewController.swift", line: 6))),
    Case(
      testDescription: "a request that nobody ends stays open", body: "print(1)",
      result: "unfinished", ending: .stopped(.runOver)),
    Case(
      testDescription: "an endless loop on the main queue is ended", body: "while true {}",
      result: "failed: the connection to the extension was interrupted",
      ending: .stopped(.timeLimit)),
    Case(
      testDescription: "what is crashing is left to crash, however long that takes",
      body: """
        let words = "Share/ShareViewController.swift:6: Fatal error: slowly\\n"
        FileHandle.standardError.write(Data(words.utf8))
        Thread.sleep(forTimeInterval: 20)
        abort()
        """,
      result: "failed: the connection to the extension was interrupted",
      ending: .crashed(
        signal: "SIGABRT", message: "Fatal error: slowly",
        place: Place(file: "Share/ShareViewController.swift", line: 6))),
    Case(
      testDescription: "what only says that it crashes is ended",
      body: """
        let words = "Share/ShareViewController.swift:6: Fatal error: not at all\\n"
        FileHandle.standardError.write(Data(words.utf8))
        while true { Thread.sleep(forTimeInterval: 60) }
        """,
      result: "failed: the connection to the extension was interrupted",
      ending: .stopped(.timeLimit)),
    Case(
      testDescription: "too much memory is too much",
      body: """
        var all: [[UInt8]] = []
        while true { all.append([UInt8](repeating: 1, count: 1 << 20)) }
        """,
      result: "failed: the connection to the extension was interrupted",
      ending: .stopped(.memoryOfKind)),
    Case(
      testDescription: "too much output is too much",
      body: "while true { print(String(repeating: \"x\", count: 100)) }",
      result: "failed: the connection to the extension was interrupted",
      ending: .stopped(.outputLimit)),
    Case(
      testDescription: "work behind completion is done before the end",
      body: """
        extensionContext?.completeRequest(returningItems: nil) { expired in
          Thread.sleep(forTimeInterval: 0.1)
          print("expired", expired)
        }
        """,
      result: "completed", ending: .stopped(.finished)),
  ]

  @Test(
    .shows(
      "NSExtensionContext.completeRequest(returningItems:completionHandler:)",
      "NSExtensionContext.cancelRequest(withError:)"),
    arguments: cases)
  func anEndIsWhatTheHostIsTold(_ test: Case) async throws {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        func done() { extensionContext?.completeRequest(returningItems: nil) }
        override func viewDidLoad() {
          super.viewDidLoad()
      \(test.body)
        }
      }
      """
    lesson.scene = """
      import ExtensionHost
      print(device.open(.browser).share(.link("https://example.com/a")).pick("Share"))
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Scene") == test.result + "\n")
    #expect(outcome.ending(of: "Share") == test.ending)
    #expect(outcome.ending(of: "Scene") == .exited(status: 0))
  }

  @Test(.shows("NSExtensionContext.completeRequest(returningItems:completionHandler:)"))
  func whatIsPrintedBehindCompletionIsInTheLog() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          extensionContext?.completeRequest(returningItems: nil) { print("expired:", $0) }
        }
      }
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.text(of: "Share") == "expired: false\n")
  }

  @Test func theUserActsWhenTheAnswerOfALoadHasHadItsEffect() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        var link: URL?
        override func viewDidLoad() {
          super.viewDidLoad()
          let button = UIButton(type: .system)
          button.setTitle("Save", for: .normal)
          button.addTarget(self, action: #selector(save), for: .touchUpInside)
          button.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
          view.addSubview(button)
          let item = extensionContext?.inputItems.first as? NSExtensionItem
          item?.attachments?.first?.loadItem(forTypeIdentifier: "public.url") { url, _ in
            Thread.sleep(forTimeInterval: 0.3)
            DispatchQueue.main.async { self.link = url as? URL }
          }
        }
        @objc func save() { print(link?.absoluteString ?? "too early") }
      }
      """
    lesson.scene = """
      import ExtensionHost
      let request = device.open(.browser).share(.link("https://example.com/a")).begin("Share")
      request.tap("Save")
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Share") == "https://example.com/a\n")
  }
}
