import SimulatedUIKit
import TestSupport
import Testing

@MainActor @Suite struct PasteboardTests {
  let board = UIPasteboard.withUniqueName()

  @Test(
    .shows(
      "UIPasteboard.string", "UIPasteboard.strings", "UIPasteboard.hasStrings",
      "UIPasteboard.changeCount", "UIPasteboard.types", "UIPasteboard.withUniqueName()",
      "UIPasteboard.data(forPasteboardType:)", "UIPasteboard.value(forPasteboardType:)",
      "UIPasteboard.contains(pasteboardTypes:)", "UIPasteboard.numberOfItems"))
  func aTextIsReadAsItWasCopied() {
    #expect(!board.hasStrings && board.string == nil)
    board.string = "Hello"
    #expect(board.string == "Hello" && board.strings == ["Hello"] && board.hasStrings)
    #expect(board.types == ["public.utf8-plain-text"] && board.changeCount == 1)
    #expect(board.data(forPasteboardType: "public.utf8-plain-text") == Data("Hello".utf8))
    #expect(board.value(forPasteboardType: "public.utf8-plain-text") as? String == "Hello")
    #expect(board.contains(pasteboardTypes: ["public.utf8-plain-text"]) && !board.hasURLs)
    board.strings = ["a", "b"]
    #expect(board.string == "a" && board.numberOfItems == 2)
    board.string = nil
    #expect(!board.hasStrings)
  }

  @Test(
    .shows(
      "UIPasteboard.url", "UIPasteboard.urls", "UIPasteboard.hasURLs", "UIPasteboard.image",
      "UIPasteboard.images", "UIPasteboard.hasImages", "UIPasteboard.color",
      "UIPasteboard.hasColors"))
  func otherThingsAreReadAsTheyWereCopied() throws {
    let url = try #require(URL(string: "https://example.com"))
    board.url = url
    #expect(board.url == url && board.hasURLs && board.string == "https://example.com")
    let star = UIImage(systemName: "star")
    board.image = star
    #expect(board.image === star && board.hasImages && !board.hasURLs)
    board.color = .red
    #expect(board.color == .red && board.hasColors)
  }

  @Test(
    .shows(
      "UIPasteboard.items", "UIPasteboard.addItems(_:)", "UIPasteboard.setItems(_:options:)",
      "UIPasteboard.setValue(_:forPasteboardType:)", "UIPasteboard.setData(_:forPasteboardType:)",
      "UIPasteboard.init(name:create:)", "UIPasteboard.remove(withName:)",
      "UIPasteboard.general", "UIPasteboard.itemProviders"))
  func itemsHaveValuesByKind() throws {
    board.setItems([["a": 1]])
    board.addItems([["b": 2]])
    #expect(board.items.map { $0.keys.sorted() } == [["a"], ["b"]])
    board.setValue("x", forPasteboardType: "public.text")
    #expect(board.string == "x" && board.items.count == 1)
    board.setData(Data([1]), forPasteboardType: "public.data")
    #expect(board.data(forPasteboardType: "public.data") == Data([1]))
    let name = UIPasteboard.Name("tests.own")
    #expect(UIPasteboard(name: name, create: false) == nil)
    let own = try #require(UIPasteboard(name: name, create: true))
    own.string = "kept"
    #expect(UIPasteboard(name: name, create: false)?.string == "kept")
    UIPasteboard.remove(withName: name)
    #expect(UIPasteboard(name: name, create: false) == nil)
    #expect(UIPasteboard.general === UIPasteboard.general)
    board.string = "provided"
    #expect(board.itemProviders.first?.registeredTypeIdentifiers == ["public.utf8-plain-text"])
  }
}
