import Testing

@testable import DeviceSystem

/// Which of SQLite's locks a transaction holds, and which every connection holds.
@Suite("A lock at suspension")
struct HeldLockTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let file: String
    let range: String
    var mode = "READ"
    var isWriteAhead = true
    let counts: Bool
  }

  @Test(arguments: [
    Case(
      testDescription: "an idle connection's lock on a database in write-ahead mode",
      file: "/g/a.db", range: "1073741826 1073742335", counts: false),
    Case(
      testDescription: "an idle connection's lock on its shared memory",
      file: "/g/a.db-shm", range: "128 128", counts: false),
    Case(
      testDescription: "a writer's lock in write-ahead mode", file: "/g/a.db-shm",
      range: "120 120", mode: "WRITE", counts: true),
    Case(
      testDescription: "a reader's lock in write-ahead mode", file: "/g/a.db-shm",
      range: "124 124", counts: true),
    Case(
      testDescription: "a reader's lock on a database with a journal", file: "/g/a.db",
      range: "1073741826 1073742335", isWriteAhead: false, counts: true),
    Case(
      testDescription: "a reserved lock", file: "/g/a.db", range: "1073741825 1073741825",
      mode: "WRITE", isWriteAhead: false, counts: true),
    Case(
      testDescription: "a lock on any other file", file: "/g/list.json", range: "0 EOF",
      isWriteAhead: false, counts: true),
  ])
  func countsWhileATransactionIsOpen(_ given: Case) throws {
    let line = "lock:\t1: POSIX  ADVISORY  \(given.mode) 42 08:01:7 \(given.range)"
    let lock = try #require(HeldLock(line))
    #expect(lock.counts(for: given.file, isWriteAhead: given.isWriteAhead) == given.counts)
  }

  @Test func otherLinesAreNoLocks() { #expect(HeldLock("flags:\t02100002") == nil) }
}
