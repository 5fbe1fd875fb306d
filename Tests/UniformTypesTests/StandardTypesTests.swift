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
  func everythingElseIsAsObservedButForAFewTypes() throws {
    let sources = try Sources()
    #expect(sources.observed.count == 876)
    #expect(sources.all.subtracting(UniformTypes.standard.declaredTypes) == [])
    #expect(
      Set(sources.corrected(in: .standard)) == [
        "com.adobe.postscript-font", "com.apple.afp-internet-location",
        "com.apple.file-internet-location", "com.apple.font-suitcase",
        "com.apple.ftp-internet-location", "com.apple.generic-internet-location",
        "com.apple.ktrace", "com.apple.mail-internet-location",
        "com.apple.news-internet-location", "com.apple.vnc-internet-location",
        "com.apple.web-internet-location", "com.microsoft.word.doc", "com.microsoft.word.dot",
        "com.pixar.universal-scene-description", "public.opentype-font", "public.truetype-font",
      ])
  }

  @Test(.enabled(if: LaterObservation.isThere, "needs ../shared/corpus"))
  func whatTheLaterObservationHasIsKnownButForListedTypes() throws {
    let later = try LaterObservation()
    #expect(later.supertypes.count == 501 - 97)
    #expect(later.differences(from: .standard).count == 9)
    #expect(later.unknown(to: .standard).count == 65)
  }

  @Test func aDifferenceAndAnUnknownTypeAreFound() throws {
    let later = LaterObservation(supertypes: [
      "public.jpeg": ["PUBLIC.image", "public.content", "public.data", "public.item"],
      "public.png": ["public.image", "public.text"], "com.example.new": ["public.data"],
    ])
    #expect(
      later.differences(from: .standard) == [
        LaterObservation.Difference(
          type: "public.png", onlyHere: ["public.content", "public.data", "public.item"],
          onlyThere: ["public.text"])
      ])
    #expect(later.unknown(to: .standard) == ["com.example.new"])
  }

  @Test(.enabled(if: Sources.areThere, "needs ../shared/corpus"))
  func whatAppsDeclareIsMarkedAsImported() throws {
    let known = try Sources().all
    let types = UniformTypes.standard
    let imported = types.declaredTypes.filter { types.declaration(of: $0)?.origin == .imported }
    #expect(
      imported.sorted() == [
        "com.google.earth.kml", "com.google.earth.kmz", "com.rarlab.rar-archive",
        "com.topografix.gpx", "net.daringfireball.markdown", "org.matroska.mka",
        "org.matroska.mkv", "org.opml.opml", "org.xiph.oga", "org.xiph.ogv",
      ])
    #expect(known.intersection(imported) == [])
  }

  @Test func supertypesAreTheClosureOfTheDirectOnes() {
    let types = UniformTypes.standard
    for type in types.declaredTypes {
      var found: Set<String> = []
      var open = [type]
      while let next = open.popLast() {
        for parent in types.directSupertypes(of: next) where found.insert(parent).inserted {
          open.append(parent)
        }
      }
      #expect(Set(types.supertypes(of: type)) == found, "\(type)")
    }
  }
}
