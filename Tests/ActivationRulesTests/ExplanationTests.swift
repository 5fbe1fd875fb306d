import ActivationRules
import Testing

/// Whole explanations, as a learner reads them.
@Suite struct ExplanationTests {
  @Test func tooManyOfAKind() {
    expect(
      rule([.supportsWebURL: 1]), share(2, .webURL),
      """
      ✗ not offered: 2 web URLs, at most 1 [documented]
        ✗ at most 1 web URL: 2 were shared [documented]
        ✓ everything shared must be a web URL: both attachments are [documented]
          ✓ a rule without NSExtensionActivationDictionaryVersion is version 1: \
      the extension must take everything that is shared [documented]
      """)
  }

  @Test func theWrongKind() {
    expect(
      rule([.dictionaryVersion: 2, .supportsImage: 10, .supportsMovie: 1]), share(.pdfFile, .text),
      """
      ✗ not offered: wants images or movies [documented]
        ✓ at most 10 images: none was shared [documented]
        ✓ at most 1 movie: none was shared [documented]
        ✗ something shared must be an image or a movie: \
      nothing is (com.adobe.pdf + public.file-url; public.utf8-plain-text) [documented]
          ✓ the rule is version 2: one thing that the extension takes is enough [documented]
      """)
  }

  @Test func strictMatchingInVersionTwo() {
    expect(
      rule([.dictionaryVersion: 2, .usesStrictMatching: true, .supportsImage: 10]),
      share(.image, .image, .text),
      """
      ✗ not offered: wants nothing but images [undocumented]
        ✓ at most 10 images: 2 were shared [documented]
        ✗ everything shared must be an image: \
      1 of 3 attachments isn't (public.utf8-plain-text) [undocumented]
          ✓ NSExtensionActivationUsesStrictMatching makes version 2 as strict as version 1: \
      the extension must take everything that is shared [undocumented]
      """)
  }

  @Test func anImageFileCountsTwice() {
    expect(
      rule([.dictionaryVersion: 1, .supportsFile: 1, .supportsImage: 2]), share(2, .imageFile),
      """
      ✗ not offered: 2 files, at most 1 [undocumented]
        ✗ at most 1 file: 2 were shared [undocumented]
          ✓ 2 of them also count as images: an image is a file too [undocumented]
        ✓ at most 2 images: 2 were shared [documented]
        ✓ everything shared must be a file or an image: both attachments are [documented]
          ✓ the rule is version 1: \
      the extension must take everything that is shared [documented]
      """)
  }

  @Test func anExplicitZeroInVersionTwo() {
    expect(
      rule([.dictionaryVersion: 2, .supportsFile: 0, .supportsImage: 1]),
      share(.imageFile, .pdfFile),
      """
      ✗ not offered: takes no files other than images [undocumented]
        ✗ no files other than images, because NSExtensionActivationSupportsFileWithMaxCount is 0: \
      1 was shared [undocumented]
          ✓ in version 2, a key that is 0 refuses files, \
      while a missing key says nothing about them [undocumented]
        ✓ at most 1 image: 1 was shared [documented]
        ✓ something shared must be an image: 1 of 2 attachments is [documented]
          ✓ the rule is version 2: one thing that the extension takes is enough [documented]
      """)
  }

  @Test func anImageThatIsTakenAsAFile() {
    expect(
      rule([.supportsFile: 5]), share(.imageFile),
      """
      ✓ offered: one file, at most 5 [undocumented]
        ✓ at most 5 files: 1 was shared [documented]
        ✓ everything shared must be a file: it is [documented]
          ✓ a rule without NSExtensionActivationDictionaryVersion is version 1: \
      the extension must take everything that is shared [documented]
        ✓ images count as files, because they have no key of their own [undocumented]
      """)
  }

  @Test func aURLThatIsLeftOut() {
    expect(
      rule([.supportsWebURL: 1]), share(WebPageTests.link),
      """
      ✗ not offered: wants web URLs [undocumented]
        ✓ at most 1 web URL: none was shared [documented]
        ✗ everything shared must be a web URL: it isn't (public.plain-text) [undocumented]
          ✓ a rule without NSExtensionActivationDictionaryVersion is version 1: \
      the extension must take everything that is shared [documented]
        ✓ 1 attachment has public.url and other types (public.plain-text): \
      iOS then looks only at the others [undocumented]
      """)
  }

  @Test func thingsThatARuleGetsWrong() {
    expect(
      ActivationRule([
        "NSExtensionActivationSupportsImageWithMaxCount": "50",
        "NSExtensionActivationSupportsText": 1,
        "NSExtensionActivationSupportsVideoWithMaxCount": 1,
        "NSExtensionActivationSupportsFileWithMaxCount": -3,
        "NSExtensionActivationSupportsMovieWithMaxCount": [1],
      ]), share(.image),
      """
      ✓ offered: one image, at most 50 [undocumented]
        ✓ at most 50 images: 1 was shared [undocumented]
        ✓ everything shared must be an image or text: it is [documented]
          ✓ a rule without NSExtensionActivationDictionaryVersion is version 1: \
      the extension must take everything that is shared [documented]
        ✓ NSExtensionActivationSupportsFileWithMaxCount is negative, \
      so it counts as missing [undocumented]
        ✓ NSExtensionActivationSupportsImageWithMaxCount is a string, not an integer: \
      read as the number 50 [undocumented]
        ✓ NSExtensionActivationSupportsMovieWithMaxCount is an array, not an integer: \
      it counts as missing [undocumented]
        ✓ NSExtensionActivationSupportsText is an integer, not a Boolean: \
      read as the number 1 [undocumented]
        ✓ 'NSExtensionActivationSupportsVideoWithMaxCount' isn't a key that iOS reads, \
      so it is ignored [undocumented]
      """)
  }

  /// Compares the whole tree with the expected text.
  private func expect(
    _ rule: ActivationRule, _ items: [SharedItem], _ outline: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      rule.verdict(for: items).explanation.outline == outline, sourceLocation: sourceLocation)
  }
}
