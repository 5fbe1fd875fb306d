import Foundation
import TestSupport
import Testing

@testable import SnippetEngine

/// What nobody uses doesn't stay forever.
@Suite struct CacheTidyingTests {
  private let folder: TemporaryFolder
  private let now = Date(timeIntervalSince1970: 1_800_000_000)

  init() throws { folder = try TemporaryFolder() }

  /// Writes files of a hundred bytes that were last used this many days ago.
  private func write(_ files: [(String, days: Double)]) throws {
    for (name, days) in files {
      try folder.write(String(repeating: "x", count: 100), to: name)
      try FileManager.default.setAttributes(
        [.modificationDate: now.addingTimeInterval(-days * 86_400)],
        ofItemAtPath: folder.file(name).path)
    }
  }

  private var tidying: CacheTidying { CacheTidying(cache: CacheFolder(path: folder.path)) }

  private func left() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: folder.path).filter { path in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: folder.file(path).path, isDirectory: &isFolder)
        && !isFolder.boolValue
    }.sorted()
  }

  @Test func whatNobodyHasUsedForAMonthGoes() throws {
    try write([
      ("outcomes/a.json", 29), ("outcomes/b.json", 31), ("logs/c.json", 31), ("journal/d.json", 31),
      ("programs/1/e", 40), ("programs/1/e.json", 1), ("programs/1/f", 40),
      ("programs/1/f.json", 40), ("toolchain/g.json", 400), ("interfaces.json", 400),
    ])
    tidying.tidy(now: now)
    #expect(
      try left() == [
        "interfaces.json", "outcomes/a.json", "programs/1/e", "programs/1/e.json", "tidied",
        "toolchain/g.json",
      ])
  }

  @Test func whenThereIsTooMuchTheOldestGoUntilAQuarterIsFree() throws {
    try write((0..<10).map { ("logs/\($0).json", days: Double($0)) })
    var tidying = tidying
    tidying.room = 1_000
    tidying.tidy(now: now)
    #expect(try left().count == 11)
    tidying.interval = 0
    tidying.room = 800
    tidying.tidy(now: now)
    #expect(try left() == (0..<6).map { "logs/\($0).json" } + ["tidied"])
  }

  @Test func itIsDoneOnceADay() throws {
    tidying.tidy(now: now)
    try write([("logs/a.json", 31)])
    tidying.tidy(now: now.addingTimeInterval(86_000))
    #expect(try left() == ["logs/a.json", "tidied"])
    tidying.tidy(now: now.addingTimeInterval(87_000))
    #expect(try left() == ["tidied"])
  }

  @Test func whatIsReadIsNotedAsUsed() throws {
    try folder.write("x", to: "logs/a.json")
    let old = Date(timeIntervalSinceNow: -10 * 86_400)
    try FileManager.default.setAttributes(
      [.modificationDate: old], ofItemAtPath: folder.file("logs/a.json").path)
    #expect(CacheFolder(path: folder.path).read("logs/a.json") == Data("x".utf8))
    let facts = try FileManager.default.attributesOfItem(atPath: folder.file("logs/a.json").path)
    let date = try #require(facts[.modificationDate] as? Date)
    #expect(date.timeIntervalSince(old) > 9 * 86_400)
  }
}
