import ActivationRules
import Testing

/// Which rules in predicate form a share meets, and the reason in a few words.
@Suite struct PredicateRuleTests {
  static func rule(_ text: String) -> ActivationRule { .predicate(text) }

  static let two = [SharedItem([.webURL]), SharedItem([.image])]

  static let cases: [RuleCase] = [
    .offers(
      "one PDF", rule(everyAttachment("com.adobe.pdf")), share(.pdfFile),
      "the only attachment is of type PDF document"),
    .offers(
      "ten PDFs in one item", rule(everyAttachment("com.adobe.pdf")), share(10, .pdfFile),
      "all 10 attachments are of type PDF document"),
    .hides(
      "a PDF and an image", rule(everyAttachment("com.adobe.pdf")), share(.pdfFile, .image),
      "wants every attachment to be of type PDF document; 1 of 2 is"),
    .offers(
      "a PDF and an image for both", rule(everyAttachment("com.adobe.pdf", "public.image")),
      share(.pdfFile, .image), "both attachments are of type PDF document or image"),
    .offers(
      "nothing attached", rule(everyAttachment("com.adobe.pdf")), [SharedItem([])],
      "no attachment at all"),
    .hides(
      "two items", rule(everyAttachment("public.data")), two,
      "wants exactly one item that matches; 2 of 2 do"),
    .hides(
      "two images where one is wanted", rule(attachments(of: "public.image", "== 1")),
      share(2, .image), "wants exactly one attachment of type image; 2 of 2 are"),
    .offers(
      "one image of two attachments", rule(attachments(of: "public.image", "== 1")),
      share(.image, .text), "1 of 2 attachments is of type image"),
    .offers(
      "no image at all, where at most two are wanted",
      rule(attachments(of: "public.image", "<= 2")),
      share(.webURL), "no attachment is of type image"),
    .hides(
      "three images where fewer than three are wanted",
      rule(attachments(of: "public.image", "< 3")), share(3, .image),
      "wants at most 2 attachments of type image; 3 of 3 are"),
    .hides(
      "an image where none is wanted", rule(attachments(of: "public.image", "== 0")),
      share(.image), "wants no attachment of type image; 1 of 1 is"),
    .hides(
      "one of two items", rule(attachments(of: "public.image", "> 0", items: "!= 1")), two,
      "wants any number but one item that matches; 1 of 2 does"),
    .offers(
      "some item", rule(attachments(of: "public.image", "> 0", items: ">= 1")), two,
      "1 of 2 items matches"),
    .hides(
      "too many items", rule("extensionItems.@count == 1"), two,
      "wants exactly one item; there are 2"),
    .offers("as many items", rule("2 <= extensionItems.@count"), two, "2 items"),
    .hides(
      "an address beside text", rule(everyAttachment("public.url")), share(WebPageTests.link),
      "wants every attachment to be of type URL; 0 of 1 is"),
    .offers(
      "an address beside text where JavaScript runs", rule(everyAttachment("public.url")),
      [SharedItem([WebPageTests.link], supportsJavaScript: true)],
      "the only attachment is of type URL"),
    .offers(
      "a title", rule("ANY extensionItems.title BEGINSWITH 'A'"),
      [SharedItem([], title: "A page")],
      "ANY extensionItems.title BEGINSWITH \"A\": true for 1 of 1 values"),
    .offers(
      "an item's text", rule("ANY extensionItems.contentText CONTAINS[cd] 'cafe'"),
      [SharedItem([], contentText: "Le Café")],
      "ANY extensionItems.contentText CONTAINS[cd] \"cafe\": true for 1 of 1 values"),
    .offers(
      "what an app adds", rule("extensionItems[0].mode == 'x'"),
      [SharedItem([], userInfo: [.init("mode", "x"), .init("com.apple.UIKit.y", 1)])],
      "extensionItems[0].mode == \"x\": extensionItems[0].mode is \"x\""),
    .hides(
      "what UIKit adds", rule("extensionItems[0].'com.apple.UIKit.y' == 1"),
      [SharedItem([], userInfo: [.init("com.apple.UIKit.y", 1)])],
      "extensionItems[0].\"com.apple.UIKit.y\" == 1: "
        + "extensionItems[0].\"com.apple.UIKit.y\" is missing"),
    .hides(
      "a key that nothing has", rule("SUBQUERY(NSExtensionItems, $i, TRUEPREDICATE).@count == 1"),
      share(.image), "no NSExtensionItems"),
    .hides(
      "types without ANY",
      rule(
        "SUBQUERY(extensionItems[0].attachments, $a, $a.registeredTypeIdentifiers "
          + "UTI-CONFORMS-TO 'public.image').@count == 1"), share(.image),
      "UTI-CONFORMS-TO compares one type with another, not a list"),
    .hides(
      "none of two alternatives",
      rule(
        attachments(of: "public.movie", ">= 1") + " OR " + attachments(of: "public.audio", ">= 1")),
      share(.image),
      "wants at least one attachment of type movie; 0 of 1 is; or wants at least one attachment of "
        + "type sound; 0 of 1 is"),
    .offers(
      "the second of two alternatives",
      rule(
        attachments(of: "public.movie", ">= 1") + " OR " + attachments(of: "public.image", ">= 1")),
      share(.image), "the only attachment is of type image"),
    .hides(
      "a predicate with a fault", rule("extensionItems.@count === 1"), share(.image),
      "the predicate can't be read: 1:23: '===' isn't a predicate operator, "
        + "did you mean '=='"),
    .offers(
      "a constant in parentheses", rule("(TRUEPREDICATE)"), share(.image),
      "takes everything (TRUEPREDICATE)"),
  ]

  @Test(arguments: cases)
  func theReasonIsToldInAFewWords(_ example: RuleCase) { example.check() }

  @Test(arguments: ["now() > 1", "random(2) == 1 OR extensionItems.@count == 5"])
  func whatChangesByItselfIsUndecided(_ text: String) {
    let verdict = ActivationRule.predicate(text).verdict(for: share(.image))
    #expect(verdict.decision == .undecided && !verdict.activates)
    #expect(verdict.reason.hasSuffix(" gives a different value each time"))
    #expect(verdict.explanation.text == "can't be decided: \(verdict.reason)")
  }

  @Test func aPageInTwoItemsIsTriedInParts() {
    let items = [SharedItem([.page], supportsJavaScript: true), SharedItem([.archive])]
    let rule = ActivationRule.predicate(
      "extensionItems.@count == 1 AND "
        + attachments(of: "com.apple.webarchive", "== 1"))
    let verdict = rule.verdict(for: items)
    #expect(verdict.activates)
    #expect(verdict.deliveredItems == [1])
    #expect(
      verdict.reason == "the only attachment is of type web archive (the page's archive alone)")
  }

  @Test func aRuleMayComeFromAPropertyList() {
    let rule = ActivationRule(.string(everyAttachment("public.image")))
    #expect(rule == .predicate(everyAttachment("public.image")))
    #expect(rule.verdict(for: share(.image)).activates)
  }
}
