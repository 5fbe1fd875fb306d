import Foundation
import Synchronization
import TestSupport
import Testing

@testable import TutorCommands

/// Several tutors in one workspace.
@Suite struct TwoTerminalsTests {
  @Test func whatAnotherRecordedSinceReadingIsKept() throws {
    let place = try WorkspaceFixture()
    let first = place.store
    let second = place.store
    #expect(try first.read().progress == second.read().progress)
    try first.record("a/1")
    #expect(
      try Set(second.update { $0.done["a/2"] = .init(digest: "d") }.progress.done.keys).count == 2)
    #expect(try first.recorded == ["a/1", "a/2"])
  }

  @Test func parallelWritersInOneProgramLoseNothing() async throws {
    let place = try WorkspaceFixture()
    await withTaskGroup(of: Void.self) { group in
      for writer in 1...4 {
        group.addTask { [workspace = place.workspace] in
          write(15, as: writer, in: workspace)
        }
      }
    }
    try expectWrites(of: 4, each: 15, in: place)
  }

  @Test func parallelWritersInSeveralProgramsLoseNothing() async throws {
    let place = try WorkspaceFixture()
    await withTaskGroup(of: Void.self) { group in
      for writer in 1...4 {
        group.addTask { [path = place.workspace.path as String] in
          await #expect(processExitsWith: .success) {
            [path = path as String, writer = writer as Int] in
            write(20, as: writer, in: URL(fileURLWithPath: path))
          }
        }
      }
    }
    try expectWrites(of: 4, each: 20, in: place)
  }

  @Test func readingNeverWaitsAndNeverSeesHalfAFile() async throws {
    let place = try WorkspaceFixture(["progress.json": WorkspaceFixture.text(done: "a/1")])
    async let writing: Void = write(20, as: 1, in: place.workspace)
    for _ in 1...200 { #expect(try place.store.recorded.contains("a/1")) }
    await writing
  }

  @Test func aWriterWaitsSaysSoOnceAndGoesOn() async throws {
    let place = try WorkspaceFixture(["other": ""])
    let lock = try holdLock(in: place)
    let messages = Mutex<[String]>([])
    var store = place.store
    store.onWait = { warning in
      messages.withLock { $0.append(warning.text) }
      // Long enough to check the lock several times.
      Thread.detachNewThread {
        usleep(50_000)
        close(lock)
      }
    }
    try store.record("a/1")
    #expect(try store.recorded == ["a/1"])
    #expect(
      messages.withLock { $0 } == [
        "tutor: waiting for another tutor that is writing in \(place.workspace.path)\n"
      ])
  }

  @Test func aWriterGivesUpAfterAWhileAndSaysWhy() throws {
    let place = try WorkspaceFixture(["progress.json": WorkspaceFixture.text(done: "a/1")])
    let lock = try holdLock(in: place)
    defer { close(lock) }
    var store = place.store
    store.patience = .milliseconds(30)
    let failure = #expect(throws: Failure.self) { try store.record("a/2") }
    #expect(failure?.status == .machine)
    #expect(
      failure?.text == """
        tutor: your progress can't be recorded: another tutor has been writing in \
        \(place.workspace.path) for too long; end it or wait for it, then try again

        """)
    #expect(try store.recorded == ["a/1"])
  }

  @Test func twoThatFindTheSameDamageKeepItAsideOnce() async throws {
    let place = try WorkspaceFixture([
      "progress.json": "{", "progress.backup.json": WorkspaceFixture.text(done: "a/1"),
    ])
    await withTaskGroup(of: Void.self) { group in
      for _ in 1...6 {
        group.addTask { [workspace = place.workspace] in
          let progress = try? ProgressStore(workspace: workspace).read().progress
          #expect(progress?.done.count == 1)
        }
      }
    }
    #expect(try place.names.filter { $0.hasPrefix("progress.corrupt") }.count == 1)
  }

  @Test func aProgramStartedMeanwhileDoesNotKeepTheLock() throws {
    let place = try WorkspaceFixture()
    var program: pid_t = 0
    try place.store.update { progress in
      progress.done["a/1"] = .init(digest: "d")
      // Not with Foundation, which closes what programs would inherit.
      let words: [UnsafeMutablePointer<CChar>?] = [strdup("sleep"), strdup("60"), nil]
      #expect(posix_spawn(&program, "/bin/sleep", nil, nil, words, [nil]) == 0)
      for word in words { free(word) }
    }
    defer {
      kill(program, SIGKILL)
      waitpid(program, nil, 0)
    }
    var store = place.store
    store.patience = .seconds(2)
    try store.record("a/2")
    #expect(try store.recorded == ["a/1", "a/2"])
  }
}

/// Records steps one by one, and counts each in a number shared by all writers.
private func write(_ count: Int, as writer: Int, in workspace: URL) {
  var store = ProgressStore(workspace: workspace)
  store.patience = .seconds(120)
  for number in 1...count {
    #expect(throws: Never.self) {
      try store.update { progress in
        progress.done["\(writer)/\(number)"] = .init(digest: "d")
        progress.hints["all", default: 0] += 1
      }
    }
  }
}

private func expectWrites(of writers: Int, each count: Int, in place: WorkspaceFixture) throws {
  let (progress, warnings) = try place.store.read()
  #expect(warnings == [])
  #expect(progress.hints == ["all": writers * count])
  let paths = (1...writers).flatMap { writer in (1...count).map { "\(writer)/\($0)" } }
  #expect(paths.filter { progress.done[$0] == nil } == [])
  #expect(try place.names == ["progress.backup.json", "progress.json", "progress.lock"])
}

/// Holds the lock as another tutor would, until the descriptor is closed.
private func holdLock(in place: WorkspaceFixture) throws -> Int32 {
  let descriptor = open(place.file("progress.lock"), O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
  try #require(descriptor >= 0 && flock(descriptor, LOCK_EX | LOCK_NB) == 0)
  return descriptor
}
