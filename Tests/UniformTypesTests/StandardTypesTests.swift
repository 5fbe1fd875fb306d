import Foundation
import TestSupport
import Testing
import UniformTypes

/// The table against the sources of its facts.
@Suite struct StandardTypesTests {
  /// A type as the corpus writes it down.
  struct Fact: Decodable {
    var identifier: String
    var conformsTo: [String]
    var extensions: [String]?
    var mimeTypes: [String]?
  }

  @Test func everyTypeIsDeclaredOnceAndNamesDeclaredParents() {
    let types = UniformTypes.standard
    let identifiers = types.declaredTypes
    #expect(identifiers.count > 200)
    for identifier in identifiers {
      #expect(!identifier.isEmpty && !identifier.contains { " :|".contains($0) })
      #expect(!types.supertypes(of: identifier).contains(identifier), "\(identifier) is in a cycle")
      for parent in types.directSupertypes(of: identifier) {
        #expect(types.isDeclared(parent), "\(identifier) names \(parent)")
      }
    }
  }

  @Test(.enabled(if: Corpus.has("uti-core-types.json"), "needs ../shared/corpus"))
  func documentedTypesHaveTheDocumentedSupertypes() throws {
    let facts = try read("uti-core-types.json")
    let parents = Dictionary(facts.map { ($0.identifier, $0.conformsTo) }) { first, _ in first }
    #expect(parents.count == 130)
    for type in parents.keys {
      #expect(UniformTypes.standard.isDeclared(type), "\(type)")
      // Four parents aren't documented themselves; theirs are checked against the other source.
      let expected = closure(of: type) { parent in
        parents[parent] ?? UniformTypes.standard.directSupertypes(of: parent)
      }
      #expect(Set(UniformTypes.standard.supertypes(of: type)) == expected, "\(type)")
    }
  }

  @Test(.enabled(if: Corpus.has("uti-table.json"), "needs ../shared/corpus"))
  func tagsAndOtherConformancesAreTheObservedOnes() throws {
    let facts = try read("uti-table.json")
    let documented =
      Corpus.has("uti-core-types.json")
      ? Set(try read("uti-core-types.json").map(\.identifier)) : []
    let observed = Dictionary(facts.map { ($0.identifier, $0) }) { first, _ in first }
    let ours = UniformTypes.standard.declaredTypes
    #expect(Set(ours).subtracting(observed.keys) == ["net.daringfireball.markdown"])
    for type in ours {
      guard let fact = observed[type] else { continue }
      #expect(UniformTypes.standard.filenameExtensions(of: type) == fact.extensions, "\(type)")
      #expect(UniformTypes.standard.mimeTypes(of: type) == fact.mimeTypes, "\(type)")
      if !documented.contains(type) {
        #expect(UniformTypes.standard.directSupertypes(of: type) == fact.conformsTo, "\(type)")
      }
    }
  }

  private func read(_ name: String) throws -> [Fact] {
    let folder = try #require(Corpus.folder)
    let data = try Data(contentsOf: folder.appendingPathComponent(name))
    return try JSONDecoder().decode([Fact].self, from: data)
  }

  /// Everything above a type, worked out without the module under test.
  private func closure(of type: String, _ parents: (String) -> [String]) -> Set<String> {
    var found: Set<String> = []
    var open = parents(type)
    while let next = open.popLast() {
      if found.insert(next).inserted { open += parents(next) }
    }
    return found
  }
}
