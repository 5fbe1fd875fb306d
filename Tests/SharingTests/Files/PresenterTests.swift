import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Presenters in one process, coordinators in another.
struct PresenterTests {
  /// An app that presents a file, and an extension that does something to it.
  private func lesson(presenter: String, extension code: String, scene: String) -> String {
    var lesson = ShareLesson()
    lesson.appCode = """
      import UIKit
      let group = FileManager.default.containerURL(
        forSecurityApplicationGroupIdentifier: "group.reader")!
      let note = group.appendingPathComponent("note.txt")
      final class Presenter: NSObject, NSFilePresenter {
        var presentedItemURL: URL?
        let presentedItemOperationQueue = OperationQueue()
        init(_ url: URL) { presentedItemURL = url }
        \(presenter)
      }
      @main class AppDelegate: UIResponder, UIApplicationDelegate {
        let presenters = [Presenter(note), Presenter(group)]
        func applicationDidBecomeActive(_ application: UIApplication) {
          try? Data("old".utf8).write(to: note)
          presenters.forEach(NSFileCoordinator.addFilePresenter)
        }
      }
      """
    lesson.extensionCode = """
      import UIKit
      class ShareViewController: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          let group = FileManager.default.containerURL(
            forSecurityApplicationGroupIdentifier: "group.reader")!
          let note = group.appendingPathComponent("note.txt")
          let coordinator = NSFileCoordinator(filePresenter: nil)
          var error: NSError?
          \(code)
          self.extensionContext?.completeRequest(returningItems: nil)
        }
      }
      """
    lesson.scene = scene
    return lesson.markdown
  }

  private static let share = """
    import ExtensionHost
    device.open("Reader")
    print(device.open(.browser).share(.link("https://example.com/a")).pick("Share"))
    """

  @Test(
    .shows(
      "NSFilePresenter.savePresentedItemChanges()",
      "NSFilePresenter.accommodatePresentedItemDeletion()",
      "NSFilePresenter.accommodatePresentedSubitemDeletion(at:)"))
  func whatAPresenterDoesIsAwaited() async throws {
    let markdown = lesson(
      presenter: """
        func savePresentedItemChanges() async throws {
          try await Task.sleep(for: .milliseconds(10))
          print("saves", presentedItemURL!.lastPathComponent)
          throw CocoaError(.fileWriteNoPermission)
        }
        func accommodatePresentedItemDeletion() async throws { print("says goodbye") }
        func accommodatePresentedSubitemDeletion(at url: URL) async throws {}
        """,
      extension: """
        coordinator.coordinate(readingItemAt: note, error: &error) { _ in print("reads") }
        print(error?.code ?? 0)
        error = nil
        coordinator.coordinate(writingItemAt: note, options: .forDeleting, error: &error) {
          try! FileManager.default.removeItem(at: $0)
        }
        print(error?.code ?? 0)
        """,
      scene: Self.share)
    let outcome = try await Running.run(markdown).outcome
    #expect(outcome.diagnostics.filter { $0.severity == .error } == [])
    #expect(outcome.text(of: "Reader").contains("saves note.txt\n"))
    #expect(outcome.text(of: "Reader").contains("says goodbye\n"))
    #expect(outcome.text(of: "Share") == "513\n0\n")
  }

  @Test(
    .shows(
      "NSFilePresenter.relinquishPresentedItem(toReader:)",
      "NSFilePresenter.relinquishPresentedItem(toWriter:)",
      "NSFilePresenter.savePresentedItemChanges(completionHandler:)",
      "NSFilePresenter.accommodatePresentedItemDeletion(completionHandler:)",
      "NSFilePresenter.presentedItemDidChange()", "NSFilePresenter.presentedItemDidMove(to:)",
      "NSFilePresenter.presentedSubitemDidAppear(at:)",
      "NSFilePresenter.presentedSubitemDidChange(at:)",
      "NSFilePresenter.presentedSubitem(at:didMoveTo:)", "NSFilePresenter.presentedItemURL",
      "NSFilePresenter.presentedItemOperationQueue", "NSFileCoordinator.item(at:didMoveTo:)"))
  func aPresenterIsAskedBeforeAndToldAfterwards() async throws {
    let markdown = lesson(
      presenter: """
        var name: String { presentedItemURL!.lastPathComponent }
        func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
          print(name, "lets a reader")
          reader { print(self.name, "has it back from the reader") }
        }
        func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
          print(name, "lets a writer")
          writer { print(self.name, "has it back from the writer") }
        }
        func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
          // Its own coordinator doesn't wait for the one that wants to read.
          NSFileCoordinator(filePresenter: self).coordinate(
            writingItemAt: presentedItemURL!, error: nil) { try? Data("saved".utf8).write(to: $0) }
          print(name, "saves")
          completionHandler(nil)
        }
        func accommodatePresentedItemDeletion(
          completionHandler: @escaping @Sendable ((any Error)?) -> Void
        ) {
          print(name, "says goodbye")
          completionHandler(nil)
        }
        func presentedItemDidChange() { print(name, "has changed") }
        func presentedItemDidMove(to newURL: URL) {
          print(name, "moves to", newURL.lastPathComponent)
          presentedItemURL = newURL
        }
        func presentedSubitemDidAppear(at url: URL) { print(url.lastPathComponent, "appears") }
        func presentedSubitemDidChange(at url: URL) { print(url.lastPathComponent, "changes") }
        func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {
          print(oldURL.lastPathComponent, "becomes", newURL.lastPathComponent)
        }
        """,
      extension: """
        coordinator.coordinate(readingItemAt: note, error: &error) {
          print(try! String(contentsOf: $0, encoding: .utf8))
        }
        coordinator.coordinate(writingItemAt: note, error: &error) {
          try! Data("new".utf8).write(to: $0)
        }
        let other = group.appendingPathComponent("other.txt")
        coordinator.coordinate(
          writingItemAt: note, options: .forMoving, writingItemAt: other, options: .forReplacing,
          error: &error
        ) {
          try! FileManager.default.moveItem(at: $0, to: $1)
          coordinator.item(at: $0, didMoveTo: $1)
        }
        coordinator.coordinate(writingItemAt: other, options: .forDeleting, error: &error) {
          try! FileManager.default.removeItem(at: $0)
        }
        coordinator.coordinate(writingItemAt: note, error: &error) {
          try! Data("again".utf8).write(to: $0)
        }
        print(error as Any)
        """,
      scene: Self.share)
    let outcome = try await Running.run(markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Share") == "saved\nnil\n")
    #expect(
      outcome.text(of: "Reader") == """
        note.txt lets a reader
        note.txt changes
        note.txt saves
        note.txt has it back from the reader
        note.txt lets a writer
        note.txt has changed
        note.txt changes
        note.txt has it back from the writer
        note.txt lets a writer
        note.txt moves to other.txt
        note.txt becomes other.txt
        other.txt has it back from the writer
        other.txt lets a writer
        other.txt says goodbye
        other.txt changes
        other.txt has it back from the writer
        note.txt appears

        """)
    #expect(
      outcome.lines.filter { $0.contains(" is asked by ") || $0.contains(" is told that ") } == [
        "Reader: is asked by Share to let it read group.reader/note.txt",
        "Reader: is asked by Share to save group.reader/note.txt",
        "Reader: is told that group.reader/note.txt has changed",
        "Reader: is asked by Share to let it write group.reader/note.txt",
        "Reader: is told that group.reader/note.txt has changed",
        "Reader: is told that group.reader/note.txt has changed",
        "Reader: is asked by Share to let it write group.reader/note.txt",
        "Reader: is told that its file is group.reader/other.txt now",
        "Reader: is told that group.reader/note.txt has moved to group.reader/other.txt",
        "Reader: is asked by Share to let it write group.reader/other.txt",
        "Reader: is asked by Share to let it delete group.reader/other.txt",
        "Reader: is told that group.reader/other.txt has changed",
        "Reader: is told that group.reader/note.txt has appeared",
      ])
  }
}
