import ActivationRules
import AppBundles
import BundleRules
import Findings
import Foundation
import TestSupport
import Testing

/// Property lists of published extensions, each checked against its entry in the index.
@Suite(.enabled(if: Corpus.has("plists"), "needs ../shared/corpus"))
struct CorpusListTests {
  @Test(arguments: CorpusRow.all)
  func listIsReadAsItsIndexSays(row: CorpusRow) throws {
    let (list, problems) = PropertyListReader.read(try row.bytes(), file: row.file)
    #expect((list != nil) == row.parses, "\(problems)")
    #expect(problems.contains(where: \.isFatal) == !row.parses)
    guard let list else { return }
    #expect(list.format == (row.file == "311-snapzify.plist" ? .binary : .xml))
    let attributes = list.value["NSExtension"]
    #expect(attributes?["NSExtensionPointIdentifier"]?.string ?? "" == row.point)
    let rule = list.value["NSExtension"]?["NSExtensionAttributes"]?["NSExtensionActivationRule"]
    // Some authors put the rule where iOS doesn't look for it; the index notes these.
    let misplaced =
      attributes?["NSExtensionActivationRule"]
      ?? list.value["NSExtensionAttributes"]?["NSExtensionActivationRule"]
    #expect(row.notes.contains("misplaced") == (rule == nil && misplaced != nil))
    #expect(row.kind(of: rule) == row.rule)
    let expected =
      row.notes.contains("duplicate NSExtension key")
      ? ["duplicate-key"]
      : row.file == "282-KeePassium.plist" ? ["preprocessor-line"] : []
    #expect(problems.map(\.code) == expected)
  }

  @Test(arguments: CorpusRow.all.filter(\.parses))
  func valueIsWhatFoundationReads(row: CorpusRow) throws {
    let bytes = try row.bytes()
    let (read, problems) = PropertyListReader.read(bytes, file: row.file)
    let list = try #require(read)
    let foundation = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
    guard let foundation else { return #expect(problems.map(\.code) == ["preprocessor-line"]) }
    #expect(list.value.sorted == PropertyValue(foundation: foundation))
  }

  @Test(arguments: CorpusRow.all.filter(\.parses))
  func positionsPointAtKeysAndElements(row: CorpusRow) throws {
    let bytes = try row.bytes()
    let list = try #require(PropertyListReader.read(bytes, file: row.file).0)
    guard list.format == .xml else { return #expect(list.positions.isEmpty) }
    let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
    for (path, position) in list.positions {
      let rest = lines[position.line - 1].dropFirst(position.column - 1)
      switch path.steps.last {
      case .key(let key):
        let word = key.drop(while: \.isWhitespace).prefix { !$0.isNewline && $0 != "&" }
        #expect(rest.starts(with: word.utf8))
        #expect(list.value[path] != nil)
      case .index, nil: #expect(rest.first == UInt8(ascii: "<"))
      }
    }
    #expect(
      list.positions[["NSExtension", "NSExtensionPointIdentifier"]] != nil || row.point == "")
  }

  @Test func entitlementsAreReadAsFoundationReadsThem() throws {
    let folder = try #require(Corpus.folder).appendingPathComponent("entitlements")
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(files.count > 100)
    for file in files {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(file)))
      let (list, problems) = PropertyListReader.read(bytes, file: file)
      let foundation = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil)
      #expect(list?.value.sorted == foundation.map { PropertyValue(foundation: $0) }, "\(problems)")
    }
  }
}

/// A row of the index of property lists.
struct CorpusRow: CustomTestStringConvertible, Sendable {
  var file: String
  var point: String
  var rule: String
  var parses: Bool
  var notes: String

  var testDescription: String { file }

  /// All rows; none without the corpus.
  static let all: [CorpusRow] = {
    guard let index = Corpus.folder?.appendingPathComponent("plists.tsv"),
      let text = try? String(contentsOf: index, encoding: .utf8)
    else { return [] }
    return text.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return CorpusRow(
        file: cells[0], point: cells[4], rule: cells[5], parses: cells[6] == "ok",
        notes: cells.count > 7 ? cells[7] : "")
    }
  }()

  func bytes() throws -> [UInt8] {
    let folder = try #require(Corpus.folder)
    return [UInt8](try Data(contentsOf: folder.appendingPathComponent("plists/\(file)")))
  }

  /// The index's name for a kind of rule.
  func kind(of rule: PropertyValue?) -> String {
    switch rule {
    case nil: "none"
    case .dictionary: "dictionary"
    case .string(let text):
      text.trimmingCharacters(in: .whitespacesAndNewlines).uppercased() == "TRUEPREDICATE"
        ? "string TRUEPREDICATE" : "string predicate"
    default: "other"
    }
  }
}
