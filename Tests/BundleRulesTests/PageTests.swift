import BundleRules
import TestSupport
import Testing

/// Docs/bundle-rules.md, which is generated from the rules and the extension points.
@Suite struct PageTests {
  @Test func thePageSaysWhatTheRulesSay() {
    Golden(folder: Repository.file("Docs")).expect(RulesPage.text, in: "bundle-rules.md")
  }

  @Test func everyRuleAndEveryPointIsOnThePage() {
    for rule in BundleRule.all { #expect(RulesPage.text.contains("### `\(rule.code)`")) }
    for point in ExtensionPoint.all { #expect(RulesPage.text.contains("`\(point.identifier)`")) }
  }
}
