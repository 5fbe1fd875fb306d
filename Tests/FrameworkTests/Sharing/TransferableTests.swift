import DeviceProtocol
import Foundation
import SimulatedCoreTransferable
import SimulatedFoundation
import SimulatedSwiftUI
import SimulatedUIKit
import SimulatedUniformTypeIdentifiers
import TestSupport
import Testing

/// Values with the forms in which they are handed over.
@Suite struct TransferableTests {
  /// A note, as JSON, as its text, and as a file.
  private struct Note: Codable, Equatable, Transferable {
    var text = "On reading"
    var isSecret = false

    static var transferRepresentation: some TransferRepresentation {
      CodableRepresentation(contentType: .json)
        .suggestedFileName("note.json")
        .exportingCondition { !$0.isSecret }
      DataRepresentation(contentType: .utf8PlainText) {
        Data($0.text.utf8)
      } importing: {
        Note(text: String(decoding: $0, as: UTF8.self))
      }
      .visibility(.team)
      FileRepresentation(contentType: .rtf) { note in
        let url = FileManager.default.temporaryDirectory
          .appendingPathComponent("\(UUID().uuidString).rtf")
        try Data("{\(note.text)}".utf8).write(to: url)
        return SentTransferredFile(url)
      } importing: { received in
        let data = try Data(contentsOf: received.file)
        return Note(text: "\(String(decoding: data, as: UTF8.self)) \(received.isOriginalFile)")
      }
    }
  }

  private func provider(_ note: Note) -> NSItemProvider {
    let provider = NSItemProvider()
    provider.register(note)
    return provider
  }

  private func load<T: Transferable & Sendable>(
    _ type: T.Type, from provider: NSItemProvider
  ) async throws -> T {
    try await withCheckedThrowingContinuation { continuation in
      provider.loadTransferable(type: type) { continuation.resume(with: $0) }
    }
  }

  @Test(
    .shows("Transferable", "Transferable.Representation", "TransferRepresentation"),
    .shows("Transferable.transferRepresentation", "TransferRepresentationBuilder"),
    .shows("TransferRepresentationBuilder.buildExpression(_:)"),
    .shows("TransferRepresentationBuilder.buildBlock(_: repeat each Content)"),
    .shows("TupleTransferRepresentation", "NSItemProvider.register(_:)"),
    .shows("TransferRepresentation.suggestedFileName(_: String)"),
    .shows("TransferRepresentation.exportingCondition(_:)"),
    .shows("TransferRepresentation.visibility(_:)", "TransferRepresentationVisibility"),
    .shows("TransferRepresentationVisibility.team", "TransferRepresentationVisibility.all"),
    .shows("Transferable.exportedContentTypes(_:)", "Transferable.importedContentTypes()"))
  func aProviderHasTheFormsOfAValueInTheirOrder() {
    let open = provider(Note())
    #expect(open.registeredContentTypes == [.json, .utf8PlainText, .rtf])
    #expect(open.suggestedName == "note.json")
    let secret = provider(Note(isSecret: true))
    #expect(secret.registeredContentTypes == [.utf8PlainText, .rtf])
    #expect(secret.suggestedName == nil)
    #expect(Note.exportedContentTypes() == [.json, .rtf])
    #expect(Note.exportedContentTypes(.team) == [.utf8PlainText])
    #expect(Note.importedContentTypes() == [.json, .utf8PlainText, .rtf])
    let seen = open.wireDescription.representations
    #expect(seen.map(\.isForTeam) == [false, true, false])
  }

  @Test(
    .shows("CodableRepresentation", "CodableRepresentation.init(for:contentType:)"),
    .shows("NSItemProvider.loadTransferable(type:completionHandler:)"))
  func aValueComesBackFromTheFirstFormThatSuits() async throws {
    #expect(try await load(Note.self, from: provider(Note(text: "a"))) == Note(text: "a"))
    let text = NSItemProvider(
      item: NSString(string: "b"), typeIdentifier: UTType.utf8PlainText.identifier)
    #expect(try await load(Note.self, from: text) == Note(text: "b"))
    let link = NSItemProvider(
      item: NSString(string: "c"), typeIdentifier: UTType.png.identifier)
    await #expect(throws: (any Error).self) { try await load(Note.self, from: link) }
  }

  @Test(
    .shows("DataRepresentation", "DataRepresentation.init(contentType:exporting:importing:)"),
    .shows("Transferable.exported(as:)", "Transferable.init(importing:contentType:)"))
  func bytesAreExportedAndImportedWithoutAProvider() async throws {
    let note = Note(text: "a")
    #expect(try await note.exported(as: .utf8PlainText) == Data("a".utf8))
    #expect(try await note.exported(as: .rtf) == Data("{a}".utf8))
    let first = try await note.exported(as: nil)
    #expect(try JSONDecoder().decode(Note.self, from: first) == note)
    #expect(try await Note(importing: first, contentType: .json) == note)
    #expect(try await Note(importing: first, contentType: nil) == note)
    await #expect(throws: (any Error).self) { try await note.exported(as: .png) }
    await #expect(throws: (any Error).self) {
      try await Note(importing: first, contentType: .png)
    }
  }

  @Test(
    .shows("FileRepresentation", "SentTransferredFile", "ReceivedTransferredFile"),
    .shows(
      "FileRepresentation.init(contentType:shouldAttemptToOpenInPlace:exporting:importing:)"),
    .shows("SentTransferredFile.init(_:allowAccessingOriginalFile:)"),
    .shows("SentTransferredFile.file", "ReceivedTransferredFile.file"),
    .shows("ReceivedTransferredFile.isOriginalFile"))
  func aFileIsCopiedForItsImport() async throws {
    let file = NSItemProvider()
    file.registerDataRepresentation(for: .rtf) {
      $0(Data("{a}".utf8), nil)
      return nil
    }
    #expect(try await load(Note.self, from: file) == Note(text: "{a} false"))
    let sent = SentTransferredFile(
      URL(fileURLWithPath: "/a"), allowAccessingOriginalFile: true)
    #expect(sent.file.path == "/a" && sent.allowAccessingOriginalFile)
  }

  /// A value with forms for one direction each.
  private struct Mark: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      DataRepresentation(exportedContentType: .html) { Data("<p>\($0.text)".utf8) }
      DataRepresentation(importedContentType: .xml) {
        Mark(text: String(decoding: $0, as: UTF8.self))
      }
      FileRepresentation(exportedContentType: .json, shouldAllowToOpenInPlace: true) { mark in
        let url = FileManager.default.temporaryDirectory
          .appendingPathComponent("\(UUID().uuidString).json")
        try Data(mark.text.utf8).write(to: url)
        return SentTransferredFile(url, allowAccessingOriginalFile: true)
      }
      FileRepresentation(importedContentType: .json, shouldAttemptToOpenInPlace: true) {
        let text = try String(contentsOf: $0.file, encoding: .utf8)
        return Mark(text: "original: \($0.isOriginalFile), \(text)")
      }
    }
  }

  @Test(
    .shows("DataRepresentation.init(exportedContentType:exporting:)"),
    .shows("DataRepresentation.init(importedContentType:importing:)"),
    .shows("SentTransferredFile.allowAccessingOriginalFile"),
    .shows("FileRepresentation.init(exportedContentType:shouldAllowToOpenInPlace:exporting:)"),
    .shows("FileRepresentation.init(importedContentType:shouldAttemptToOpenInPlace:importing:)"))
  func aFormMayBeForOneDirection() async throws {
    #expect(Mark.exportedContentTypes() == [.html, .json])
    #expect(Mark.importedContentTypes() == [.xml, .json])
    #expect(try await Mark(text: "a").exported(as: .html) == Data("<p>a".utf8))
    let imported = try await Mark(importing: Data("b".utf8), contentType: .xml)
    #expect(imported.text == "b")
    let provider = NSItemProvider()
    provider.register(Mark(text: "c"))
    #expect(provider.registeredContentTypesForOpenInPlace == [.json])
    #expect(try await load(Mark.self, from: provider).text == "original: true, c")
  }

  /// A value that is handed over as others.
  private struct Book: Transferable {
    var title: String
    var link: URL

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: \.link)
      ProxyRepresentation { book in
        book.title
      } importing: { title in
        Book(title: title, link: URL(fileURLWithPath: "/"))
      }
    }
  }

  @Test(
    .shows("ProxyRepresentation"),
    .shows("ProxyRepresentation.init(exporting: (Item) throws -> ProxyRepresentation)"),
    .shows("ProxyRepresentation.init(exporting: (Item) throws -> ProxyRepresentation, importing:)"))
  func aProxyHasTheFormsOfTheOtherType() async throws {
    let provider = NSItemProvider()
    let link = try #require(URL(string: "https://example.com/"))
    provider.register(Book(title: "a", link: link))
    #expect(provider.registeredContentTypes == [.url, .utf8PlainText])
    #expect(provider.wireDescription.isWebURL)
    #expect(try await load(URL.self, from: provider).absoluteString == "https://example.com/")
    let text = NSItemProvider(
      item: NSString(string: "b"), typeIdentifier: UTType.plainText.identifier)
    #expect(try await load(Book.self, from: text).title == "b")
  }

  /// A value whose proxies take some time.
  private struct Later: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(exporting: { (later: Later) async in later.text })
      ProxyRepresentation(importing: { (text: String) async in Later(text: "later: \(text)") })
    }
  }

  @Test(
    .shows("ProxyRepresentation.init(exporting: (Item) async throws -> ProxyRepresentation)"),
    .shows("ProxyRepresentation.init(importing: (ProxyRepresentation) async throws -> Item)"))
  func aProxyMayTakeSomeTime() async throws {
    let provider = NSItemProvider()
    provider.register(Later(text: "a"))
    #expect(try await load(String.self, from: provider) == "a")
    #expect(try await load(Later.self, from: provider).text == "later: a")
  }

  @Test(
    .shows("String.transferRepresentation", "URL.transferRepresentation"),
    .shows("Data.transferRepresentation", "AttributedString.transferRepresentation"))
  func standardTypesHaveFormsOfTheirOwn() async throws {
    #expect(String.exportedContentTypes() == [.utf8PlainText])
    #expect(URL.exportedContentTypes() == [.fileURL, .url])
    #expect(Data.exportedContentTypes() == [.data])
    #expect(AttributedString.exportedContentTypes() == [.utf8PlainText])
    let file = NSItemProvider()
    file.register(URL(fileURLWithPath: "/a.txt"))
    #expect(file.registeredContentTypes == [.fileURL])
    #expect(try await load(URL.self, from: file).path == "/a.txt")
    let text = NSItemProvider()
    text.register("a")
    #expect(try await load(Data.self, from: text) == Data("a".utf8))
    #expect(try await load(AttributedString.self, from: text) == AttributedString("a"))
  }

  @Test(.shows("Image.transferRepresentation"))
  func aPictureIsAPNG() async throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 2, height: 2)).image { _ in }
    let data = try await Image(uiImage: picture).exported(as: .png)
    #expect(UIImage(data: data)?.cgImage?.width == picture.cgImage?.width)
    #expect(Image.importedContentTypes() == [.png, .image])
    await #expect(throws: (any Error).self) {
      try await Image(importing: Data("no picture".utf8), contentType: .png)
    }
    await #expect(throws: (any Error).self) {
      try await Image(systemName: "star").exported(as: .png)
    }
  }

  /// A value with proxies for the other combinations.
  private struct Word: Transferable {
    var text: String

    static var transferRepresentation: some TransferRepresentation {
      ProxyRepresentation(importing: { (text: String) in Word(text: "now: \(text)") })
      ProxyRepresentation(
        exporting: { (word: Word) async in word.text },
        importing: { (text: String) async in Word(text: text) })
    }
  }

  @Test(
    .shows("ProxyRepresentation.init(importing: (ProxyRepresentation) throws -> Item)"),
    .shows(
      """
      ProxyRepresentation.init(exporting: (Item) async throws -> ProxyRepresentation, importing:)
      """))
  func aProxyMayBeForImportOnly() async throws {
    let provider = NSItemProvider()
    provider.register(Word(text: "a"))
    #expect(provider.registeredContentTypes == [.utf8PlainText])
    #expect(try await load(Word.self, from: provider).text == "now: a")
  }

  /// A form that has others in its body.
  private struct Both: TransferRepresentation {
    typealias Item = Pair

    var body: some TransferRepresentation<Pair> {
      DataRepresentation(exportedContentType: .html) { _ in Data() }
      CodableRepresentation(
        contentType: .propertyList, encoder: PropertyListEncoder(),
        decoder: PropertyListDecoder()
      )
      .suggestedFileName { "\($0.name).plist" }
      .visibility(.ownProcess)
    }
  }

  private struct Pair: Codable, Transferable {
    var name = "pair"
    static var transferRepresentation: some TransferRepresentation { Both() }
  }

  @Test(
    .shows("TransferRepresentation.Item", "TransferRepresentation.Body"),
    .shows("TransferRepresentation.body", "TransferRepresentationVisibility.ownProcess"),
    .shows("TransferRepresentationBuilder.buildBlock(_: Content)"),
    .shows("CodableRepresentation.init(for:contentType:encoder:decoder:)"),
    .shows("TransferRepresentation.suggestedFileName(_: (Item) -> String?)"))
  func aRepresentationMayConsistOfOthers() async throws {
    let provider = NSItemProvider()
    provider.register(Pair())
    #expect(provider.registeredContentTypes == [.html, .propertyList])
    #expect(provider.wireDescription.representations.map(\.type) == ["public.html"])
    #expect(provider.suggestedName == "pair.plist")
    #expect(try await load(Pair.self, from: provider).name == "pair")
  }
}
