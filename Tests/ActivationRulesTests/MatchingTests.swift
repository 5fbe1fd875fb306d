import ActivationRules
import Testing

/// Version 1, version 2, and version 2 with strict matching.
@Suite struct MatchingTests {
  static let cases: [RuleCase] = [
    .hides(
      "version 1, text and an address", rule([.dictionaryVersion: 1, .supportsText: true]),
      share(.text, .webURL), "wants nothing but text"),
    .hides(
      "no version, image and address and text", rule([.supportsText: true]),
      share(.image, .webURL, .text), "wants nothing but text"),
    .hides(
      "version 0, text and an address", rule([.dictionaryVersion: 0, .supportsText: true]),
      share(.text, .webURL), "wants nothing but text"),
    .offers(
      "version 2, text and an address", rule([.dictionaryVersion: 2, .supportsText: true]),
      share(.text, .webURL), "text"),
    .offers(
      "version 3 like version 2", rule([.dictionaryVersion: 3, .supportsText: true]),
      share(.text, .webURL), "text"),
    .hides(
      "version 2, nothing that fits", rule([.dictionaryVersion: 2, .supportsText: true]),
      share(.image, .webURL), "wants text"),
    .hides(
      "version 2, one image too many", rule([.dictionaryVersion: 2, .supportsImage: 1]),
      share(.image, .image, .text), "2 images, at most 1"),
    .hides(
      "version 2 and strict, text and an address",
      rule([.dictionaryVersion: 2, .usesStrictMatching: true, .supportsText: true]),
      share(.text, .webURL), "wants nothing but text"),
    .offers(
      "version 2 and expressly not strict",
      rule([.dictionaryVersion: 2, .usesStrictMatching: false, .supportsText: true]),
      share(.text, .webURL), "text"),
    .offers(
      "version 1, all of several kinds", rule([.supportsText: true, .supportsWebURL: 1]),
      share(.text, .webURL), "text; one web URL, at most 1"),
    .hides(
      "20 images or one movie can't be said", rule([.supportsImage: 20, .supportsMovie: 1]),
      share(.image, .movie, .movie), "2 movies, at most 1"),
  ]

  @Test(arguments: cases)
  func theVersionSaysWhetherOneThingIsEnough(_ example: RuleCase) { example.check() }

  static let refusals: [RuleCase] = [
    .offers(
      "missing, version 2: images don't matter",
      rule([.dictionaryVersion: 2, .supportsText: true]), share(.text, .image), "text"),
    .hides(
      "0, version 2: no image",
      rule([.dictionaryVersion: 2, .supportsText: true, .supportsImage: 0]),
      share(.text, .image), "takes no images"),
    .offers(
      "below 0, version 2: like missing",
      rule([.dictionaryVersion: 2, .supportsText: true, .supportsImage: -1]),
      share(.text, .image), "text"),
    .hides(
      "false, version 2: no text",
      rule([.dictionaryVersion: 2, .supportsText: false, .supportsImage: 1]),
      share(.text, .image), "takes no text"),
    .offers(
      "0 and nothing of the kind",
      rule([.dictionaryVersion: 2, .supportsText: true, .supportsImage: 0]),
      share(.text), "text"),
    .offers(
      "no files, but images, version 2",
      rule([.dictionaryVersion: 2, .supportsFile: 0, .supportsImage: 1]),
      share(.imageFile), "one image, at most 1"),
    .hides(
      "no files, but images, and a PDF",
      rule([.dictionaryVersion: 2, .supportsFile: 0, .supportsImage: 1]),
      share(.imageFile, .pdfFile), "takes no files other than images"),
    .offers(
      "no images, but files: an image is a file",
      rule([.dictionaryVersion: 2, .supportsFile: 5, .supportsImage: 0]), share(.imageFile),
      "one file, at most 5"),
    .offers(
      "0 in version 1 is like missing", rule([.supportsFile: 0, .supportsText: true]),
      share(.textFile), "text"),
    .hides(
      "0 in version 2 isn't", rule([.dictionaryVersion: 2, .supportsFile: 0, .supportsText: true]),
      share(.textFile), "takes no files"),
  ]

  @Test(arguments: refusals)
  func inVersionTwoZeroIsNotTheSameAsMissing(_ example: RuleCase) { example.check() }
}
