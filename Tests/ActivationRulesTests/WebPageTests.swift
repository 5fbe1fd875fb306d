import ActivationRules
import Testing

/// Pages, addresses, and how their types are prepared before a rule is tried.
@Suite struct WebPageTests {
  static let link = Attachment(["public.url", "public.plain-text"], urlScheme: "https")

  static let cases: [RuleCase] = [
    .offers("address", rule([.supportsWebURL: 1]), [.safariPage], "one web URL, at most 1"),
    .offers("page", rule([.supportsWebPage: 1]), [.safariPage], "one web page, at most 1"),
    .offers(
      "both", rule([.supportsWebURL: 1, .supportsWebPage: 1]), [.safariPage],
      "one web URL, at most 1; one web page, at most 1"),
    .hides("text, which a title isn't", rule([.supportsText: true]), [.safariPage], "wants text"),
    .hides(
      "text, which an item's text isn't", rule([.supportsText: true]),
      [SharedItem([.webURL], contentText: "Read this")], "wants text"),
    .hides(
      "address, beside text", rule([.supportsWebURL: 1]), share(link), "wants web URLs"),
    .offers("text beside an address", rule([.supportsText: true]), share(link), "text"),
    .hides(
      "address of a page without JavaScript", rule([.supportsWebURL: 1]), share(.page),
      "wants web URLs"),
    .offers(
      "address beside text where JavaScript runs", rule([.supportsWebURL: 1]),
      [SharedItem([link], supportsJavaScript: true)], "one web URL, at most 1"),
    .offers(
      "page beside text where JavaScript runs", rule([.supportsWebPage: 1]),
      [SharedItem([link], supportsJavaScript: true)], "one web page, at most 1"),
  ]

  @Test(arguments: cases)
  func aPageCountsInSeveralWays(_ example: RuleCase) { example.check() }

  /// Types as offered, and as a rule sees them.
  struct Preparation: CustomTestStringConvertible, Sendable {
    var types: [String]
    var scheme: String?
    var supportsJavaScript = false
    var prepared: [String]

    var testDescription: String {
      "\(types) \(scheme ?? "-")\(supportsJavaScript ? " with JavaScript" : "")"
    }
  }

  static let preparations: [Preparation] = [
    .init(types: ["public.url"], scheme: "https", prepared: ["public.url"]),
    .init(
      types: ["public.url"], scheme: "https", supportsJavaScript: true, prepared: ["public.url"]),
    .init(types: ["public.url", "public.url"], prepared: ["public.url"]),
    .init(types: ["public.url", "public.text"], scheme: "https", prepared: ["public.text"]),
    .init(
      types: ["public.jpeg", "public.file-url"], scheme: "file",
      prepared: ["public.jpeg", "public.file-url"]),
    .init(
      types: ["public.url", "public.text"], scheme: "HTTP", supportsJavaScript: true,
      prepared: ["public.url", "public.text", "com.apple.active-webpage"]),
    .init(
      types: ["public.url", "com.apple.active-webpage"], scheme: "https", supportsJavaScript: true,
      prepared: ["public.url", "com.apple.active-webpage"]),
    .init(
      types: ["public.url", "public.text"], scheme: "ftp", supportsJavaScript: true,
      prepared: ["public.text"]),
    .init(
      types: ["public.url", "public.text"], supportsJavaScript: true, prepared: ["public.text"]),
    .init(types: [], prepared: []),
  ]

  @Test(arguments: preparations)
  func aBareURLBesideOtherTypesIsLeftOut(_ example: Preparation) {
    let item = SharedItem(
      [Attachment(example.types, urlScheme: example.scheme)], title: "Title", contentText: "Text",
      supportsJavaScript: example.supportsJavaScript)
    let prepared = item.prepared()
    #expect(prepared.attachments.map(\.typeIdentifiers) == [example.prepared])
    #expect(prepared.title == "Title" && prepared.contentText == "Text")
  }

  @Test(arguments: [
    (RuleKey.supportsWebPage, [0]), (.supportsFile, [1]), (.supportsImage, []),
  ])
  func aPageInTwoItemsIsTriedInParts(_ key: RuleKey, _ delivered: [Int]) {
    let items = [SharedItem([.page], supportsJavaScript: true), SharedItem([.archive])]
    let verdict = rule([key: 1]).verdict(for: items)
    #expect(verdict.deliveredItems == delivered)
    #expect(verdict.activates == !delivered.isEmpty)
    let others = rule([key: 1]).verdict(for: items.reversed())
    #expect(others.deliveredItems == delivered.map { 1 - $0 })
  }

  @Test func aPageInTwoItemsIsDeliveredWholeWhereBothMatch() {
    let items = [SharedItem([.page], supportsJavaScript: true), SharedItem([.archive])]
    let both = rule([.supportsWebPage: 1, .supportsFile: 1]).verdict(for: items)
    #expect(both.deliveredItems == [0, 1])
    #expect(both.reason == "one file, at most 1; one web page, at most 1")
  }
}
