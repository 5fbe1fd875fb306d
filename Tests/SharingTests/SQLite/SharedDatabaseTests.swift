import DeviceEvents
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// An SQLite database in a group container.
@Suite struct SharedDatabaseTests {
  private static func app(_ ending: String) -> String {
    """
    import SQLite3
    import UIKit
    var database: OpaquePointer?
    func run(_ words: String) -> Int32 { sqlite3_exec(database, words, nil, nil, nil) }
    @main final class AppDelegate: UIResponder, UIApplicationDelegate {
      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let folder = FileManager.default.containerURL(
          forSecurityApplicationGroupIdentifier: "group.reader")!
        let path = folder.appendingPathComponent("links.db").path
        print(sqlite3_open(path, &database) == SQLITE_OK)
        _ = run("PRAGMA journal_mode = WAL")
        _ = run("CREATE TABLE IF NOT EXISTS links (address TEXT)")
        var other: OpaquePointer?
        sqlite3_open(path, &other)
        _ = run("BEGIN IMMEDIATE")
        print(sqlite3_exec(other, "INSERT INTO links VALUES ('a')", nil, nil, nil) == SQLITE_BUSY)
        _ = run("INSERT INTO links VALUES ('b')")
        \(ending)
        return true
      }
    }
    """
  }

  @Test(arguments: [false, true])
  func openTransactionAtSuspensionEndsTheApp(isCommitted: Bool) async throws {
    var lesson = ShareLesson()
    lesson.appCode = Self.app(isCommitted ? "_ = run(\"COMMIT\")" : "")
    lesson.scene = """
      import ExtensionHost
      device.open("Reader")
      device.open(.browser)
      device.wait(seconds: 60)
      """
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Reader") == "true\ntrue\n")
    let ending: Ending = isCommitted ? .stopped(.runOver) : .stopped(.lockAtSuspension)
    #expect(outcome.ending(of: "Reader") == ending)
  }
}
