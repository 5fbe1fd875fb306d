import ActivationRules
import Testing
import UniformTypes

/// What must hold for every rule and every share.
@Suite struct PropertyTests {
  static let keys: [RuleKey] = [
    .supportsFile, .supportsImage, .supportsText, .supportsWebPage,
  ]

  /// Every combination of missing, 0 and 1 under four keys: 81 rules.
  static let rules: [[PropertyValue.Entry]] = keys.reduce([[]]) { rules, key in
    rules.flatMap { entries in
      [entries] + [0, 1].map { entries + [PropertyValue.Entry(key.rawValue, .integer($0))] }
    }
  }

  static let shares: [[SharedItem]] = [
    share(.webURL), share(.image), share(.imageFile, .imageFile), share(.text, .webURL),
    share(.pdfFile, .image), share(.movie), share(.textFile), share(.unknown, .text),
    share(WebPageTests.link), [.safariPage], [SharedItem([.page]), SharedItem([.archive])], [],
  ]

  /// The verdict on a rule with some entries added.
  static func verdict(
    _ entries: [PropertyValue.Entry], _ more: KeyValuePairs<RuleKey, PropertyValue>,
    _ items: [SharedItem]
  ) -> Verdict {
    let all = entries + more.map { PropertyValue.Entry($0.key.rawValue, $0.value) }
    return ActivationRule.dictionary(DictionaryRule(all)).verdict(for: items)
  }

  @Test(arguments: shares)
  func strictVersionTwoDoesWhatVersionOneDoes(_ items: [SharedItem]) {
    for rule in Self.rules {
      let one = Self.verdict(rule, [.dictionaryVersion: 1], items)
      let two = Self.verdict(rule, [.dictionaryVersion: 2, .usesStrictMatching: true], items)
      #expect(one.decision == two.decision, "\(rule)")
      #expect(one.reason == two.reason, "\(rule)")
    }
  }

  @Test(arguments: shares)
  func theVerdictFollowsFromItsExplanation(_ items: [SharedItem]) {
    let partsOfAPage = items.count == 2
    for rule in Self.rules {
      for version in [1, 2] {
        let verdict = Self.verdict(rule, [.dictionaryVersion: .integer(Int64(version))], items)
        let children = verdict.explanation.children.map(\.holds)
        let isTriedInParts =
          partsOfAPage && verdict.explanation.children.contains { $0.text.contains("together: ") }
        #expect(verdict.explanation.holds == verdict.activates)
        #expect(
          verdict.activates
            == (isTriedInParts ? children.contains(true) : !children.contains(false)),
          "\(verdict.explanation.outline)")
      }
    }
  }

  @Test(arguments: shares)
  func neitherOrderNorLetterCaseOfTypesMatters(_ items: [SharedItem]) {
    let turned = items.map { item in
      var item = item
      item.attachments = item.attachments.reversed().map { attachment in
        var attachment = attachment
        // The bare URL and the live page are looked up by exact name, so their case stays.
        attachment.typeIdentifiers = attachment.typeIdentifiers.reversed().map {
          ["public.url", Attachment.activeWebPageType].contains($0)
            || $0 == "com.apple.webarchive" ? $0 : $0.uppercased()
        }
        return attachment
      }
      return item
    }
    for rule in Self.rules {
      let verdict = Self.verdict(rule, [.dictionaryVersion: 2], items)
      let other = Self.verdict(rule, [.dictionaryVersion: 2], turned)
      #expect(verdict.reason == other.reason, "\(rule)")
    }
  }

  @Test func versionOneTakesNothingThatVersionTwoDoesNot() {
    // Only rules without a 0: in version 2 a 0 refuses, in version 1 it doesn't.
    let rules = Self.rules.filter { $0.allSatisfy { $0.value != 0 } && !$0.isEmpty }
    #expect(rules.count == 15)
    for rule in rules {
      for items in Self.shares where Self.verdict(rule, [:], items).activates {
        #expect(Self.verdict(rule, [.dictionaryVersion: 2], items).activates, "\(rule)")
      }
    }
  }
}
