import Foundation
import TestSupport
import Testing

@testable import TutorCommands

/// Recording, backup, and recovery from damage.
@Suite struct ProgressStoreTests {
  @Test func aNewWorkspaceHasNoProgressAndReadingMakesNone() throws {
    let place = try WorkspaceFixture()
    #expect(try place.store.recorded == [])
    #expect(!FileManager.default.fileExists(atPath: place.workspace.path))
  }

  @Test func whatIsRecordedIsReadBackAndTheVersionBeforeIsTheBackup() throws {
    let place = try WorkspaceFixture()
    #expect(try place.store.record("a/1") == [])
    #expect(try place.names == ["progress.json", "progress.lock"])
    let first = try place.read("progress.json")
    #expect(try place.store.record("a/2") == [])
    #expect(try place.store.recorded == ["a/1", "a/2"])
    #expect(try place.read("progress.backup.json") == first)
    #expect(try place.names == ["progress.backup.json", "progress.json", "progress.lock"])
  }

  @Test func anUpdateThatChangesNothingWritesNothing() throws {
    let place = try WorkspaceFixture(["progress.json": #"{"version":1,"done":{"a/1":"d"}}"#])
    try place.store.record("a/1")
    #expect(try place.names == ["progress.json", "progress.lock"])
    #expect(try place.read("progress.json") == #"{"version":1,"done":{"a/1":"d"}}"#)
  }

  @Test func anUpdateThatFailsRecordsNothing() throws {
    let place = try WorkspaceFixture()
    try place.store.record("a/1")
    #expect(throws: Failure.self) {
      try place.store.update { progress throws(Failure) in
        progress.done = [:]
        throw Failure(.failed)
      }
    }
    #expect(try place.store.recorded == ["a/1"])
  }

  @Test func theFileOfAnEarlierTutorIsTakenOver() throws {
    let place = try WorkspaceFixture(["progress.json": #"{"version":1,"done":{"a/1":"d"}}"#])
    try place.store.record("a/2")
    #expect(try place.store.recorded == ["a/1", "a/2"])
  }

  @Test(arguments: ["", "not json", #"{"version": 1, "do"#, #"{"version": 1, "done": 3}"#])
  func aDamagedFileIsKeptAsideAndRecoveredFromTheBackup(_ damaged: String) throws {
    let place = try WorkspaceFixture([
      "progress.json": damaged, "progress.backup.json": WorkspaceFixture.text(done: "a/1"),
    ])
    let warning = try #require(place.store.record("a/2").first)
    #expect(warning.text.hasPrefix("tutor: \(place.file("progress.json")) can't be understood ("))
    #expect(
      warning.text.hasSuffix(
        """
        ); it is kept as progress.corrupt-1.json; your progress was recovered from \
        progress.backup.json and may lack the last step

        """))
    #expect(try place.read("progress.corrupt-1.json") == damaged)
    #expect(try place.store.recorded == ["a/1", "a/2"])
  }

  @Test func readingMendsADamagedFileAndSaysSoOnce() throws {
    let place = try WorkspaceFixture([
      "progress.json": "", "progress.backup.json": WorkspaceFixture.text(done: "a/1"),
    ])
    let (progress, warnings) = try place.store.read()
    #expect(Set(progress.done.keys) == ["a/1"])
    #expect(
      warnings == [
        .damaged(
          file: place.file("progress.json"), reason: "it is empty",
          keptAs: "progress.corrupt-1.json", backup: "progress.backup.json")
      ])
    #expect(try place.store.recorded == ["a/1"])
  }

  @Test func aDamagedFileWithoutABackupIsKeptAsideAndTheProgressStartsAnew() throws {
    let place = try WorkspaceFixture(["progress.json": "", "progress.corrupt-1.json": "earlier"])
    let warnings = try place.store.record("a/1")
    #expect(
      warnings.map(\.text) == [
        """
        tutor: \(place.file("progress.json")) can't be understood (it is empty); it is kept as \
        progress.corrupt-2.json; there is no backup, so your progress starts over

        """
      ])
    #expect(try place.read("progress.corrupt-1.json") == "earlier")
    #expect(try place.read("progress.corrupt-2.json") == "")
    #expect(try place.store.recorded == ["a/1"])
  }

  @Test func aDamagedBackupIsKeptAsideToo() throws {
    let place = try WorkspaceFixture(["progress.json": "x", "progress.backup.json": "y"])
    #expect(try place.store.record("a/1").count == 1)
    #expect(try place.read("progress.corrupt-1.json") == "x")
    #expect(try place.read("progress.corrupt-2.json") == "y")
    #expect(try place.store.recorded == ["a/1"])
  }

  @Test func aFileThatIsGoneIsRecoveredFromTheBackup() throws {
    let place = try WorkspaceFixture(["progress.backup.json": WorkspaceFixture.text(done: "a/1")])
    let (progress, warnings) = try place.store.read()
    #expect(Set(progress.done.keys) == ["a/1"])
    #expect(
      warnings.map(\.text) == [
        """
        tutor: \(place.file("progress.json")) is missing; your progress was recovered from \
        progress.backup.json and may lack the last step; to start over, delete both

        """
      ])
    #expect(try place.store.recorded == ["a/1"])
  }

  @Test func aDamagedBackupAloneIsNamedAndKeptAside() throws {
    let place = try WorkspaceFixture(["progress.backup.json": "y"])
    let warning = try #require(place.store.record("a/1").first)
    #expect(warning.text.contains("progress.backup.json can't be understood"))
    #expect(try place.read("progress.corrupt-1.json") == "y")
    #expect(try place.store.record("a/2") == [])
    #expect(try place.store.recorded == ["a/1", "a/2"])
  }

  @Test func aFileThatIsMuchTooLargeIsKeptAside() throws {
    let place = try WorkspaceFixture([
      "progress.json": String(repeating: " ", count: 3 << 20),
      "progress.backup.json": WorkspaceFixture.text(done: "a/1"),
    ])
    let warning = try #require(place.store.record("a/2").first)
    #expect(warning.text.contains("it is larger than 2097152 bytes"))
    #expect(try place.read("progress.corrupt-1.json").count == 3 << 20)
    #expect(try place.store.recorded == ["a/1", "a/2"])
  }

  @Test func whatWouldBeTooLargeToBeReadAgainIsNotRecorded() throws {
    let place = try WorkspaceFixture()
    try place.store.record("a/1")
    let failure = #expect(throws: Failure.self) {
      try place.store.update { $0.current = String(repeating: "a", count: 3 << 20) }
    }
    #expect(failure?.text.contains("progress.json would become too large") == true)
    #expect(try place.store.recorded == ["a/1"])
  }

  @Test(arguments: [
    ["progress.json": #"{"version": 2, "steps": []}"#],
    [
      "progress.json": #"{"version": 2}"#,
      "progress.backup.json": #"{"version": 1, "done": {}}"#,
    ],
    ["progress.json": "", "progress.backup.json": #"{"version": 2}"#],
    ["progress.json": #"{"version": 1}"#, "progress.backup.json": #"{"version": 2}"#],
  ])
  func filesOfANewerTutorAreNamedAndLeftAlone(_ files: [String: String]) throws {
    let place = try WorkspaceFixture(files)
    let failure = #expect(throws: Failure.self) { try place.store.record("a/1") }
    let newer = try #require(files.first { $0.value.contains("2") })
    #expect(failure?.status == .unusable)
    #expect(
      failure?.text == """
        tutor: \(place.file(newer.key)) was written by a newer tutor (version 2; this one knows 1); \
        update tutor, or move the file away

        """)
    #expect(try place.names == (files.keys + ["progress.lock"]).sorted())
    for (name, text) in files { #expect(try place.read(name) == text) }
  }
}
