import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Processes that wait for each other's files.
struct WaitingTests {
  /// An app and an extension that both have `group` and `file(_:)`.
  private func lesson(app: String, extension code: String, scene: String) -> String {
    let head = """
      import UIKit
      let group = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.reader")!
      func file(_ name: String) -> URL { group.appendingPathComponent(name) }
      func later(_ body: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: body) }
      """
    var lesson = ShareLesson()
    lesson.appCode = """
      \(head)
      \(app)
      """
    lesson.extensionCode = """
      \(head)
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(code)
        }
      }
      """
    lesson.scene = scene
    return lesson.markdown
  }

  @Test func whoWaitsInACircleIsNamed() async throws {
    let take = """
      NSFileCoordinator().coordinate(writingItemAt: file(first), error: nil) { _ in
        sleep(2)
        NSFileCoordinator().coordinate(writingItemAt: file(second), error: nil) { _ in
          print("has both")
        }
      }
      """
    let outcome = try await Running.run(
      lesson(
        app: """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidEnterBackground(_ application: UIApplication) {
              let (first, second) = ("a.json", "b.json")
              later { \(take) }
            }
          }
          """,
        extension: """
          let (first, second) = ("b.json", "a.json")
          \(take)
          self.extensionContext?.completeRequest(returningItems: nil)
          """,
        scene: """
          import ExtensionHost
          device.open("Reader")
          print(device.open(.browser).share(.link("https://example.com/a")).pick("Share"))
          device.wait(seconds: 1)
          """)
    ).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.lines.filter {
        $0.contains(".json") || $0.contains("has both") || $0.contains("kill")
      }
        == [
          "Reader: waits to write group.reader/b.json: Share writes group.reader/b.json",
          "Share: waits to write group.reader/a.json: Reader writes group.reader/a.json",
          "Reader: is in a deadlock: Reader waits to write group.reader/b.json, which Share writes; "
            + "Share waits to write group.reader/a.json, which Reader writes",
          "Share: is killed: it ran longer than it may",
          "Reader: may go on to write group.reader/b.json",
          #"Reader: prints "has both\n""#,
        ])
  }

  @Test(.shows("NSFilePresenter"))
  func aPresenterThatIsSuspendedKeepsWritersWaiting() async throws {
    let outcome = try await Running.run(
      lesson(
        app: """
          final class Presenter: NSObject, NSFilePresenter {
            let presentedItemURL: URL? = file("note.txt")
            let presentedItemOperationQueue = OperationQueue()
            func presentedItemDidChange() { print("changed") }
          }
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            let presenter = Presenter()
            func applicationDidBecomeActive(_ application: UIApplication) {
              if NSFileCoordinator.filePresenters.isEmpty {
                NSFileCoordinator.addFilePresenter(presenter)
              }
            }
          }
          """,
        extension: """
          later {
            for text in ["one", "two"] {
              NSFileCoordinator().coordinate(writingItemAt: file("note.txt"), error: nil) {
                try! Data(text.utf8).write(to: $0)
                print("wrote", text)
              }
              sleep(30)
            }
          }
          """,
        scene: """
          import ExtensionHost
          let reader = device.open("Reader")
          let browser = device.open(.browser)
          device.wait(seconds: 10)
          browser.share(.link("https://example.com/a")).begin("Share")
          device.wait(seconds: 1)
          device.open("Reader")
          device.wait(seconds: 1)
          device.open(.browser)
          device.wait(seconds: 40)
          reader.quit()
          device.wait(seconds: 1)
          """)
    ).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.lines.filter {
        ($0.hasPrefix("Reader") || $0.hasPrefix("Share"))
          && ["note.txt", "suspended", "resumed", "prints", "removed"].contains(where: $0.contains)
      } == [
        "Reader: is suspended",
        "Reader: is asked by Share to let it write group.reader/note.txt",
        "Share: waits to write group.reader/note.txt: Reader presents group.reader/note.txt, and is "
          + "suspended",
        "Reader: is resumed",
        "Share: may go on to write group.reader/note.txt",
        #"Share: prints "wrote one\n""#,
        "Reader: is told that group.reader/note.txt has changed",
        #"Reader: prints "changed\n""#,
        "Reader: is suspended",
        "Reader: is asked by Share to let it write group.reader/note.txt",
        "Share: waits to write group.reader/note.txt: Reader presents group.reader/note.txt, and is "
          + "suspended",
        "Reader: is removed from the app switcher",
        "Share: may go on to write group.reader/note.txt",
        #"Share: prints "wrote two\n""#,
      ])
  }

  /// Each process adds to the number in one file; an overwritten write would make it too small.
  @Test func nothingIsLostWhenProcessesWriteOneFile() async throws {
    let hammer = """
      for _ in 0..<20 {
        NSFileCoordinator().coordinate(writingItemAt: file("count"), error: nil) { url in
          let old = (try? String(contentsOf: url, encoding: .utf8)).flatMap { Int($0) } ?? 0
          try! Data(String(old + 1).utf8).write(to: url)
        }
      }
      """
    let outcome = try await Running.run(
      lesson(
        app: """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidEnterBackground(_ application: UIApplication) {
              for _ in 0..<3 { later { \(hammer) } }
            }
          }
          """,
        extension: """
          let done = DispatchGroup()
          for _ in 0..<3 { DispatchQueue.global().async(group: done) { \(hammer) } }
          // Who completes before his threads are done is ended in the middle of a write.
          done.notify(queue: .main) {
            self.extensionContext?.completeRequest(returningItems: nil)
          }
          """,
        scene: """
          import ExtensionHost
          device.open("Reader")
          print(device.open(.browser).share(.link("https://example.com/a")).pick("Share"))
          device.wait(seconds: 4)
          print(device.container("group.reader").text(of: "count") ?? "none")
          """)
    ).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Scene") == "completed\n120\n", "\(outcome.lines.joined(separator: "\n"))")
  }

  @Test func messagesInFilesOfTheirOwnAllArrive() async throws {
    let outcome = try await Running.run(
      lesson(
        app: """
          @main class AppDelegate: UIResponder, UIApplicationDelegate {
            func applicationDidBecomeActive(_ application: UIApplication) {
              let inbox = file("inbox")
              let messages = try! FileManager.default.contentsOfDirectory(
                at: inbox, includingPropertiesForKeys: nil, options: .skipsHiddenFiles
              ).sorted { $0.lastPathComponent < $1.lastPathComponent }
              for message in messages {
                print(message.lastPathComponent, try! String(contentsOf: message, encoding: .utf8))
                try! FileManager.default.removeItem(at: message)
              }
              print(try! FileManager.default.contentsOfDirectory(atPath: inbox.path).count, "left")
            }
          }
          """,
        extension: """
          let inbox = file("inbox")
          try! FileManager.default.createDirectory(at: inbox, withIntermediateDirectories: true)
          let number = try! FileManager.default.contentsOfDirectory(atPath: inbox.path).count
          try! "message \\(number)".write(
            to: inbox.appendingPathComponent("\\(Int(Date().timeIntervalSince1970))-\\(number).txt"),
            atomically: true, encoding: .utf8)
          extensionContext?.completeRequest(returningItems: nil)
          """,
        scene: """
          import ExtensionHost
          let browser = device.open(.browser)
          for _ in 0..<3 {
            _ = browser.share(.link("https://example.com/a")).pick("Share")
            device.wait(seconds: 1)
          }
          device.open("Reader")
          """)
    ).outcome
    #expect(outcome.diagnostics == [])
    #expect(
      outcome.text(of: "Reader") == """
        1767260460-0.txt message 0
        1767260461-1.txt message 1
        1767260462-2.txt message 2
        0 left

        """)
  }
}
