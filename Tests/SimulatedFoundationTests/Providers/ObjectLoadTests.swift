import DeviceProtocol
import Foundation
import TestSupport
import Testing

@testable import SimulatedFoundation

/// `loadObject`, and classes that read and write.
struct ObjectLoadTests {
  @Test(
    .shows(
      "NSItemProvider.init(object:)",
      "NSItemProvider.loadObject(ofClass: any NSItemProviderReading.Type, completionHandler:)",
      "NSString.readableTypeIdentifiersForItemProvider",
      "NSString.object(withItemProviderData:typeIdentifier:)",
      "NSURL.readableTypeIdentifiersForItemProvider",
      "NSURL.object(withItemProviderData:typeIdentifier:)",
      "NSAttributedString.readableTypeIdentifiersForItemProvider",
      "NSAttributedString.object(withItemProviderData:typeIdentifier:)"))
  func theStandardClassesReadWhatTheyWrite() async throws {
    let url = try #require(NSURL(string: "https://example.com/é".addingPercent))
    #expect(
      await NSItemProvider(object: NSString("é")).object(NSString.self)
        == .item("é", of: "NSString"))
    #expect(
      await NSItemProvider(object: url).object(NSURL.self)
        == .item(url.absoluteString, of: "NSURL"))
    #expect(
      await NSItemProvider(object: NSAttributedString(string: "a")).object(NSAttributedString.self)
        == .item("a", of: "NSAttributedString"))
  }

  @Test(
    .shows(
      "NSItemProvider.canLoadObject(ofClass: T.Type)",
      "NSItemProvider.loadObject(ofClass: T.Type, completionHandler:)",
      "NSItemProvider.registerObject(ofClass: T.Type, visibility:loadHandler:)"))
  func swiftsTypesAreLoadedByTheirOwnNames() async throws {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: String.self, visibility: .all) {
      $0("text", nil)
      return nil
    }
    #expect(provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: URL.self))
    let text = await withCheckedContinuation { continuation in
      _ = provider.loadObject(ofClass: String.self) { text, _ in
        continuation.resume(returning: text)
      }
    }
    #expect(text == "text")
    let link = NSItemProvider(
      item: NSURL(string: "https://example.com"), typeIdentifier: "public.url")
    let url = await withCheckedContinuation { continuation in
      _ = link.loadObject(ofClass: URL.self) { url, _ in continuation.resume(returning: url) }
    }
    #expect(url == URL(string: "https://example.com"))
  }

  @Test(.shows("NSItemProvider.ErrorCode.unavailableCoercionError"))
  func aClassThatReadsNoneOfTheTypesCannotBeLoaded() async {
    let provider = NSItemProvider(object: NSString("https://example.com"))
    #expect(!provider.canLoadObject(ofClass: NSURL.self))
    #expect(await provider.object(NSURL.self) == .providerError(-1200))
  }

  @Test(
    .shows(
      "NSItemProvider.canLoadObject(ofClass: any NSItemProviderReading.Type)",
      "NSItemProvider.ErrorCode.unavailableCoercionError"))
  func bytesThatAreNoSuchObjectAreAnUnavailableCoercion() async {
    let provider = NSItemProvider(
      item: NSData(data: Data([0xFF])), typeIdentifier: "public.utf8-plain-text")
    #expect(provider.canLoadObject(ofClass: NSString.self))
    #expect(
      await provider.object(NSString.self)
        == .providerError(-1200, cause: "NSCocoaErrorDomain 261"))
  }

  @Test(.shows("NSItemProvider.init(object:)", "NSItemProviderRepresentationVisibility.team"))
  func theInstancesTypesAndVisibilityWin() {
    let description = NSItemProvider(object: Note("a", isSecret: true)).wireDescription
    #expect(description.representations == [.init("public.html", kind: .data, isForTeam: true)])
    let open = NSItemProvider(object: Note("a", isSecret: false)).wireDescription
    #expect(
      open.representations == [
        .init("public.html", kind: .data, isForTeam: true),
        .init("public.plain-text", kind: .data),
      ])
  }

  @Test(
    .shows(
      "NSItemProvider.registerObject(ofClass: any NSItemProviderWriting.Type, visibility:loadHandler:)",
      "NSItemProviderReading.readableTypeIdentifiersForItemProvider",
      "NSItemProviderReading.object(withItemProviderData:typeIdentifier:)",
      "NSItemProviderWriting.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)"))
  func aClassOfOnesOwnIsReadAndWritten() async {
    let provider = NSItemProvider()
    provider.registerObject(ofClass: Note.self, visibility: .all) {
      $0(Note("mine", isSecret: false), nil)
      return nil
    }
    #expect(provider.registeredTypeIdentifiers == ["public.html", "public.plain-text"])
    let text = await withCheckedContinuation { continuation in
      provider.loadObject(ofClass: Note.self) { note, _ in
        continuation.resume(returning: (note as? Note)?.text)
      }
    }
    #expect(text == "public.html mine")
  }
}

extension String {
  fileprivate var addingPercent: String {
    addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? self
  }
}

private final class Note: NSObject, NSItemProviderReading, NSItemProviderWriting {
  let text: String
  let isSecret: Bool

  init(_ text: String, isSecret: Bool) {
    self.text = text
    self.isSecret = isSecret
  }

  static var readableTypeIdentifiersForItemProvider: [String] { ["public.text"] }

  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
    Note("\(typeIdentifier) \(String(decoding: data, as: UTF8.self))", isSecret: false)
  }

  static var writableTypeIdentifiersForItemProvider: [String] {
    ["public.html", "public.plain-text"]
  }

  var writableTypeIdentifiersForItemProvider: [String] {
    isSecret ? ["public.html"] : Self.writableTypeIdentifiersForItemProvider
  }

  func itemProviderVisibilityForRepresentation(
    withTypeIdentifier typeIdentifier: String
  ) -> NSItemProviderRepresentationVisibility {
    typeIdentifier == "public.html" ? .team : .all
  }

  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler:
      @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(text.utf8), nil)
    return nil
  }
}
