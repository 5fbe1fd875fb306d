import Foundation
import TestSupport
import Testing
import UniformTypes

/// The two sources of the facts about the system's types, read in place.
struct Sources {
  /// What Apple documents, by identifier.
  let documented: [String: Fact]
  /// What was observed on a system, by identifier.
  let observed: [String: Fact]

  init() throws {
    documented = try Self.read("uti-core-types.json")
    observed = try Self.read("uti-table.json")
  }

  /// A type as written in the sources.
  struct Fact: Decodable {
    var identifier: String
    var conformsTo: [String]
    var extensions: [String]?
    var mimeTypes: [String]?
  }

  /// Whether there is anything to compare with.
  static var areThere: Bool { Corpus.has("uti-core-types.json") && Corpus.has("uti-table.json") }

  /// A type whose documented direct supertypes differ from the observed ones, or in order.
  struct Difference: Equatable {
    var type: String
    var documented: [String]
    var observed: [String]
  }

  /// All differences, by identifier.
  var differences: [Difference] {
    documented.keys.sorted().compactMap { type in
      guard let said = documented[type], let seen = observed[type] else { return nil }
      guard said.conformsTo != seen.conformsTo else { return nil }
      return Difference(type: type, documented: said.conformsTo, observed: seen.conformsTo)
    }
  }

  /// The identifiers of all types in the sources.
  var all: Set<String> { Set(documented.keys).union(observed.keys) }

  /// The types that a graph declares differently from the sources (documented facts first), sorted.
  func corrected(in types: UniformTypes) -> [String] {
    all.filter { type in
      let fact = documented[type] ?? observed[type]
      let tags = observed[type]
      return types.directSupertypes(of: type) != fact?.conformsTo
        || types.filenameExtensions(of: type) != tags?.extensions
        || types.mimeTypes(of: type) != tags?.mimeTypes
    }.sorted()
  }

  private static func read(_ name: String) throws -> [String: Fact] {
    let folder = try #require(Corpus.folder)
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    let facts = try JSONDecoder().decode([Fact].self, from: data)
    // One documented type has two names in Swift, so it is listed twice with the same facts.
    return Dictionary(facts.map { ($0.identifier, $0) }) { first, _ in first }
  }
}
