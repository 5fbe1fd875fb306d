import ActivationRules
import Testing
import UniformTypes

/// Input made to be slow or big.
@Suite struct HostileTests {
  @Test(.timeLimit(.minutes(40)))
  func manyAttachmentsAreSorted() {
    let attachments = (0..<50_000).map {
      Attachment(["public.jpeg", "com.example.t\($0)", "public.file-url"])
    }
    let verdict = rule([.supportsImage: 49_999]).verdict(for: [SharedItem(attachments)])
    #expect(verdict.reason == "50000 images, at most 49999")
  }

  @Test(.timeLimit(.minutes(40)))
  func aLongChainOfDeclaredTypesIsWalkedOnce() {
    let length = 20_000
    let types = UniformTypes.standard.declaring(
      (0..<length).map { .init("x.t\($0)", conformsTo: ["x.t\($0 + 1)"]) }
        + [.init("x.t\(length)", conformsTo: ["public.image", "x.t0"])])
    let items = [SharedItem((0..<length).map { Attachment(["x.t\($0)"]) })]
    let verdict = rule([.supportsImage: 50_000]).verdict(for: items, types: types)
    #expect(verdict.reason == "20000 images, at most 50000")
  }

  @Test func explanationsStayShort() {
    let long = String(repeating: "x", count: 2_000)
    let attachments = (0..<1_000).map { Attachment([long + "\($0)", "a.\($0)", "b", "c", "d"]) }
    let entries = (0..<1_000).map { PropertyValue.Entry(long + "\($0)", 1) }
    let rule = ActivationRule.dictionary(
      DictionaryRule(entries + [PropertyValue.Entry(RuleKey.supportsText.rawValue, true)]))
    let outline = rule.verdict(for: [SharedItem(attachments)]).explanation.outline
    #expect(outline.utf8.count < 2_000)
    #expect(outline.contains("995 more keys are ignored too"))
    #expect(outline.contains("1000 of 1000 attachments aren't ("))
  }
}
