import ActivationRules
import BundleRules
import Findings
import TestSupport
import Testing

/// Every rule, with something that it objects to and something nearby that it doesn't.
@Suite struct RuleTests {
  @Test func aWellMadeAppHasNoFindings() {
    #expect(BundleValidator.findings(in: Sample().whole) == [])
  }

  @Test(arguments: RuleCase.all) func whatIsWrongIsFoundAndNothingElseIs(example: RuleCase) {
    let findings = BundleValidator.findings(in: example.wrong)
    #expect(
      findings.map { "\($0.code) \($0.severity)" }
        == Array(repeating: "\(example.code) \(example.severity)", count: example.count))
  }

  @Test(arguments: RuleCase.all) func whatIsNearlyTheSameHasNoFindings(example: RuleCase) {
    #expect(BundleValidator.findings(in: example.right).map { $0.message } == [])
  }

  @Test func everyRuleIsTriedAndEveryTriedRuleIsListed() {
    let tried = Set(RuleCase.all.map { $0.code })
    #expect(BundleRule.all.map { $0.code }.filter { !tried.contains($0) } == [])
    #expect(tried.subtracting(BundleRule.all.map { $0.code }) == [])
  }

  @Test func everyRuleHasACodeOfItsOwnAndSaysWhereItComesFrom() {
    let codes = BundleRule.all.map { $0.code }
    #expect(Set(codes).count == codes.count)
    for rule in BundleRule.all {
      #expect(rule.code.allSatisfy { $0.isLowercase || $0 == "-" }, "\(rule.code)")
      #expect(!rule.summary.hasSuffix("."), "\(rule.code)")
      #expect(!rule.source.isEmpty, "\(rule.code)")
    }
  }

  @Test func noErrorIsFoundedOnInference() {
    for example in RuleCase.all {
      for finding in BundleValidator.findings(in: example.wrong) where finding.severity == .error {
        #expect(finding.basis != .undocumented, "\(finding.code): \(finding.message)")
      }
    }
  }

  @Test func noFindingIsWorseThanItsRule() {
    let severities = Severity.allCases
    let rules = Dictionary(uniqueKeysWithValues: BundleRule.all.map { ($0.code, $0.severity) })
    for finding in RuleCase.all.flatMap({ BundleValidator.findings(in: $0.wrong) }) {
      let worst = rules[finding.code].flatMap { severities.firstIndex(of: $0) } ?? 0
      let own = severities.firstIndex(of: finding.severity) ?? 0
      #expect(own >= worst, "\(finding.code): \(finding.message)")
    }
  }

  @Test func everyFindingHasARemedy() {
    for finding in RuleCase.all.flatMap({ BundleValidator.findings(in: $0.wrong) }) {
      #expect(finding.remedy?.isEmpty == false, "\(finding.code)")
      #expect(!finding.message.hasSuffix("."), "\(finding.message)")
    }
  }

  @Test func everyFindingSaysTheSameAsBefore() {
    let text = RuleCase.all.map { example in
      let findings = BundleValidator.findings(in: example.wrong).map { $0.lines }
      return "\(example.testDescription)\n" + findings.joined(separator: "\n")
    }
    Golden(in: "../Goldens").expect(text.joined(separator: "\n\n") + "\n", in: "findings.txt")
  }
}
