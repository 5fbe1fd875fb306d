import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TutorCommands

/// Crashes and failures at every point of an update.
@Suite struct CrashTests {
  /// What an update may find.
  enum Found: String, CaseIterable, Codable, CustomTestStringConvertible {
    case nothing, one, oneWithBackup, damagedWithBackup, goneWithBackup, leftDraft

    var testDescription: String { rawValue }

    var files: [String: String] {
      let one = WorkspaceFixture.text(done: "a/1")
      return switch self {
      case .nothing: [:]
      case .one: ["progress.json": one]
      case .oneWithBackup:
        ["progress.json": one, "progress.backup.json": WorkspaceFixture.text()]
      case .damagedWithBackup: ["progress.json": "{", "progress.backup.json": one]
      case .goneWithBackup: ["progress.backup.json": one]
      case .leftDraft: ["progress.json": one, "progress.json.new": "{\"vers"]
      }
    }

    /// The done steps before the update.
    var old: Set<String> { self == .nothing ? [] : ["a/1"] }
    var new: Set<String> { old.union(["a/2"]) }

    /// The number of system calls of an update that records `a/2`.
    func calls() throws -> Int {
      let place = try WorkspaceFixture(files)
      let count = Mutex(0)
      var store = place.store
      store.folder.willCall = { _ in count.withLock { $0 += 1 } }
      try store.record("a/2")
      #expect(try place.store.recorded == new)
      return count.withLock { $0 }
    }
  }

  @Test(arguments: Found.allCases)
  func aFailureOfAnySystemCallLeavesTheOldStateOrTheNew(_ found: Found) throws {
    for point in 1...(try found.calls()) {
      let place = try WorkspaceFixture(found.files)
      var store = place.store
      var count = 0
      var last: ProgressFolder.SystemCall?
      store.folder.willCall = { call throws(Failure) in
        count += 1
        last = call
        if count == point { throw Failure(.machine, saying: "no more") }
      }
      #expect(throws: Failure.self) { try store.record("a/2") }
      #expect(count == point, "nothing is done after a failure")
      let state = Set(try place.store.read().progress.done.keys)
      let isRecorded = last == .flushFolder
      #expect(state == (isRecorded ? found.new : found.old), "failed at \(point)")
      try place.store.record("a/3")
      #expect(try place.store.recorded == state.union(["a/3"]))
      #expect(try !place.names.contains("progress.json.new"))
    }
  }

  @Test(arguments: Found.allCases.filter { $0 != .nothing })
  func thereIsAWholeFileAtEveryMoment(_ found: Found) throws {
    let place = try WorkspaceFixture(found.files)
    var store = place.store
    store.folder.willCall = { call in
      let whole = ["progress.json", "progress.backup.json"].contains { name in
        let text = try? place.read(name)
        return text.flatMap { try? TutorCommands.Progress(Array($0.utf8)) }?.done["a/1"] != nil
      }
      #expect(whole, "before \(call)")
    }
    try store.record("a/2")
  }

  /// Kills real processes: each test runs one for every system call of an update.
  @Test(arguments: [Found.nothing, .oneWithBackup, .damagedWithBackup])
  func aKillBeforeAnySystemCallLeavesTheOldStateOrTheNew(_ found: Found) async throws {
    for point in 1...(try found.calls()) {
      let place = try WorkspaceFixture(found.files)
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = place.workspace.path as String, point = point as Int] in
        var store = ProgressStore(workspace: URL(fileURLWithPath: path))
        var count = 0
        store.folder.willCall = { _ in
          count += 1
          if count == point { kill(getpid(), SIGKILL) }
        }
        try store.record("a/2")
      }
      let state = Set(try place.store.read().progress.done.keys)
      #expect([found.old, found.new].contains(state), "killed at \(point)")
      try place.store.record("a/3")
      #expect(try place.store.recorded == state.union(["a/3"]))
    }
  }

  /// The program reports each step after recording it, and is killed soon after the first.
  @Test func aKillAtAnyMomentLosesNothingThatWasReported() async throws {
    let place = try WorkspaceFixture(["reported": ""])
    var known: Set<String> = []
    for round in 1...16 {
      await #expect(processExitsWith: .signal(SIGKILL)) {
        [path = place.workspace.path as String, round = round as Int] in
        let store = ProgressStore(workspace: URL(fileURLWithPath: path))
        let report = open(path + "/reported", O_WRONLY | O_APPEND)
        for number in 1... {
          try store.record("\(round)/\(number)")
          let line = "\(round)/\(number)\n"
          _ = line.withCString { write(report, $0, strlen($0)) }
          guard number == 1 else { continue }
          Thread.detachNewThread {
            usleep(.random(in: 0...60_000))
            kill(getpid(), SIGKILL)
          }
        }
      }
      let reported = Set(try place.read("reported").split(separator: "\n").map(String.init))
      let recorded = try place.store.recorded
      #expect(recorded.isSuperset(of: reported.union(known)), "round \(round)")
      #expect(recorded.subtracting(known).subtracting(reported).count <= 1)
      known = recorded
    }
    #expect(known.count >= 16)
  }
}
