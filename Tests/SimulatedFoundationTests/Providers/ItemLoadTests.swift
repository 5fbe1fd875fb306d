import Foundation
import Synchronization
import TestSupport
import Testing

@testable import SimulatedFoundation

/// `loadItem`: which object arrives, and which error.
struct ItemLoadTests {
  let folder: TestFolder
  let file: URL

  init() throws {
    folder = try TestFolder()
    file = try folder.file("note.txt", "contents")
  }

  @Test(.shows("NSItemProvider.init(item:typeIdentifier:)"))
  func theObjectIsTheOneThatWasRegistered() async throws {
    let url = try #require(NSURL(string: "https://example.com"))
    #expect(
      await NSItemProvider(item: url, typeIdentifier: "public.url").item("public.url")
        == .item("https://example.com", of: "NSURL"))
    #expect(
      await NSItemProvider(item: NSString("text"), typeIdentifier: "public.plain-text")
        .item("public.text") == .item("text", of: "NSString"))
    #expect(
      await NSItemProvider(item: file as NSURL, typeIdentifier: "public.plain-text")
        .item("public.plain-text") == .item(file.absoluteString, of: "NSURL"))
  }

  @Test func bytesAndFilesAppearAsNSData() async {
    let file = file
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "public.html", visibility: .all) {
      $0(Data("bytes".utf8), nil)
      return nil
    }
    provider.registerFileRepresentation(forTypeIdentifier: "public.pdf", visibility: .all) {
      $0(file, false, nil)
      return nil
    }
    provider.registerObject(NSString("object"), visibility: .all)
    #expect(await provider.item("public.html") == .item("bytes", of: "NSData"))
    #expect(await provider.item("public.pdf") == .item("contents", of: "NSData"))
    #expect(await provider.item("public.plain-text") == .item("object", of: "NSData"))
  }

  @Test func aFilesURLBecomesItsContentsForACallerThatWantsNSData() async {
    let provider = NSItemProvider(item: file as NSURL, typeIdentifier: "public.plain-text")
    #expect(
      await provider.item("public.text", expecting: NSData.self) == .item("contents", of: "NSData"))
  }

  @Test func anObjectOfADerivedClassIsTheObject() async {
    let provider = NSItemProvider(item: NSMutableString("m"), typeIdentifier: "public.plain-text")
    #expect(
      await provider.item("public.text", expecting: NSString.self) == .item("m", of: "NSString"))
  }

  @Test(.shows("NSItemProvider.ErrorCode.unexpectedValueClassError"))
  func noOtherCoercionIsMade() async {
    let text = NSItemProvider(
      item: NSString("https://example.com"), typeIdentifier: "public.plain-text")
    #expect(await text.item("public.text", expecting: NSURL.self) == .providerError(-1100))
    let data = NSItemProvider(item: NSData(), typeIdentifier: "public.plain-text")
    #expect(await data.item("public.text", expecting: NSString.self) == .providerError(-1100))
  }

  @Test(.shows("NSItemProvider.ErrorCode.unavailableCoercionError"))
  func aCoercionThatFailsIsUnavailable() async throws {
    let gone = try #require(NSURL(string: "file:///nowhere/at/all"))
    let provider = NSItemProvider(item: gone, typeIdentifier: "public.data")
    let loaded = await provider.item("public.data", expecting: NSData.self)
    #expect(loaded == .providerError(-1200, cause: "NSCocoaErrorDomain 260"))
  }

  @Test func aModuleCanAddACoercion() async {
    Coercions.register(from: NSData.self, to: Picture.self) { value in
      guard let data = value as? NSData, data.length > 0 else {
        throw CocoaError(.coderReadCorrupt)
      }
      return Picture()
    }
    let provider = NSItemProvider(item: NSData(data: Data([1])), typeIdentifier: "public.png")
    let empty = NSItemProvider(item: NSData(), typeIdentifier: "public.png")
    #expect(
      await provider.item("public.png", expecting: Picture.self)
        == .item("a picture", of: "Picture"))
    #expect(
      await empty.item("public.png", expecting: Picture.self)
        == .providerError(-1200, cause: "NSCocoaErrorDomain 4864"))
  }

  @Test(.shows("NSItemProvider.ErrorCode.itemUnavailableError", "NSItemProvider.errorDomain"))
  func nothingIsThereOfATypeThatWasNotRegistered() async {
    let provider = NSItemProvider(item: NSData(), typeIdentifier: "public.png")
    #expect(await provider.item("public.movie") == .providerError(-1000))
    #expect(await provider.item("public.jpeg") == .providerError(-1000))
    let empty = NSItemProvider(item: nil, typeIdentifier: "public.png")
    #expect(await empty.item("public.png") == .providerError(-1000))
  }

  @Test(.shows("NSItemProvider.registerItem(forTypeIdentifier:loadHandler:)"))
  func aHandlersErrorIsHandedOn() async {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.png") { completion, _, _ in
      completion?(nil, CocoaError(.fileNoSuchFile))
    }
    provider.registerItem(forTypeIdentifier: "public.jpeg") { completion, _, _ in
      completion?(nil, nil)
    }
    #expect(await provider.item("public.png") == .error(4, "NSCocoaErrorDomain"))
    #expect(await provider.item("public.jpeg") == .providerError(-1000))
  }

  @Test(
    .shows(
      "NSItemProvider.LoadHandler", "NSItemProvider.loadItem(forTypeIdentifier:options:)",
      "NSItemProvider.registerItem(forTypeIdentifier:loadHandler:)"))
  func theHandlerIsToldTheClassAndTheOptions() async {
    let seen = Mutex<[String]>([])
    let provider = NSItemProvider()
    let handler: NSItemProvider.LoadHandler = { completion, expected, options in
      seen.withLock { $0 += ["\(expected.map { "\($0)" } ?? "none")", "\(options?.count ?? -1)"] }
      completion?(NSData(), nil)
    }
    provider.registerItem(forTypeIdentifier: "public.png", loadHandler: handler)
    _ = await provider.item("public.png", expecting: NSData.self)
    _ = try? await provider.loadItem(
      forTypeIdentifier: "public.png", options: ["key": 1])
    #expect(seen.withLock { $0 } == ["NSData", "0", "none", "1"])
  }

  @Test func onlyTheFirstAnswerCounts() async {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.text") { completion, _, _ in
      completion?(NSString("first"), nil)
      completion?(NSString("second"), nil)
      completion?(nil, CocoaError(.fileNoSuchFile))
    }
    // Resuming the continuation twice would trap.
    #expect(await provider.item("public.text") == .item("first", of: "NSString"))
  }

  @Test func aHandlersFurtherAnswersProduceNothing() {
    let provider = NSItemProvider()
    provider.registerItem(forTypeIdentifier: "public.text") { completion, _, _ in
      completion?(NSString("first"), nil)
      completion?(NSString("second"), nil)
    }
    let count = Mutex(0)
    _ = provider.representation(conformingTo: "public.text")?.produce(ItemWish()) { _ in
      count.withLock { $0 += 1 }
    }
    #expect(count.withLock { $0 } == 1)
  }

  @Test(arguments: ["public.text", "public.html", "public.movie"])
  func handlersAreCalledOnNeitherTheCallersQueueNorTheProducers(type: String) async {
    let (key, queue) = (DispatchSpecificKey<Bool>(), DispatchQueue(label: "a test's own"))
    queue.setSpecific(key: key, value: true)
    let provider = NSItemProvider(item: NSString("a"), typeIdentifier: "public.text")
    provider.registerItem(forTypeIdentifier: "public.html") { completion, _, _ in
      let completion = completion
      #expect(DispatchQueue.getSpecific(key: key) == nil)
      queue.async { completion?(NSString("b"), nil) }
    }
    let isThere = await withCheckedContinuation { continuation in
      queue.async {
        provider.loadItem(forTypeIdentifier: type) { _, _ in
          continuation.resume(returning: DispatchQueue.getSpecific(key: key) != nil)
        }
      }
    }
    #expect(!isThere)
  }

  @Test(.shows("NSItemProvider.loadItem(forTypeIdentifier:options:)"))
  func anAwaitedItemIsTheValueOrTheError() async throws {
    let provider = NSItemProvider(item: NSString("text"), typeIdentifier: "public.plain-text")
    let item = try await provider.loadItem(forTypeIdentifier: "public.text")
    #expect(item as? String == "text")
    await #expect(throws: NSError.self) {
      try await provider.loadItem(forTypeIdentifier: "public.png")
    }
  }
}

private final class Picture: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }
  override init() { super.init() }
  func encode(with coder: NSCoder) {}
  init?(coder: NSCoder) { nil }
  override var description: String { "a picture" }
}
