import DeviceEvents
import Digests
import Foundation
import LessonModel
import Outcomes
import RunSupport
import TestSupport
import Testing

@testable import SnippetEngine

/// An outcome comes from the cache if and only if nothing that it depends on has changed.
@Suite struct CacheTests {
  @Test func theSameProgramIsRunOnce() async throws {
    let markdown = Running.markdown(alone: "print(\"the same program\")")
    let first = try await Running.run(markdown, usingCache: true)
    let second = try await Running.run(markdown, usingCache: true)
    #expect(!first.isCached)
    #expect(second.isCached)
    #expect(first.outcome == second.outcome)
  }

  /// Positions are reported relative to the program, so a sentence above it changes nothing.
  @Test(arguments: ["print(\"here or there\"); [Int]()[0]", "print(nobody, \"here or there\")"])
  func aProgramThatStandsElsewhereInItsLessonIsNotRunAgain(_ code: String) async throws {
    let markdown = Running.markdown(alone: code)
    let lower = markdown.replacing("## Step", with: "A sentence.\n\n## Step")
    let first = try await Running.run(markdown, usingCache: true)
    let second = try await Running.run(lower, usingCache: true)
    #expect(second.isCached)
    #expect(first.outcome == second.outcome)
  }

  struct Change: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var compiled: [String] = []
    var changes: [String]
    var apply: @Sendable (inout ShareLesson) -> Void
  }

  @Test(arguments: [
    Change(
      testDescription: "code", compiled: ["Share"], changes: ["Share/ShareViewController.swift"]
    ) { $0.extensionCode += "\n// changed" },
    Change(testDescription: "scene", compiled: ["Scene"], changes: ["the scene"]) {
      $0.scene += "\nprint(2)"
    },
    Change(testDescription: "rule", changes: ["Share/Info.plist"]) {
      $0.rule = $0.rule.replacing("1", with: "3")
    },
    Change(
      testDescription: "entitlements",
      changes: ["Reader/Reader.entitlements", "Share/Share.entitlements"]
    ) {
      $0.isEntitled = false
    },
    Change(testDescription: "identifier", changes: ["the target Share"]) {
      $0.extensionIdentifier = "com.example.Reader.Other"
    },
  ])
  func aChangeIsNoticedAndOnlyWhatItConcernsIsCompiled(_ change: Change) async throws {
    // No other test runs this lesson.
    var lesson = ShareLesson()
    lesson.scene += "\n// \(change.testDescription)"
    let name = "a lesson with \(change.testDescription)"
    let engine = try await Running.engine()
    let program = try #require(Running.programs(lesson.markdown).first)
    let first = try await engine.run(program, named: name)
    #expect(first.work.hasRun)
    #expect(first.work.changes == nil)
    var changed = lesson
    change.apply(&changed)
    let second = try #require(Running.programs(changed.markdown).first)
    // What an earlier run of the tests compiled is kept by content.
    let run = try await engine.run(second, named: name)
    #expect(run.work.hasRun)
    #expect(Set(run.work.compiled).isSubset(of: change.compiled))
    #expect(
      Set(run.work.kept).isSuperset(
        of: Set(["Reader", "Share", "Scene"]).subtracting(change.compiled)))
    #expect(run.work.changes == change.changes)
    #expect(try await engine.run(second, named: name).work.isNone)
  }

  /// As after rebuilding the tool: everything is asked again, but nothing is compiled or run.
  @Test func theStepsKnowWhatTheWholeDoesNot() async throws {
    let folder = try TemporaryFolder()
    let engine = try await Self.engine(in: folder.path)
    let program = try #require(Running.programs(ShareLesson().markdown).first)
    let first = try await engine.run(program)
    #expect(first.work.compiled == ["Reader", "Share", "Scene"])
    #expect(first.work.hasRun)
    try FileManager.default.removeItem(at: folder.file("outcomes"))
    let second = try await engine.run(program)
    #expect(second.work.kept == ["Reader", "Share", "Scene"])
    #expect(second.work.isNone)
    #expect(second.outcome == first.outcome)
  }

  @Test func whatCannotBePutTogetherIsRefusedEachTime() async throws {
    var lesson = ShareLesson()
    lesson.rule = "<key>unclosed"
    for _ in 1...2 {
      let run = try await Running.run(lesson.markdown, usingCache: true)
      #expect(run.work.isRefused)
      #expect(!run.isCached)
      #expect(!run.outcome.isBuilt)
      #expect(!run.findings.isEmpty)
    }
  }

  /// A truncated log isn't a shorter run.
  @Test(arguments: ["[]x", "", "[{"]) func aBrokenLogIsMadeAnew(_ text: String) async throws {
    let folder = try TemporaryFolder()
    let engine = try await Self.engine(in: folder.path)
    let program = try #require(Running.programs(Running.markdown(alone: "print(1)")).first)
    let first = try await engine.run(program)
    let logs = try FileManager.default.contentsOfDirectory(atPath: folder.file("logs").path)
    #expect(logs.count == 1)
    for log in logs { try folder.write(text, to: "logs/\(log)") }
    let second = try await engine.run(program)
    #expect(second.work.hasRun)
    #expect(second.outcome == first.outcome)
  }

  @Test func aFenceInAnotherLanguageIsNoticed() async throws {
    var program = try #require(Running.programs(ShareLesson().markdown).first)
    let app = try #require(program.targets.first)
    var file = try #require(app.files.first)
    file.role = .file(name: "note.txt", target: app.target.name)
    (file.language, file.text) = ("text", "aGVsbG8=")
    program.targets[0].files.append(file)
    let engine = try await Running.engine()
    _ = try await engine.run(program)
    #expect(try await engine.run(program).isCached)
    program.targets[0].files[program.targets[0].files.count - 1].language = "base64"
    #expect(try await !engine.run(program).isCached)
  }

  @Test func aBrokenCacheIsMadeAnew() async throws {
    let folder = try TemporaryFolder()
    let engine = try await Engine(
      simulation: SimulationProducts(folder: BuildProducts.folder().path),
      cache: CacheFolder(path: folder.url.path))
    let program = try #require(Running.programs(Running.markdown(alone: "print(1)")).first)
    let first = try await engine.run(program)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let name as String in files where name.hasSuffix(".json") {
      try "broken".write(
        to: folder.url.appendingPathComponent(name), atomically: true, encoding: .utf8)
    }
    let again = try await engine.run(program)
    #expect(!again.isCached)
    #expect(again.outcome == first.outcome)
  }

  private static func engine(in path: String) async throws -> Engine {
    try await Engine(
      simulation: SimulationProducts(folder: BuildProducts.folder().path),
      cache: CacheFolder(path: path))
  }

  @Test func whereNothingCanBeWrittenTheUsersOwnFolderStandsIn() throws {
    let folder = try TemporaryFolder()
    try folder.write("a file", to: "cache")
    let cache = CacheFolder(path: folder.file("cache").path)
    let own = try cache.orTemporary(in: folder.url)
    #expect(own.path == folder.file("tutor-cache-\(getuid())").path)
    #expect(try cache.orTemporary(in: folder.url).path == own.path)
    #expect(try own.orTemporary(in: folder.url).path == own.path)
    let rights = try FileManager.default.attributesOfItem(atPath: own.path)[.posixPermissions]
    #expect(rights as? Int == 0o700)
  }

  @Test(arguments: [false, true])
  func aFolderThatOthersMayChangeDoesNot(isLink: Bool) throws {
    let folder = try TemporaryFolder()
    try folder.write("a file", to: "cache")
    let cache = CacheFolder(path: folder.file("cache").path)
    let own = try cache.orTemporary(in: folder.url).path
    if isLink {
      try FileManager.default.moveItem(atPath: own, toPath: folder.file("elsewhere").path)
      try FileManager.default.createSymbolicLink(
        atPath: own, withDestinationPath: folder.file("elsewhere").path)
    } else {
      try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: own)
    }
    #expect(
      throws: EngineFailure("results can't be kept in '\(cache.path)' or in '\(own)'")
    ) {
      try cache.orTemporary(in: folder.url)
    }
  }

  /// As after a power cut, when a file's name is on the disk but not all of its bytes.
  @Test(arguments: [0, 1000])
  func anExecutableThatIsCutShortIsMadeAgain(_ size: UInt64) async throws {
    let folder = try TemporaryFolder()
    let engine = try await Self.engine(in: folder.path)
    let program = try #require(Running.programs(Running.markdown(alone: "print(1)")).first)
    let first = try await engine.run(program)
    let files = try #require(FileManager.default.enumerator(atPath: folder.file("programs").path))
    var shortened = 0
    for case let name as String in files
    where files.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
      guard !name.hasSuffix(".json") else { continue }
      let file = try FileHandle(forWritingTo: folder.file("programs/\(name)"))
      try file.truncate(atOffset: size)
      shortened += 1
    }
    #expect(shortened == 1)
    #expect(try await engine.run(program, usingCache: false).outcome == first.outcome)
  }

  /// `./tutor clean` in another window.
  @Test func aCacheThatIsRemovedWhileItIsUsedIsBegunAnew() async throws {
    let folder = try TemporaryFolder()
    let cache = folder.file("cache")
    let engine = try await Self.engine(in: cache.path)
    let code = """
      import Foundation
      let file = URL(fileURLWithPath: NSHomeDirectory() + "/a")
      try Data("written".utf8).write(to: file)
      var number = 0
      for next in 0..<10_000_000 { number &+= next }
      print(String(decoding: try Data(contentsOf: file), as: UTF8.self))
      """
    let program = try #require(Running.programs(Running.markdown(alone: code)).first)
    let remover = Task {
      // A run has a folder once all is compiled; it is removed while the program counts.
      for _ in 1...2 {
        let runs = cache.appendingPathComponent("runs").path
        while (try? FileManager.default.contentsOfDirectory(atPath: runs))?.isEmpty ?? true {
          try await Task.sleep(for: .milliseconds(10))
        }
        try? FileManager.default.removeItem(at: cache)
      }
    }
    let run = try await engine.run(program)
    remover.cancel()
    #expect(run.outcome.text(of: "Program") == "written\n")
    #expect(run.outcome.ending(of: "Program") == .exited(status: 0))
  }

  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func aDigestIsSHA256(_ text: String, _ digest: String) {
    #expect(Digest(Array(text.utf8)).description == digest)
  }
}
