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
      Explanation.remark(RemarkWords.unknownKey(key), basis: .undocumented)
    }
    guard keys.count > 5 else { return shown }
    return shown + [
      .remark(RemarkWords.furtherUnknownKeys(keys.count - 5), basis: .undocumented)
    ]
  }

  /// Returns remarks on values whose type isn't the documented one.
  private static func oddValues(of rule: DictionaryRule) -> [Explanation] {
    RuleKey.allCases.compactMap { key in
      guard let value = rule.value(of: key) else { return nil }
      if let number = value.number, number < 0, !key.isBoolean {
        return .remark(RemarkWords.belowZero(key), basis: .undocumented)
      }
      guard !rule.isPlainlyWritten(key) else { return nil }
      return .remark(RemarkWords.oddValue(value, of: key), basis: .undocumented)
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
        .remark(
          RemarkWords.hiddenURLs(sharing.hiddenURLs, example: example), basis: .undocumented))
    }
    if sharing.addedPages > 0 {
      remarks.append(
        .remark(RemarkWords.addedPages(sharing.addedPages), basis: .undocumented))
    }
    return remarks
  }

  /// Returns remarks on kinds that were shared and that count as the kind above them.
  private static func transparency(
    _ sharing: Sharing, _ rule: DictionaryRule, _ plan: RulePlan
  ) -> [Explanation] {
    plan.transparent.filter { sharing.count(of: $0) > 0 }.map { kind in
      .remark(
        RemarkWords.takenAsFiles(kind, isZero: rule.number(of: kind.key) == 0),
        basis: .undocumented)
    }
  }

  /// Returns a remark that a rule without any kind refuses none.
  private static func emptiness(of plan: RulePlan) -> [Explanation] {
    guard plan.accepted.isEmpty else { return [] }
    return [.remark(RemarkWords.everyKind, basis: .undocumented)]
  }
}
