import BundleRules
import Foundation
import LessonChecks
import LessonModel
import Outcomes
import RunSupport
import TestSupport
import Testing

/// The example of each extension point, which `tutor new point` copies.
@Suite struct PointExampleTests {
  static let files =
    ((try? FileManager.default.contentsOfDirectory(
      atPath: Repository.root.appendingPathComponent("Lessons/points").path)) ?? [])
    .filter { $0.hasSuffix(".md") }.sorted()

  @Test func thereAreExamples() { #expect(!Self.files.isEmpty) }

  @Test(arguments: files)
  func anExampleKeepsItsPromises(_ file: String) async throws {
    let path = "Lessons/points/\(file)"
    let (lesson, findings) = LessonParser.parse(try Repository.read(path), file: path)
    #expect(findings == [])
    let checker = LessonChecker(engine: try await Running.engine())
    let results = try await checker.check(try #require(lesson))
    #expect(results.flatMap(\.findings) == [])
    for result in results { try result.orSkip() }
    #expect(results.filter { !$0.passes } == [])
  }

  @Test(arguments: files)
  func anExampleIsNamedAsItsFileAndPlugsIntoAKnownPoint(_ file: String) throws {
    let text = try Repository.read("Lessons/points/\(file)")
    let (lesson, _) = LessonParser.parse(text, file: file)
    #expect(lesson.map { $0.id + ".md" } == file)
    let identifiers = text.components(separatedBy: "<string>").dropFirst()
      .map { $0.components(separatedBy: "</string>")[0] }
    #expect(identifiers.contains { ExtensionPoint.known($0) != nil })
  }

  @Test func theListOfPointsNamesTheExamplesThatThereAre() throws {
    let page = try Repository.read("Docs/points.md")
    let rows = page.split(separator: "\n").filter {
      $0.hasPrefix("| ") && $0.contains("`com.apple.")
    }
    // The point's name, its identifier and its example.
    let named = rows.map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "`"]) }
    }
    #expect(named.map { $0[2] + ".md" }.sorted() == Self.files)
    for row in named {
      #expect(try Repository.read("Lessons/points/\(row[2]).md").contains(">\(row[1])<"))
    }
  }
}
