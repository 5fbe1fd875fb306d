import Foundation
import SimulatedFoundation
import Synchronization
import TestSupport
import Testing

/// Which types Foundation's classes are read and written as, and in which bytes.
struct StandardClassTests {
  @Test(
    .shows(
      "NSString.readableTypeIdentifiersForItemProvider",
      "NSString.writableTypeIdentifiersForItemProvider",
      "NSString.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)"))
  func textIsWrittenAsUTF8AndReadInEveryEncoding() throws {
    #expect(NSString.writableTypeIdentifiersForItemProvider == ["public.utf8-plain-text"])
    #expect(
      NSString.readableTypeIdentifiersForItemProvider == [
        "public.utf8-plain-text", "public.utf16-plain-text", "public.plain-text",
      ])
    #expect(bytes(NSString("é"), "public.utf8-plain-text") == Data([0xC3, 0xA9]))
  }

  @Test(.shows("NSString.object(withItemProviderData:typeIdentifier:)"))
  func textIsReadByTheEncodingOfItsType() throws {
    let wide = try NSString.object(
      withItemProviderData: Data([0xFF, 0xFE, 0xE9, 0]), typeIdentifier: "public.utf16-plain-text")
    let narrow = try NSString.object(
      withItemProviderData: Data([0xC3, 0xA9]), typeIdentifier: "public.utf8-plain-text")
    #expect(wide == NSString("é") && narrow == NSString("é"))
    #expect(throws: CocoaError.self) {
      try NSString.object(
        withItemProviderData: Data([0xFF]), typeIdentifier: "public.utf8-plain-text")
    }
  }

  @Test(
    .shows(
      "NSAttributedString.readableTypeIdentifiersForItemProvider",
      "NSAttributedString.writableTypeIdentifiersForItemProvider",
      "NSAttributedString.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)",
      "NSAttributedString.object(withItemProviderData:typeIdentifier:)"))
  func attributedTextIsReadAndWrittenAsPlainText() throws {
    #expect(
      NSAttributedString.readableTypeIdentifiersForItemProvider
        == NSString.readableTypeIdentifiersForItemProvider)
    #expect(NSAttributedString.writableTypeIdentifiersForItemProvider == ["public.utf8-plain-text"])
    let text = NSAttributedString(string: "é", attributes: [.init("colour"): "red"])
    let data = bytes(text, "public.utf8-plain-text")
    #expect(data == Data([0xC3, 0xA9]))
    let read = try NSAttributedString.object(
      withItemProviderData: data ?? Data(), typeIdentifier: "public.utf8-plain-text")
    #expect(read == NSAttributedString(string: "é"))
  }

  @Test(
    .shows(
      "NSURL.readableTypeIdentifiersForItemProvider",
      "NSURL.writableTypeIdentifiersForItemProvider",
      "NSURL.loadData(withTypeIdentifier:forItemProviderCompletionHandler:)",
      "NSURL.object(withItemProviderData:typeIdentifier:)"))
  func anAddressIsReadAndWrittenAsText() throws {
    #expect(NSURL.readableTypeIdentifiersForItemProvider == ["public.url"])
    #expect(NSURL.writableTypeIdentifiersForItemProvider == ["public.url"])
    let url = try #require(NSURL(string: "https://example.com/a"))
    #expect(url.writableTypeIdentifiersForItemProvider == ["public.url"])
    #expect(
      NSURL(fileURLWithPath: "/a.txt").writableTypeIdentifiersForItemProvider
        == ["public.file-url", "public.url"])
    let data = bytes(url, "public.url")
    #expect(data == Data("https://example.com/a".utf8))
    let read = try NSURL.object(
      withItemProviderData: data ?? Data(), typeIdentifier: "public.url")
    #expect(read == url)
    for wrong in [Data([0xFF]), Data()] {
      #expect(throws: CocoaError.self) {
        try NSURL.object(withItemProviderData: wrong, typeIdentifier: "public.url")
      }
    }
  }

  /// The object's data, if it comes before the call returns.
  private func bytes(_ object: any NSItemProviderWriting, _ type: String) -> Data? {
    let given = Mutex<Data?>(nil)
    let progress = object.loadData(withTypeIdentifier: type) { data, _ in
      given.withLock { $0 = data }
    }
    #expect(progress == nil)
    return given.withLock { $0 }
  }
}
