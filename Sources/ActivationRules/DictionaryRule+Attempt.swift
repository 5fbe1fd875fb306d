extension DictionaryRule {
  /// Checks whether what is shared meets the rule.
  func attempt(_ sharing: Sharing) -> Attempt {
    guard !isAllZero else { return allZero }
    let plan = RulePlan(self)
    let needed = plan.conditions.filter { !$0.isSilent(for: sharing) }
    let conditions = needed.map { $0.explanation(for: sharing, under: self) }
    let bearing = Remarks.bearing(on: sharing, under: self, plan)
    let failures = conditions.filter { !$0.holds }
    let basis: Explanation.Basis =
      failures.isEmpty
      ? .needingAll((conditions + bearing).map { $0.basis })
      : .needingOne(failures.map { $0.basis })
    return Attempt(
      holds: failures.isEmpty, reason: Reason.inShort(needed, sharing, accepted: plan.accepted),
      basis: basis,
      children: conditions + bearing + Remarks.unknownKeys(of: self))
  }

  /// The check that precedes all others.
  private var allZero: Attempt {
    let isPlain = entries.allSatisfy { [.integer(0), .boolean(false)].contains($0.value) }
    let values = isPlain ? VerdictWords.zeroesOnly : VerdictWords.countsAsZeroesOnly
    let what = entries.isEmpty ? VerdictWords.emptyRule : values
    return Attempt(
      Explanation(
        VerdictWords.asksForNothing(what),
        basis: .undocumented, holds: false, children: Remarks.unknownKeys(of: self)),
      reason: what)
  }
}

extension Condition {
  /// Whether the condition isn't worth a line, because it goes without saying that something was
  /// shared.
  func isSilent(for sharing: Sharing) -> Bool {
    guard case .attachmentsAtLeast(_, isAssumed: true) = self else { return false }
    return holds(for: sharing)
  }
}
