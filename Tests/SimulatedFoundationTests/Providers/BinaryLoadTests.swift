import DeviceProtocol
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SimulatedFoundation

/// Data and file loads.
struct BinaryLoadTests {
  let folder: TestFolder
  let file: URL

  init() throws {
    folder = try TestFolder()
    file = try folder.file("note.txt", "contents")
  }

  private func fileProvider(_ options: NSItemProviderFileOptions = []) -> NSItemProvider {
    let provider = NSItemProvider()
    let file = file
    provider.registerFileRepresentation(
      forTypeIdentifier: "public.plain-text", fileOptions: options, visibility: .all
    ) {
      $0(file, false, nil)
      return nil
    }
    return provider
  }

  @Test(
    .shows(
      "NSItemProvider.init(item:typeIdentifier:)",
      "NSItemProvider.loadDataRepresentation(forTypeIdentifier:completionHandler:)"))
  func anItemIsBytesToo() async throws {
    let url = try #require(NSURL(string: "https://example.com/a"))
    let list: NSDictionary = ["a": 1]
    #expect(
      await NSItemProvider(item: NSString("é"), typeIdentifier: "public.plain-text")
        .data("public.text") == .data("é"))
    #expect(
      await NSItemProvider(item: url, typeIdentifier: "public.url").data("public.url")
        == .data("https://example.com/a"))
    #expect(
      await NSItemProvider(item: list, typeIdentifier: "com.apple.property-list")
        .data("com.apple.property-list") != .nothing)
    #expect(
      await NSItemProvider(item: file as NSURL, typeIdentifier: "public.plain-text")
        .data("public.text") == .data("contents"))
  }

  @Test(.shows("NSItemProvider.init(contentsOf:)"))
  func aFilesAddressIsNoContents() async {
    let provider = NSItemProvider(contentsOf: file)
    #expect(await provider?.data("public.file-url") == .data(file.absoluteString))
    #expect(await provider?.data("public.plain-text") == .data("contents"))
  }

  @Test(.shows("NSItemProvider.ErrorCode.itemUnavailableError", "NSItemProvider.errorDomain"))
  func anythingThatFailsIsAnUnavailableItem() async {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.png", visibility: .all) {
      $0(nil, CocoaError(.fileNoSuchFile))
      return nil
    }
    let gone = NSItemProvider(item: NSURL(string: "file:///nowhere"), typeIdentifier: "public.data")
    #expect(
      await provider.data("public.png") == .providerError(-1000, cause: "NSCocoaErrorDomain 4"))
    #expect(
      await provider.file("public.png").contents
        == .providerError(-1000, cause: "NSCocoaErrorDomain 4"))
    #expect(await provider.data("public.movie") == .providerError(-1000))
    #expect(await provider.file("public.movie").contents == .providerError(-1000))
    #expect(
      await gone.data("public.data") == .providerError(-1000, cause: "NSCocoaErrorDomain 260"))
  }

  @Test(
    .shows(
      "NSItemProvider.loadFileRepresentation(forTypeIdentifier:completionHandler:)",
      "NSItemProvider.registerFileRepresentation(forTypeIdentifier:fileOptions:visibility:loadHandler:)"
    ))
  func theCopyIsGoneWhenTheHandlerHasReturned() async throws {
    let (name, contents, url) = await fileProvider().file("public.text")
    #expect(name == "note.txt")
    #expect(contents == .data("contents"))
    let copy = try #require(url)
    #expect(copy != file)
    // The handler returns soon after reporting what it saw.
    try await eventually { !FileManager.default.fileExists(atPath: copy.path) }
    try await eventually {
      !FileManager.default.fileExists(atPath: copy.deletingLastPathComponent().path)
    }
    #expect(FileManager.default.fileExists(atPath: file.path))
  }

  @Test func theFileIsCopiedBeforeTheLoadHandlerGoesOn() async throws {
    let provider = NSItemProvider()
    let file = file
    provider.registerFileRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) {
      $0(file, false, nil)
      try? FileManager.default.removeItem(at: file)
      return nil
    }
    #expect(await provider.file("public.text").contents == .data("contents"))
  }

  @Test(
    .shows("NSItemProvider.suggestedName"),
    arguments: [
      (nil, "item.txt"), ("letter", "letter.txt"), ("letter.txt", "letter.txt"),
      ("letter.TEXT", "letter.TEXT"), ("letter 1.2", "letter 1.2.txt"),
      ("../../up", "..:..:up.txt"), ("..", "...txt"),
    ] as [(String?, String)])
  func aFileMadeOfDataHasTheSuggestedName(suggested: String?, name: String) async {
    let provider = NSItemProvider(item: NSString("a"), typeIdentifier: "public.plain-text")
    provider.suggestedName = suggested
    #expect(await provider.file("public.plain-text").name == name)
  }

  @Test func aCopyHasTheSuggestedNameWithItsOwnEnding() async {
    let provider = fileProvider()
    provider.suggestedName = "letter"
    #expect(await provider.file("public.text").name == "letter.txt")
  }

  @Test(
    .shows(
      "NSItemProvider.loadInPlaceFileRepresentation(forTypeIdentifier:completionHandler:)",
      "NSItemProviderFileOptions.openInPlace"))
  func aFileIsInPlaceOnlyWhereItWasRegisteredSo() async {
    let inPlace = await fileProvider(.openInPlace).inPlaceFile("public.text")
    #expect(inPlace.url == file && inPlace.isInPlace)
    let copied = await fileProvider().inPlaceFile("public.text")
    #expect(copied.url != file && !copied.isInPlace)
    #expect(copied.url.flatMap { try? Data(contentsOf: $0) } == Data("contents".utf8))
    copied.url.map { StagingFolder.remove(around: $0.path) }
    let asked = await fileProvider(.openInPlace).file("public.text")
    #expect(asked.url != file)
  }

  @Test func aFolderIsCopiedWhole() async throws {
    let inner = URL(fileURLWithPath: folder.path).appendingPathComponent("book/pages")
    try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
    try Data("one".utf8).write(to: inner.appendingPathComponent("1"))
    let book = inner.deletingLastPathComponent()
    let provider = NSItemProvider(item: book as NSURL, typeIdentifier: "public.folder")
    let page = await withCheckedContinuation { continuation in
      provider.loadFileRepresentation(forTypeIdentifier: "public.folder") { url, _ in
        let page = url?.appendingPathComponent("pages/1")
        continuation.resume(returning: page.flatMap { try? Data(contentsOf: $0) })
      }
    }
    #expect(page == Data("one".utf8))
  }

  @Test(.shows("NSItemProvider.teamData", "NSItemProvider.preferredPresentationSize"))
  func aCopyKeepsWhatIsSaidOfTheItem() throws {
    let provider = NSItemProvider()
    #expect(provider.teamData == nil && provider.preferredPresentationSize == .zero)
    provider.teamData = Data("team".utf8)
    provider.preferredPresentationSize = CGSize(width: 3, height: 4)
    let copy = try #require(provider.copy() as? NSItemProvider)
    #expect(copy.teamData == Data("team".utf8))
    #expect(copy.preferredPresentationSize == CGSize(width: 3, height: 4))
  }

  @Test(.shows("NSItemProvider.previewImageHandler", "NSItemProvider.loadPreviewImage(options:)"))
  func aPreviewIsWhatItsHandlerGives() async throws {
    let provider = NSItemProvider()
    await #expect(throws: NSError.self) { try await provider.loadPreviewImage() }
    provider.previewImageHandler = { completion, _, _ in completion?(NSData(data: Data([1])), nil) }
    #expect(provider.previewImageHandler != nil)
    #expect(try await provider.loadPreviewImage() as? Data == Data([1]))
    provider.previewImageHandler = { completion, _, _ in completion?(NSString("no image"), nil) }
    await #expect(throws: NSError.self) { try await provider.loadPreviewImage() }
  }
}
