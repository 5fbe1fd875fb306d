import Findings

/// Remarks on how a rule was read and on how what is shared was prepared.
enum Remarks {
  /// Returns what bears on the outcome, each remark once.
  static func bearing(
    on sharing: Sharing, under rule: DictionaryRule, _ plan: RulePlan
  ) -> [Explanation] {
    oddValues(of: rule) + preparation(of: sharing) + transparency(sharing, rule, plan)
      + emptiness(of: plan)
  }

  /// Returns a remark on the keys that nothing reads; they don't bear on the outcome.
  static func unknownKeys(of rule: DictionaryRule) -> [Explanation] {
    let keys = rule.unknownKeys
    let shown = keys.prefix(5).map { key in
      Explanation.remark(
        "\(quoted(key)) isn't a key that iOS reads: it is left out",
        basis: .undocumented)
    }
    guard keys.count > 5 else { return shown }
    return shown + [
      Explanation.remark("\(keys.count - 5) more keys aren't read either", basis: .undocumented)
    ]
  }

  /// Returns remarks on values whose type isn't the documented one.
  private static func oddValues(of rule: DictionaryRule) -> [Explanation] {
    RuleKey.allCases.compactMap { key in
      guard let value = rule.value(of: key) else { return nil }
      if let number = value.number, number < 0, !key.isBoolean {
        return Explanation.remark(
          "\(key.rawValue) is below 0: it counts as missing", basis: .undocumented)
      }
      guard !rule.isPlainlyWritten(key) else { return nil }
      let reading =
        value.number.map { "read as the number \($0)" } ?? "it counts as missing"
      return Explanation.remark(
        "\(key.rawValue) is \(value.kindInWords), not \(key.isBoolean ? "a Boolean" : "an integer")"
          + ": \(reading)",
        basis: .undocumented)
    }
  }

  /// Returns what was changed in the types of some items, for a predicate, which doesn't use kinds.
  static func preparation(of items: [SharedItem]) -> [Explanation] {
    preparation(of: Sharing(items))
  }

  /// Returns what was changed in the types of what is shared.
  private static func preparation(of sharing: Sharing) -> [Explanation] {
    var remarks: [Explanation] = []
    if sharing.hiddenURLs > 0, let example = sharing.exampleOfHiddenURL {
      remarks.append(
        Explanation.remark(
          "\(counted(sharing.hiddenURLs, "attachment")) can be had as public.url and in other types "
            + "(\(Wording.types(of: example))): iOS then looks at the other types only",
          basis: .undocumented))
    }
    if sharing.addedPages > 0 {
      remarks.append(
        Explanation.remark(
          "\(counted(sharing.addedPages, "attachment")) can be looked at by JavaScript: "
            + "\(Attachment.activeWebPageType) is added to the types",
          basis: .undocumented))
    }
    return remarks
  }

  /// Returns remarks on kinds that were shared and that count as the kind above them.
  private static func transparency(
    _ sharing: Sharing, _ rule: DictionaryRule, _ plan: RulePlan
  ) -> [Explanation] {
    plan.transparent.filter { sharing.count(of: $0) > 0 }.map { kind in
      let reason =
        rule.number(of: kind.key) == 0
        ? "although \(kind.key.rawValue) is 0" : "since they have no key of their own"
      return Explanation.remark(
        "\(Wording.things(kind)) are taken as files, \(reason)", basis: .undocumented)
    }
  }

  /// Returns a remark that a rule without any kind refuses none.
  private static func emptiness(of plan: RulePlan) -> [Explanation] {
    guard plan.accepted.isEmpty else { return [] }
    return [
      Explanation.remark(
        "no key of the rule asks for a kind of attachment, so every kind will do",
        basis: .undocumented)
    ]
  }
}
