public import UniformTypes

extension ActivationRule {
  /// Decides whether the share sheet offers an extension with this rule, and explains why.
  ///
  /// Time and memory are linear in the number of attachments and of their types.
  ///
  /// - Parameters:
  ///   - items: What is shared, as the host app hands it over.
  ///   - types: The uniform types of the device, with those that installed bundles declare.
  /// - Returns: The verdict.
  public func verdict(for items: [SharedItem], types: UniformTypes = .standard) -> Verdict {
    switch self {
    case .none:
      return Self.never(
        "an extension without NSExtensionActivationRule is never offered; Apple documents no default",
        "no activation rule")
    case .invalid(let reason):
      return Self.never("\(reason), and no such rule is ever met", reason)
    case .dictionary(let rule):
      let finder = KindFinder(types)
      return PagePart.verdict(for: items) { rule.attempt(Sharing($0, finder: finder)) }
    case .predicate(let text):
      guard let constant = PredicateConstant(text) else { return Self.undecided }
      return PagePart.verdict(for: items) { _ in constant.attempt }
    }
  }

  /// The verdict on what can't be a rule.
  private static func never(_ statement: String, _ reason: String) -> Verdict {
    let attempt = Attempt(
      Explanation(statement, basis: .undocumented, holds: false), reason: reason)
    return Verdict(.notOffered, reason: reason, explanation: attempt.explanation())
  }

  /// The verdict on a predicate, until predicates can be evaluated.
  private static var undecided: Verdict {
    let reason = "a predicate, which can't be evaluated yet"
    let attempt = Attempt(
      Explanation(
        "the predicate form of rules isn't made yet: only TRUEPREDICATE and FALSEPREDICATE are "
          + "understood",
        basis: .undocumented, holds: false),
      reason: reason)
    return Verdict(
      .undecided, reason: reason, explanation: attempt.explanation("can't be decided"))
  }
}
