import Foundation
import TestSupport
import Testing

@testable import TutorCommands

/// Places where progress can't be read or recorded.
@Suite struct UnusablePlaceTests {
  @Test(arguments: ["progress.json", "progress.backup.json"])
  func aFolderInTheFilesPlaceIsNamed(_ name: String) throws {
    let place = try WorkspaceFixture(["\(name)/file": ""])
    #expect(
      failure { try place.store.record("a/1") } == """
        2 tutor: \(place.file(name)) is a folder, not a file; move it away

        """)
    #expect(FileManager.default.fileExists(atPath: place.file("\(name)/file")))
  }

  @Test func aFolderInTheLocksPlaceIsNamed() throws {
    let place = try WorkspaceFixture(["progress.lock/file": ""])
    #expect(
      failure { try place.store.record("a/1") } == """
        3 tutor: your progress can't be recorded: \(place.file("progress.lock")): Is a directory; \
        move away what is in its place

        """)
  }

  @Test func aFolderInTheDraftsPlaceIsNamed() throws {
    let place = try WorkspaceFixture(["progress.json.new/file": ""])
    let text = failure { try place.store.record("a/1") }
    #expect(text?.contains(place.file("progress.json.new") + ": Is a directory") == true)
  }

  @Test func aNamedPipeInTheFilesPlaceIsNamedAndNotWaitedFor() throws {
    let place = try WorkspaceFixture(["other": ""])
    #expect(mkfifo(place.file("progress.json"), 0o600) == 0)
    #expect(
      failure { _ = try place.store.read() } == """
        2 tutor: \(place.file("progress.json")) is something else, not a file; move it away

        """)
  }

  @Test(arguments: ["elsewhere.json", "nowhere.json"])
  func aSymbolicLinkIsNamedAndNotReplaced(_ target: String) throws {
    let place = try WorkspaceFixture(["elsewhere.json": WorkspaceFixture.text(done: "a/1")])
    try FileManager.default.createSymbolicLink(
      atPath: place.file("progress.json"), withDestinationPath: target)
    #expect(
      failure { try place.store.record("a/2") } == """
        2 tutor: \(place.file("progress.json")) is a symbolic link, which recording would replace; \
        put the file itself there, or make the whole folder a link

        """)
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: place.file("progress.json"))
        == target)
  }

  @Test func aWorkspaceThatIsASymbolicLinkIsFollowed() throws {
    let place = try WorkspaceFixture()
    try place.folder.write("", to: "elsewhere/file")
    try FileManager.default.createSymbolicLink(
      atPath: place.workspace.path, withDestinationPath: "elsewhere")
    try place.store.record("a/1")
    #expect(try place.folder.read("elsewhere/progress.json").contains("a/1"))
  }

  @Test func aFileInTheWorkspacesPlaceIsNamed() throws {
    let place = try WorkspaceFixture()
    try place.folder.write("text", to: "Workspace")
    let text = failure { try place.store.record("a/1") }
    #expect(text?.contains(place.workspace.path) == true)
    #expect(text?.contains("Not a directory") == true)
  }

  @Test func aWorkspaceBelowAFileCanNotBeMade() throws {
    let folder = try TemporaryFolder()
    let file = try folder.write("text", to: "file")
    let store = ProgressStore(workspace: file.appendingPathComponent("Workspace"))
    let text = failure { try store.record("a/1") }
    #expect(
      text?.hasPrefix("3 tutor: the folder for your progress, \(file.path)/Workspace, ") == true)
  }

  /// In a process of its own, which gives up root privileges.
  @Test func aWorkspaceThatCanNotBeWrittenIsReadAndNamedWhenSomethingIsRecorded() async throws {
    let place = try WorkspaceFixture([
      "progress.json": "", "progress.backup.json": WorkspaceFixture.text(done: "a/1"),
    ])
    chmod(place.workspace.path, 0o555)
    defer { chmod(place.workspace.path, 0o755) }
    await #expect(processExitsWith: .success) { [path = place.workspace.path as String] in
      if geteuid() == 0 { try #require(setuid(65534) == 0) }
      let store = ProgressStore(workspace: URL(fileURLWithPath: path))
      let (progress, warnings) = try store.read()
      #expect(progress.done.count == 1)
      #expect(
        warnings.map(\.text) == [
          """
          tutor: \(path)/progress.json can't be understood (it is empty); your progress was \
          recovered from progress.backup.json and may lack the last step

          """
        ])
      let failure = #expect(throws: Failure.self) { try store.record("a/2") }
      #expect(failure?.status == .machine)
      #expect(
        failure?.text == """
          tutor: your progress can't be recorded: \(path)/progress.lock: Permission denied; make \
          the folder writable, or set TUTOR_WORKSPACE to another one

          """)
    }
    #expect(try place.names == ["progress.backup.json", "progress.json"])
  }

  /// In a process of its own, where no file may be larger than a few bytes.
  @Test(arguments: [0, 40])
  func aDiskWithoutRoomLeavesWhatWasRecorded(_ room: Int) async throws {
    let place = try WorkspaceFixture()
    try place.store.record("a/1")
    await #expect(processExitsWith: .success) {
      [path = place.workspace.path as String, room = room as Int] in
      signal(SIGXFSZ, SIG_IGN)
      var limit = rlimit(rlim_cur: rlim_t(room), rlim_max: rlim_t(room))
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
      let store = ProgressStore(workspace: URL(fileURLWithPath: path))
      let failure = #expect(throws: Failure.self) { try store.record("a/2") }
      #expect(failure?.status == .machine)
      #expect(failure?.text.contains("File too large; free some disk space") == true)
      let recorded = try store.recorded
      #expect(recorded == ["a/1"])
    }
    #expect(try place.names == ["progress.json", "progress.lock"])
    #expect(try place.store.recorded == ["a/1"])
  }

  /// The status and the text of the failure that something ends with.
  private func failure(_ body: () throws -> Void) -> String? {
    do {
      try body()
      return nil
    } catch {
      let failure = error as? Failure
      return failure.map { "\($0.status.rawValue) \($0.text)" } ?? "\(error)"
    }
  }
}
