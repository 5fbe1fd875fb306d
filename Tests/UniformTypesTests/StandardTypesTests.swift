import Foundation
import TestSupport
import Testing
import UniformTypes

/// The table against the sources of its facts.
@Suite struct StandardTypesTests {
  @Test func everyTypeIsDeclaredOnceAndStandsBehindItsParents() {
    let types = UniformTypes.standard
    let identifiers = types.declaredTypes
    var met: Set<String> = []
    for identifier in identifiers {
      #expect(!identifier.isEmpty && !identifier.contains { " :|".contains($0) })
      for parent in types.directSupertypes(of: identifier) {
        #expect(met.contains(parent), "\(parent) must stand before \(identifier)")
      }
      #expect(met.insert(identifier).inserted, "\(identifier) stands twice")
    }
    #expect(Set(identifiers.map(UniformTypes.normalized)).count == identifiers.count)
  }

  @Test func everyDeclarationIsMadeOfItsParts() throws {
    let types = UniformTypes.standard
    for identifier in types.declaredTypes {
      let declaration = try #require(types.declaration(of: identifier))
      #expect(declaration.identifier == identifier)
      #expect(declaration.conformsTo == types.directSupertypes(of: identifier))
      #expect(declaration.filenameExtensions == types.filenameExtensions(of: identifier))
      #expect(declaration.mimeTypes == types.mimeTypes(of: identifier))
      #expect(declaration.description == types.description(of: identifier))
      for tag in declaration.filenameExtensions {
        #expect(types.types(forFilenameExtension: tag).contains(identifier), "\(tag)")
      }
      for tag in declaration.mimeTypes {
        #expect(types.types(forMIMEType: tag).contains(identifier), "\(tag)")
      }
    }
  }

  @Test(.enabled(if: Sources.areThere, "needs ../shared/corpus"))
  func documentedTypesHaveTheDocumentedSupertypes() throws {
    let sources = try Sources()
    #expect(sources.documented.count == 130)
    for (type, fact) in sources.documented {
      #expect(UniformTypes.standard.directSupertypes(of: type) == fact.conformsTo, "\(type)")
    }
  }

  @Test(.enabled(if: Sources.areThere, "needs ../shared/corpus"))
  func everythingElseIsAsObserved() throws {
    let sources = try Sources()
    let types = UniformTypes.standard
    #expect(sources.observed.count == 876)
    for (type, fact) in sources.observed {
      #expect(types.filenameExtensions(of: type) == fact.extensions, "\(type)")
      #expect(types.mimeTypes(of: type) == fact.mimeTypes, "\(type)")
      if sources.documented[type] == nil {
        #expect(types.directSupertypes(of: type) == fact.conformsTo, "\(type)")
      }
    }
  }

  @Test(.enabled(if: Sources.areThere, "needs ../shared/corpus"))
  func whatAppsDeclareIsMarkedAsImported() throws {
    let observed = try Sources().observed
    let types = UniformTypes.standard
    let imported = types.declaredTypes.filter { types.declaration(of: $0)?.origin == .imported }
    let added = types.declaredTypes.filter { observed[$0] == nil }
    #expect(
      Set(added).subtracting(imported) == [
        "com.apple.homebuttonless-device", "public.avif", "public.geojson", "public.jpeg-xl",
      ])
    #expect(Set(imported).subtracting(added) == [])
  }

  @Test(.enabled(if: Sources.areThere, "needs ../shared/corpus"))
  func supertypesAreTheClosureOfTheSources() throws {
    let sources = try Sources()
    for type in sources.observed.keys {
      #expect(
        Set(UniformTypes.standard.supertypes(of: type)) == sources.supertypes(of: type), "\(type)")
    }
  }
}
