import ActivationRules
import Testing

/// Whole explanations of rules in predicate form.
@Suite struct PredicateExplanationTests {
  typealias Tree = SpecialExplanationTests.Tree

  static let trees: [Tree] = [
    Tree(
      "Apple's rule", .predicate(everyAttachment("com.adobe.pdf")), share(.pdfFile, .image),
      """
      ✗ not offered: wants every attachment to be of type PDF document; 1 of 2 is [documented]
        ✗ exactly one item must match: 0 of 1 does [documented]
          ✗ item 1 (2 attachments): every attachment must be a kind of com.adobe.pdf: \
      1 of 2 is [documented]
            ✓ attachment 1 (com.adobe.pdf + public.file-url): \
      com.adobe.pdf is one of the types [documented]
            ✗ attachment 2 (public.jpeg): no type is a kind of com.adobe.pdf [documented]
      """),
    Tree(
      "by way of other types", .predicate(everyAttachment("public.content")), share(.pdf),
      """
      ✓ offered: the only attachment is of type content [documented]
        ✓ exactly one item must match: 1 of 1 does [documented]
          ✓ item 1 (1 attachment): every attachment must be a kind of public.content: \
      1 of 1 is [documented]
            ✓ attachment 1 (com.adobe.pdf): com.adobe.pdf is a kind of public.content, \
      by way of public.composite-content [documented]
      """),
    Tree(
      "0 == 0", .predicate(everyAttachment("public.image")), [SharedItem([])],
      """
      ✓ offered: no attachment at all [undocumented]
        ✓ exactly one item must match: 1 of 1 does [undocumented]
          ✓ item 1 (0 attachments): every attachment must be a kind of public.image: \
      there is none [undocumented]
            ✓ there is no attachment, and 0 == 0: the rule counts 'none' as 'all' \
      [undocumented]
      """),
    Tree(
      "at most is true of none", .predicate(attachments(of: "public.image", "<= 2")),
      share(.webURL),
      """
      ✓ offered: no attachment is of type image [documented]
        ✓ exactly one item must match: 1 of 1 does [documented]
          ✓ item 1 (1 attachment): at most 2 attachments may be a kind of public.image: \
      0 of 1 is [documented]
            ✗ attachment 1 (public.url): no type is a kind of public.image [documented]
            ✓ no attachment matches, and '<=' is also true for 0 [documented]
      """),
    Tree(
      "AND beside OR",
      .predicate(
        "SUBQUERY(extensionItems[0].attachments, $a, "
          + "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.image' OR "
          + "ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.url' AND "
          + "NOT (ANY $a.registeredTypeIdentifiers UTI-CONFORMS-TO 'public.file-url')).@count >= 1"),
      share(Attachment(["public.file-url"])),
      """
      ✗ not offered: wants image; or takes nothing of type file URL [undocumented]
        ✗ at least one attachment must match: 0 of 1 does [documented]
          ✗ attachment 1 (public.file-url): one of 2 conditions must be met: 0 are [documented]
            ✗ no type is a kind of public.image [documented]
            ✗ both conditions must be met: 1 is [documented]
              ✓ public.file-url is a kind of public.url [documented]
              ✗ no type may be a kind of public.file-url: \
      public.file-url is one of the types [documented]
        ✓ AND and OR are mixed without parentheses: AND binds tighter, as everywhere, \
      but Apple doesn't say so [undocumented]
      """),
    Tree(
      "types one by one",
      .predicate(
        "SUBQUERY(extensionItems[0].attachments, $a, SUBQUERY($a.registeredTypeIdentifiers, $t, "
          + "$t UTI-CONFORMS-TO 'public.url' AND NOT $t UTI-EQUALS 'public.file-url').@count == 1"
          + ").@count == 1"),
      share(.pdfFile),
      """
      ✗ not offered: wants exactly one type that matches; 0 of 2 do [documented]
        ✗ exactly one attachment must match: 0 of 1 does [documented]
          ✗ attachment 1 (com.adobe.pdf + public.file-url): exactly one type must match: \
      0 of 2 do [documented]
            ✗ type 1 (com.adobe.pdf): both conditions must be met: 1 is [documented]
              ✗ no type is a kind of public.url [documented]
              ✓ no type may be exactly public.file-url: none is [documented]
            ✗ type 2 (public.file-url): both conditions must be met: 1 is [documented]
              ✓ public.file-url is a kind of public.url [documented]
              ✗ no type may be exactly public.file-url: \
      public.file-url is one of the types [documented]
      """),
    Tree(
      "what is reported of items",
      .predicate(
        "SUBQUERY(extensionItems, $e, $e.title CONTAINS 'x' AND $e.attachments.@count > 0).@count == 1"
      ), share(.image),
      """
      ✗ not offered: $e.title CONTAINS "x": $e.title is missing [undocumented]
        ✗ exactly one item must match: 0 of 1 does [undocumented]
          ✗ item 1 (1 attachment): both conditions must be met: 1 is [undocumented]
            ✗ $e.title CONTAINS "x": $e.title is missing [undocumented]
            ✓ there must be at least one attachment: there is 1 [documented]
      """),
    Tree(
      "a key that isn't there",
      .predicate("SUBQUERY(NSExtensionItems, $i, $i.attachments.@count == 1).@count == 1"),
      share(.image),
      """
      ✗ not offered: no NSExtensionItems [undocumented]
        ✗ there is no NSExtensionItems, so there is nothing to count [undocumented]
        ✓ a rule sees 'extensionItems', not 'NSExtensionItems' [undocumented]
      """),
    Tree(
      "an exception", .predicate("ANY extensionItems.attachments UTI-EQUALS 'public.url'"),
      share(.webURL),
      """
      ✗ not offered: UTI-EQUALS compares one type with another, not a list [undocumented]
        ✗ UTI-EQUALS compares one type with another, not a list: this raises an exception, \
      and we treat the rule as not met [undocumented]
        ✓ ANY goes through the outer list, whose elements are lists too [undocumented]
      """),
    Tree(
      "a fault", .predicate("SUBQUERY(extensionItems, , SUBQUERY(, , ANY  UTI-EQUALS 'a'))"),
      share(.webURL),
      """
      ✗ not offered: the predicate can't be read: 1:26: variable names are missing: \
      Xcode takes $name in an Info.plist for a build setting and replaces it with nothing; \
      expected a name such as $extensionItem [undocumented]
        ✗ 1:26: variable names are missing: Xcode takes $name in an Info.plist for a \
      build setting and replaces it with nothing; expected a name such as $extensionItem \
      [documented]
          ✓ check the built Info.plist, and \
      use the dictionary form if the names are gone [documented]
        ✓ a rule that can't be read is never met [undocumented]
      """),
    Tree(
      "a refusal", .predicate("FUNCTION(extensionItems, 'count') == 1"), share(.webURL),
      """
      ✗ not offered: FUNCTION calls into a program [undocumented]
        ✗ FUNCTION calls into a program: iOS refuses predicates that it considers unsafe, \
      and we treat this as one [undocumented]
      """),
    Tree(
      "a dropped address", .predicate(everyAttachment("public.url")), share(WebPageTests.link),
      """
      ✗ not offered: wants every attachment to be of type URL; 0 of 1 is [undocumented]
        ✗ exactly one item must match: 0 of 1 does [documented]
          ✗ item 1 (1 attachment): every attachment must be a kind of public.url: \
      0 of 1 is [documented]
            ✗ attachment 1 (public.plain-text): no type is a kind of public.url [documented]
        ✓ 1 attachment has public.url and other types (public.plain-text): \
      iOS then looks only at the others [undocumented]
      """),
    Tree(
      "a misspelt type", .predicate(attachments(of: "public.imag", ">= 1")), share(.image),
      """
      ✗ not offered: wants at least one attachment of type public.imag; 0 of 1 is [documented]
        ✗ exactly one item must match: 0 of 1 does [documented]
          ✗ item 1 (1 attachment): at least one attachment must be a kind of public.imag: \
      0 of 1 is [documented]
            ✗ attachment 1 (public.jpeg): no type is a kind of public.imag [documented]
        ✓ 'public.imag' isn't a known type, and only Apple declares types with such names [observed]
      """),
  ]

  @Test(arguments: trees)
  func theWholeTreeReadsWell(_ tree: Tree) {
    #expect(tree.rule.verdict(for: tree.items).explanation.outline == tree.outline)
  }
}
