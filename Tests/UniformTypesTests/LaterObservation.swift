import Foundation
import TestSupport
import Testing
import UniformTypes

/// What each type conforms to on a later system, directly or not.
struct LaterObservation {
  /// All supertypes by type, without the types about which nothing is known.
  let supertypes: [String: [String]]

  /// A type whose supertypes aren't the observed ones.
  struct Difference: Equatable {
    var type: String
    var onlyHere: [String]
    var onlyThere: [String]
  }

  /// Whether there is anything to compare with.
  static var isThere: Bool { Corpus.has("uti-observed.json") }

  init(supertypes: [String: [String]]) {
    self.supertypes = supertypes
  }

  /// Reads the observation in place.
  init() throws {
    let folder = try #require(Corpus.folder)
    let data = try Data(contentsOf: folder.appendingPathComponent("uti-observed.json"))
    let lists = try JSONDecoder().decode([String: [String]].self, from: data)
    // A list begins with the type itself; an empty one says that nothing is known.
    supertypes = lists.filter { !$0.value.isEmpty }.mapValues { Array($0.dropFirst()) }
  }

  /// The types of a graph whose supertypes differ from the observed ones, by identifier.
  func differences(from types: UniformTypes) -> [Difference] {
    supertypes.keys.filter(types.isDeclared).sorted().compactMap { type in
      let here = Set(types.supertypes(of: type).map { $0.lowercased() })
      let there = Set((supertypes[type] ?? []).map { $0.lowercased() })
      guard here != there else { return nil }
      return Difference(
        type: type, onlyHere: here.subtracting(there).sorted(),
        onlyThere: there.subtracting(here).sorted())
    }
  }

  /// The types that a graph doesn't know, sorted.
  func unknown(to types: UniformTypes) -> [String] {
    supertypes.keys.filter { !types.isDeclared($0) }.sorted()
  }
}
