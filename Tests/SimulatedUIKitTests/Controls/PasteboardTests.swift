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

  @Test(
    .shows(
      "UIPasteboard.colors", "UIPasteboard.isPersistent", "UIPasteboard.removedNotification",
      "UIPasteboard.changedNotification", "UIPasteboard.changedTypesAddedUserInfoKey",
      "UIPasteboard.changedTypesRemovedUserInfoKey", "UIPasteboard.name",
      "UIPasteboard.Name.general", "UIPasteboard.Name.rawValue",
      "UIPasteboard.Name.init(rawValue:)"))
  func itsChangesAreTold() {
    nonisolated(unsafe) var told: [String] = []
    let names = [UIPasteboard.changedNotification, UIPasteboard.removedNotification]
    let observers = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { note in
        let added = note.userInfo?[UIPasteboard.changedTypesAddedUserInfoKey] ?? "-"
        let removed = note.userInfo?[UIPasteboard.changedTypesRemovedUserInfoKey] ?? "-"
        told.append("\(note.name.rawValue) \(added) \(removed)")
      }
    }
    board.colors = [.red, .blue]
    #expect(board.colors == [.red, .blue] && board.numberOfItems == 2)
    board.string = "a"
    UIPasteboard.remove(withName: board.name)
    UIPasteboard.remove(withName: UIPasteboard.Name(rawValue: "nobody's"))
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    #expect(
      told == [
        #"UIPasteboardChangedNotification ["com.apple.uikit.color"] -"#,
        #"UIPasteboardChangedNotification ["public.utf8-plain-text"] ["com.apple.uikit.color"]"#,
        "UIPasteboardRemovedNotification - -",
      ])
    #expect(UIPasteboard.general.isPersistent && !board.isPersistent)
    #expect(UIPasteboard.Name.general.rawValue == "com.apple.UIKit.pboard.general")
  }

  @Test(
    .shows(
      "UIPasteboard.OptionsKey.expirationDate", "UIPasteboard.OptionsKey.localOnly",
      "UIPasteboard.OptionsKey.init(rawValue:)", "UIPasteboard.OptionsKey.rawValue"))
  func whatHasExpiredIsGone() {
    let later = Date(timeIntervalSinceNow: 3600)
    board.setItems([["a": 1]], options: [.expirationDate: later, .localOnly: true])
    #expect(board.items.count == 1)
    board.setItems([["a": 1]], options: [.expirationDate: Date(timeIntervalSinceNow: -1)])
    #expect(board.items.isEmpty && board.types == [])
    let keys = [UIPasteboard.OptionsKey.expirationDate, .localOnly].map(\.rawValue)
    #expect(keys == ["UIPasteboardOptionExpirationDate", "UIPasteboardOptionLocalOnly"])
    #expect(UIPasteboard.OptionsKey(rawValue: keys[1]) == .localOnly)
  }

  @Test(
    .shows(
      "UIPasteboard.detectPatterns(for:completionHandler:)", "UIPasteboard.DetectionPattern",
      "UIPasteboard.DetectionPattern.init(rawValue:)",
      "UIPasteboard.DetectionPattern.probableWebURL", "UIPasteboard.DetectionPattern.number",
      "UIPasteboard.DetectionPattern.probableWebSearch"),
    arguments: [
      ("42", "number"), ("-1.5", "number"), ("www.example.com/a", "probable-web-url"),
      ("https://example.com", "probable-web-url"), ("how to swim", "probable-web-search"),
      ("tea", "probable-web-search"),
    ])
  func whatTextMayBeIsFound(_ text: String, _ pattern: String) async {
    board.string = text
    let all: Set<UIPasteboard.DetectionPattern> = [.probableWebURL, .probableWebSearch, .number]
    let found = await withCheckedContinuation { found in
      board.detectPatterns(for: all) { found.resume(returning: (try? $0.get()) ?? []) }
    }
    let name = "com.apple.uikit.pasteboard-detection-pattern." + pattern
    #expect(found == [UIPasteboard.DetectionPattern(rawValue: name)])
  }

  @Test(
    .shows(
      "UIPasteboard.setItemProviders(_:localOnly:expirationDate:)", "UIPasteboard.itemProviders"))
  func whatProvidersHaveIsRead() async {
    let (changes, changed) = AsyncStream.makeStream(of: Void.self)
    let observer = NotificationCenter.default.addObserver(
      forName: UIPasteboard.changedNotification, object: board, queue: nil
    ) { _ in changed.yield() }
    board.itemProviders = [NSItemProvider(object: NSString(string: "given"))]
    for await _ in changes { break }
    NotificationCenter.default.removeObserver(observer)
    #expect(board.string == "given")
  }
}
