public import UniformTypes

extension ActivationRule {
  /// Decides whether the share sheet offers an extension with this rule, and explains why.
  ///
  /// For a dictionary, time and memory are linear in the number of attachments and their types; for
  /// a predicate they are bounded (see ``Predicate/mostSteps``).
  ///
  /// - Parameters:
  ///   - items: What is shared, as the host app passes it on.
  ///   - types: The uniform types of the device, with those that installed bundles declare.
  /// - Returns: The verdict.
  public func verdict(for items: [SharedItem], types: UniformTypes = .standard) -> Verdict {
    switch self {
    case .none:
      return Self.never(VerdictWords.noRuleStatement, VerdictWords.noRule)
    case .invalid(let reason):
      return Self.never(VerdictWords.notARuleStatement(reason), reason)
    case .dictionary(let rule):
      let finder = KindFinder(types)
      return PagePart.verdict(for: items) { rule.attempt(Sharing($0, finder: finder)) }
    case .predicate(let text):
      let reading = Predicate.parse(text)
      guard let predicate = reading.predicate else { return Self.unreadable(reading.problems) }
      return predicate.verdict(for: items, types: types)
    }
  }

  /// Returns the verdict on a value that can't be a rule.
  private static func never(_ statement: String, _ reason: String) -> Verdict {
    let attempt = Attempt(
      Explanation(statement, basis: .undocumented, holds: false), reason: reason)
    return Verdict(.notOffered, reason: reason, explanation: attempt.explanation())
  }

  /// Returns the verdict on a text that isn't a predicate.
  private static func unreadable(_ problems: [Predicate.Problem]) -> Verdict {
    let reason = VerdictWords.unreadable(problems.first)
    let children = problems.map { problem in
      Explanation(
        problem.summary, basis: .documented, holds: false,
        children: [.remark(problem.remedy, basis: .documented)])
    }
    let attempt = Attempt(
      holds: false, reason: reason, basis: .undocumented,
      children: children + [
        .remark(VerdictWords.unreadableIsNeverMet, basis: .undocumented)
      ])
    return Verdict(.notOffered, reason: reason, explanation: attempt.explanation())
  }
}
