import ActivationRules
import BundleRules
import Findings
import Foundation
import TestSupport
import Testing

/// The Info.plist files and entitlements of published extensions.
@Suite struct CorpusTests {
  @Test(.enabled(if: Corpus.has("plists"), "needs ../shared/corpus"))
  func theExtensionPointIsWhatTheListSays() throws {
    let bundles = try Corpus.bundles()
    #expect(bundles.count > 400)
    for (bundle, point) in bundles {
      #expect((bundle.extensionPointIdentifier ?? "") == point, "\(bundle.path)")
    }
  }

  /// How often each rule reports; every one of these findings has been read and is right.
  @Test(.enabled(if: Corpus.has("plists"), "needs ../shared/corpus"))
  func rulesSpeakAsOftenAsWasFoundRight() throws {
    var counts: [String: Int] = [:]
    for (bundle, _) in try Corpus.bundles() {
      for finding in BundleValidator.findings(in: bundle) {
        counts["\(finding.severity.rawValue) \(finding.code)", default: 0] += 1
      }
    }
    let lines = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { "\($0.value) \($0.key)\n" }
    Golden(in: "../Goldens").expect(lines.joined(), in: "corpus-counts.txt")
  }

  @Test(.enabled(if: Corpus.has("entitlements"), "needs ../shared/corpus"))
  func publishedEntitlementsHaveNoErrors() throws {
    let lists = try Corpus.propertyLists(in: "entitlements")
    #expect(lists.count > 100)
    for (name, value) in lists {
      let bundle = BundleContents(.application, path: name, info: [:], entitlements: value)
      let findings = BundleValidator.findings(in: bundle)
      #expect(findings.filter { $0.severity == .error }.map { $0.message } == [], "\(name)")
    }
  }

  @Test(.enabled(if: Corpus.has("plists"), "needs ../shared/corpus"))
  func everyShareOrActionExtensionHasATableOfOffers() throws {
    for (bundle, _) in try Corpus.someBundles() {
      let table = OfferTable(for: bundle)
      #expect((table != nil) == (bundle.extensionPoint?.consultsActivationRule ?? false))
    }
  }

  @Test(.enabled(if: Corpus.has("plists"), "needs ../shared/corpus"))
  func aBundleDoesNotDifferFromItself() throws {
    for (bundle, _) in try Corpus.someBundles() {
      #expect(BundleChanges.between(bundle, bundle) == [], "\(bundle.path)")
    }
  }
}

extension Corpus {
  /// Each Info.plist as an extension, with the point named in the list of files.
  static func bundles() throws -> [(BundleContents, point: String)] {
    let lists = Dictionary(uniqueKeysWithValues: try propertyLists(in: "plists"))
    let table = try #require(Corpus.folder).appendingPathComponent("plists.tsv")
    return try String(contentsOf: table, encoding: .utf8).split(separator: "\n").dropFirst()
      .compactMap { line in
        let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        guard columns.count > 4, let info = lists[columns[0]] else { return nil }
        return (BundleContents(.appExtension, path: columns[0], info: info), columns[4])
      }
  }

  /// Every tenth of them, for slow tests.
  static func someBundles() throws -> [(BundleContents, point: String)] {
    try bundles().enumerated().filter { $0.offset % 10 == 0 }.map { $0.element }
  }

  /// The readable property lists in a folder, with their names.
  static func propertyLists(in folder: String) throws -> [(String, PropertyValue)] {
    let folder = try #require(Corpus.folder).appendingPathComponent(folder)
    let files = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return files.sorted { $0.path < $1.path }.compactMap { file in
      guard let data = try? Data(contentsOf: file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      else { return nil }
      return (file.lastPathComponent, PropertyValue(foundation: list))
    }
  }
}
