import Foundation
import TestSupport
import Testing
import UniformTypes

/// Docs/uniform-types.md against the table: what the page says is computed here and compared.
@Suite struct PageTests {
  private let page: Page

  init() throws {
    page = Page(text: try Repository.read("Docs/uniform-types.md"))
  }

  @Test func theExamplesHold() {
    let rows = page.rows(behind: "examples")
    #expect(!rows.isEmpty)
    for row in rows {
      #expect(answer(to: row[0], row[1].filter { $0 != "`" }).map(Page.code) == row[2], "\(row)")
    }
  }

  /// The standard graph's answer to a question, as the page words it.
  private func answer(to question: String, _ name: String) -> [String]? {
    let types = UniformTypes.standard
    return switch question {
    case "supertypes": types.supertypes(of: name)
    case "subtypes": types.subtypes(of: name)
    case "type of a filename extension": [types.preferredType(forFilenameExtension: name)]
    case "type of a MIME type": [types.preferredType(forMIMEType: name)]
    case "filename extensions": types.filenameExtensions(of: name)
    case "near miss": types.nearMiss(of: name).map { [$0] } ?? []
    default: nil
    }
  }

  @Test(.enabled(if: Sources.areThere, "needs ../shared/corpus"))
  func countsAreThoseOfTheTable() throws {
    let sources = try Sources()
    let types = UniformTypes.standard.declaredTypes
    let added = page.names(behind: "additions").count
    let later = types.count - sources.all.count - added
    #expect(
      page.rows(behind: "counts") == [
        ["documented by Apple", "\(sources.documented.count)"],
        [
          "observed only",
          "\(sources.all.subtracting(sources.documented.keys).count)",
        ],
        ["observed later", "\(later)"],
        ["added", "\(added)"],
        ["all", "\(types.count)"],
      ])
  }

  @Test(.enabled(if: Sources.areThere, "needs ../shared/corpus"))
  func everyDifferenceOfTheSourcesIsListed() throws {
    let rows = try Sources().differences.map { difference in
      [
        Page.code([difference.type]), Page.code(difference.documented),
        Page.code(difference.observed),
      ]
    }
    #expect(page.rows(behind: "differences") == rows)
  }

  @Test func theDocumentedSideOfEachDifferenceCounts() {
    let rows = page.rows(behind: "differences")
    #expect(!rows.isEmpty)
    for row in rows {
      let type = row[0].filter { $0 != "`" }
      #expect(Page.code(UniformTypes.standard.directSupertypes(of: type)) == row[1], "\(type)")
    }
  }

  @Test(.enabled(if: Sources.areThere, "needs ../shared/corpus"))
  func everyTypeThatTheFirstSourcesLackIsListed() throws {
    let sources = try Sources()
    let added = UniformTypes.standard.declaredTypes.filter { !sources.all.contains($0) }
    #expect(added.sorted() == ["additions", "later"].flatMap(page.names).sorted())
  }

  @Test(arguments: ["additions", "later", "corrections"])
  func aListedTypeIsAsThePageSays(_ table: String) {
    let types = UniformTypes.standard
    let names = page.names(behind: table)
    #expect(!names.isEmpty && names == names.sorted())
    for (type, row) in zip(names, page.rows(behind: table)) {
      let facts = [
        Page.code([type]), Page.code(types.directSupertypes(of: type)),
        Page.code(types.filenameExtensions(of: type) + types.mimeTypes(of: type)),
      ]
      #expect(Array(row.prefix(3)) == facts)
      #expect(row.count == (table == "later" ? 3 : 4) && row.allSatisfy { !$0.isEmpty })
    }
  }

  @Test(.enabled(if: Sources.areThere, "needs ../shared/corpus"))
  func everyCorrectionOfTheFirstTableIsListed() throws {
    #expect(page.names(behind: "corrections") == (try Sources().corrected(in: .standard)))
  }

  @Test(.enabled(if: LaterObservation.isThere, "needs ../shared/corpus"))
  func everyDifferenceFromTheLaterObservationIsListed() throws {
    let rows = try LaterObservation().differences(from: .standard).map { difference in
      [
        Page.code([difference.type]), Page.code(difference.onlyHere),
        Page.code(difference.onlyThere),
      ]
    }
    let listed = page.rows(behind: "observed-later")
    #expect(listed.map { Array($0.prefix(3)) } == rows)
    #expect(listed.allSatisfy { $0.count == 4 && !$0[3].isEmpty })
  }

  @Test(.enabled(if: LaterObservation.isThere, "needs ../shared/corpus"))
  func everyTypeThatIsLeftOutIsListedWithAReason() throws {
    let rows = page.rows(behind: "left-out")
    let listed = rows.flatMap { Page.names(in: $0[0]) }
    #expect(listed.sorted() == (try LaterObservation().unknown(to: .standard)))
    #expect(rows.allSatisfy { $0.count == 2 && $0[1].count > 10 })
  }

  @Test func aTableIsReadUpToItsEnd() {
    let page = Page(
      text: "<!-- a -->\n| x | y |\n|---|---|\n| 1 | 2 |\n\n| 3 | 4 |\n<!-- b -->\ntext\n")
    #expect(page.rows(behind: "a") == [["1", "2"]])
    #expect(page.rows(behind: "b") == [])
    #expect(page.rows(behind: "c") == [])
    #expect(Page.code([]) == "nothing")
    #expect(Page.code(["a", "b"]) == "`a`, `b`")
  }
}

/// A page of the documentation, in which comments mark the tables that are checked.
private struct Page {
  var text: String

  /// The rows of the table after the comment `<!-- name -->`, without the header.
  func rows(behind name: String) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let start = lines.firstIndex(of: "<!-- \(name) -->") else { return [] }
    return lines[(start + 1)...].prefix { $0.hasPrefix("|") }.dropFirst(2).map { row in
      row.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// The types that the rows of a table begin with.
  func names(behind table: String) -> [String] {
    rows(behind: table).flatMap { Self.names(in: $0[0]) }
  }

  /// The names in a cell.
  static func names(in cell: String) -> [String] {
    cell.split(separator: ", ").map { $0.filter { $0 != "`" } }
  }

  /// Names as the page writes them.
  static func code(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : names.map { "`\($0)`" }.joined(separator: ", ")
  }
}
