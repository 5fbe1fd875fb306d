import ActivationRules
import Testing

/// Whole explanations of rules that don't come down to counting.
@Suite struct SpecialExplanationTests {
  /// A rule, what is shared, and the tree.
  struct Tree: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var rule: ActivationRule
    var items: [SharedItem]
    var outline: String

    init(_ sentence: String, _ rule: ActivationRule, _ items: [SharedItem], _ outline: String) {
      testDescription = sentence
      self.rule = rule
      self.items = items
      self.outline = outline
    }
  }

  static let trees: [Tree] = [
    Tree(
      "no rule", ActivationRule(nil), share(.image),
      """
      ✗ not offered: no activation rule [undocumented]
        ✗ an extension without NSExtensionActivationRule is never offered; \
      Apple documents no default [undocumented]
      """),
    Tree(
      "all zero", rule([.supportsImage: 0]), share(.image),
      """
      ✗ not offered: every value in the rule is 0 or false [undocumented]
        ✗ every value in the rule is 0 or false, so it asks for nothing, \
      and iOS never treats such a rule as met [undocumented]
      """),
    Tree(
      "a version alone", rule([.dictionaryVersion: 2]), share(.image),
      """
      ✓ offered: takes everything [undocumented]
        ✓ no key in the rule asks for a kind of attachment, so any kind will do [undocumented]
      """),
    Tree(
      "nothing shared", rule([.dictionaryVersion: 2, .supportsText: true]), [],
      """
      ✗ not offered: nothing was shared [undocumented]
        ✗ at least 1 attachment, the default if a rule sets no minimum: \
      none was shared [undocumented]
        ✗ something shared must be text: nothing was shared [undocumented]
          ✓ the rule is version 2: one thing that the extension takes is enough [documented]
      """),
    Tree(
      "TRUEPREDICATE", .predicate("TRUEPREDICATE"), share(.image),
      """
      ✓ offered: takes everything (TRUEPREDICATE) [documented]
        ✓ TRUEPREDICATE is always true; the App Store rejects it [documented]
      """),
    Tree(
      "a predicate", .predicate("extensionItems.@count == 1"), share(.image),
      """
      ✓ offered: 1 item [documented]
        ✓ there must be exactly one item: there is 1 [documented]
      """),
    Tree(
      "an image at 0 under files", rule([.supportsFile: 5, .supportsImage: 0]), share(.imageFile),
      """
      ✓ offered: one file, at most 5 [undocumented]
        ✓ at most 5 files: 1 was shared [documented]
        ✓ everything shared must be a file: it is [documented]
          ✓ a rule without NSExtensionActivationDictionaryVersion is version 1: \
      the extension must take everything that is shared [documented]
        ✓ images count as files, \
      although NSExtensionActivationSupportsImageWithMaxCount is 0 [undocumented]
      """),
    Tree(
      "Safari's page", rule([.dictionaryVersion: 2, .supportsWebURL: 1]), [.safariPage],
      """
      ✓ offered: one web URL, at most 1 [undocumented]
        ✓ at most 1 web URL: 1 was shared [undocumented]
        ✓ something shared must be a web URL: it is [undocumented]
          ✓ the rule is version 2: one thing that the extension takes is enough [documented]
      """),
    Tree(
      "a page in two items", rule([.dictionaryVersion: 1, .supportsWebPage: 1]),
      [SharedItem([.page]), SharedItem([.archive])],
      """
      ✓ offered: one web page, at most 1 (the live page alone) [undocumented]
        ✗ both items of the page together: wants nothing but web pages [undocumented]
          ✓ at most 1 web page: 1 was shared [undocumented]
          ✗ everything shared must be a web page: \
      1 of 2 attachments isn't (com.apple.webarchive) [undocumented]
            ✓ the rule is version 1: \
      the extension must take everything that is shared [documented]
          ✓ 1 attachment has public.url and other types (com.apple.active-webpage): \
      iOS then looks only at the others [undocumented]
        ✓ the live page alone: one web page, at most 1 [undocumented]
          ✓ at most 1 web page: 1 was shared [undocumented]
          ✓ everything shared must be a web page: it is [undocumented]
            ✓ the rule is version 1: \
      the extension must take everything that is shared [documented]
          ✓ 1 attachment has public.url and other types (com.apple.active-webpage): \
      iOS then looks only at the others [undocumented]
      """),
  ]

  @Test(arguments: trees)
  func theWholeTreeReadsWell(_ tree: Tree) {
    #expect(tree.rule.verdict(for: tree.items).explanation.outline == tree.outline)
  }
}
