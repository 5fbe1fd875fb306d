import Foundation
import SimulatedUniformTypeIdentifiers
import TestSupport
import Testing

/// Providers accept types wherever they accept the types' names.
struct ProviderTypeTests {
  let provider = NSItemProvider()

  @Test(
    .shows(
      "NSItemProvider.registeredContentTypes",
      "NSItemProvider.registeredContentTypesForOpenInPlace",
      "NSItemProvider.registeredContentTypes(conformingTo:)",
      "NSItemProvider.registerDataRepresentation(for:visibility:loadHandler:)",
      "NSItemProvider.registerFileRepresentation(for:visibility:openInPlace:loadHandler:)"))
  func typesAreListedInTheirOrder() {
    provider.registerDataRepresentation(for: .png) { _ in nil }
    provider.registerFileRepresentation(for: .pdf, openInPlace: true) { _ in nil }
    provider.registerFileRepresentation(for: .jpeg) { _ in nil }
    #expect(provider.registeredContentTypes == [.png, .pdf, .jpeg])
    #expect(provider.registeredContentTypesForOpenInPlace == [.pdf])
    #expect(provider.registeredContentTypes(conformingTo: .image) == [.png, .jpeg])
  }

  @Test(.shows("NSItemProvider.loadDataRepresentation(for:completionHandler:)"))
  func dataIsLoadedByItsType() async {
    provider.registerDataRepresentation(for: .plainText) {
      $0(Data("hello".utf8), nil)
      return nil
    }
    let text = await withCheckedContinuation { continuation in
      provider.loadDataRepresentation(for: .text) { data, _ in
        continuation.resume(returning: data.map { String(decoding: $0, as: UTF8.self) })
      }
    }
    #expect(text == "hello")
  }

  @Test(
    .shows(
      "NSItemProvider.loadFileRepresentation(for:openInPlace:completionHandler:)",
      "NSItemProvider.init(contentsOf:contentType:openInPlace:coordinated:visibility:)"),
    arguments: [(true, true), (true, false), (false, true)])
  func aFileIsLoadedByItsType(isInPlace: Bool, isWanted: Bool) async throws {
    let folder = try TemporaryFolder()
    let file = URL(fileURLWithPath: folder.path).appendingPathComponent("note.txt")
    try Data("hello".utf8).write(to: file)
    let provider = NSItemProvider(contentsOf: file, contentType: nil, openInPlace: isInPlace)
    #expect(provider.registeredContentTypes == [.plainText])
    #expect(provider.suggestedName == "note.txt")
    let loaded: (name: String?, isSame: Bool, isInPlace: Bool) =
      await withCheckedContinuation { continuation in
        provider.loadFileRepresentation(for: .text, openInPlace: isWanted) { url, isInPlace, _ in
          continuation.resume(
            returning: (url?.lastPathComponent, url?.path == file.path, isInPlace))
        }
      }
    #expect(loaded == ("note.txt", isInPlace && isWanted, isInPlace && isWanted))
  }

  @Test(.shows("NSItemProvider.init(contentsOf:contentType:openInPlace:coordinated:visibility:)"))
  func theGivenTypeCounts() {
    let file = URL(fileURLWithPath: "/nowhere/note.txt")
    let provider = NSItemProvider(contentsOf: file, contentType: .html)
    #expect(provider.registeredContentTypes == [.html])
  }
}
