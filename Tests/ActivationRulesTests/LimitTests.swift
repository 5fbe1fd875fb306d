import ActivationRules
import Testing

/// Each key at its limits.
@Suite struct LimitTests {
  static let cases: [RuleCase] = [
    .offers("one web URL", rule([.supportsWebURL: 1]), share(.webURL), "one web URL, at most 1"),
    .hides("two web URLs", rule([.supportsWebURL: 1]), share(2, .webURL), "2 web URLs, at most 1"),
    .hides("image", rule([.supportsWebURL: 1]), share(.image), "wants web URLs"),
    .offers("three images", rule([.supportsImage: 3]), share(3, .image), "3 images, at most 3"),
    .hides("four images", rule([.supportsImage: 3]), share(4, .image), "4 images, at most 3"),
    .hides("movie", rule([.supportsImage: 3]), share(.movie), "wants images"),
    .offers("a movie", rule([.supportsMovie: 1]), share(.movie), "one movie, at most 1"),
    .hides("two movies", rule([.supportsMovie: 1]), share(2, .movie), "2 movies, at most 1"),
    .hides("text", rule([.supportsMovie: 1]), share(.text), "wants movies"),
    .offers("two files", rule([.supportsFile: 2]), share(2, .pdfFile), "2 files, at most 2"),
    .hides("three files", rule([.supportsFile: 2]), share(3, .pdfFile), "3 files, at most 2"),
    .hides("a snippet", rule([.supportsFile: 2]), share(.text), "wants files"),
    .hides("an address", rule([.supportsFile: 2]), share(.webURL), "wants files"),
    .offers("text", rule([.supportsText: true]), share(.text), "text"),
    .offers("much text", rule([.supportsText: true]), share(50, .text), "50 texts"),
    .offers("a contact", rule([.supportsText: true]), share(.contact), "text"),
    .hides("an address", rule([.supportsText: true]), share(.webURL), "wants text"),
    .offers("a page", rule([.supportsWebPage: 1]), share(.page), "one web page, at most 1"),
    .hides("two pages", rule([.supportsWebPage: 1]), share(2, .page), "2 web pages, at most 1"),
    .hides("an address", rule([.supportsWebPage: 1]), share(.webURL), "wants web pages"),
    .offers("a place", rule([.supportsLocation: 1]), share(.location), "one location, at most 1"),
    .hides(
      "two places", rule([.supportsLocation: 1]), share(2, .location), "2 locations, at most 1"),
    .hides("an unknown type", rule([.supportsFile: 1]), share(.unknown), "wants files"),
    .offers(
      "a file of an unknown extension", rule([.supportsFile: 1]),
      share(Attachment(["dyn.extension.xyzzy"])), "one file, at most 1"),
    .hides("no type", rule([.supportsFile: 1]), share(Attachment([])), "wants files"),
  ]

  @Test(arguments: cases)
  func aKindHasALimit(_ example: RuleCase) { example.check() }

  static let totals: [RuleCase] = [
    .offers(
      "as many as allowed", rule([.attachmentsMaximum: 2, .supportsImage: 9]), share(2, .image),
      "2 images, at most 9"),
    .hides(
      "more than allowed", rule([.attachmentsMaximum: 2, .supportsImage: 9]), share(3, .image),
      "3 attachments, at most 2"),
    .offers(
      "as many as needed", rule([.attachmentsMinimum: 2, .supportsImage: 9]), share(2, .image),
      "2 images, at most 9"),
    .hides(
      "fewer than needed", rule([.attachmentsMinimum: 2, .supportsImage: 9]), share(.image),
      "1 attachment, at least 2"),
    .hides(
      "too many over two items", rule([.attachmentsMaximum: 1, .supportsImage: 9]),
      share(.image) + share(.image), "2 attachments, at most 1"),
    .hides(
      "too many of a kind over two items", rule([.supportsImage: 1]),
      share(.image) + share(.image), "2 images, at most 1"),
    .offers(
      "a maximum of 0 is none", rule([.attachmentsMaximum: 0, .supportsImage: 9]),
      share(3, .image), "3 images, at most 9"),
    .hides("nothing", rule([.supportsImage: 1]), [], "nothing was shared"),
    .hides("an empty item", rule([.supportsImage: 1]), [SharedItem([])], "nothing was shared"),
    .hides(
      "nothing, below 0 at least", rule([.supportsImage: 1, .attachmentsMinimum: -1]), [],
      "nothing was shared"),
    .offers(
      "nothing, 0 at least", rule([.supportsImage: 1, .attachmentsMinimum: 0]), [],
      "needs no attachment"),
    .hides(
      "nothing, 0 at least, version 2",
      rule([.dictionaryVersion: 2, .supportsImage: 1, .attachmentsMinimum: 0]), [],
      "nothing was shared"),
  ]

  @Test(arguments: totals)
  func attachmentsAreCountedInAll(_ example: RuleCase) { example.check() }
}
