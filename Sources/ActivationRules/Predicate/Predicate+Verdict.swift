public import UniformTypes

extension Predicate {
  /// Decides whether an extension with this rule is offered for some items, and explains why.
  ///
  /// - Parameters:
  ///   - items: What is shared, as the host app passes it on.
  ///   - types: The uniform types of the device.
  ///   - steps: The maximum number of steps of the evaluation.
  /// - Returns: The verdict; undecided if it can't be determined.
  public func verdict(
    for items: [SharedItem], types: UniformTypes = .standard, steps: Int = Self.mostSteps
  ) -> Verdict {
    var obstacle: Stop?
    let verdict = PagePart.verdict(for: items) { items in
      var (attempt, stop) = attempt(SharedItem.object(for: items), types: types, steps: steps)
      obstacle = obstacle ?? stop
      attempt.add(Remarks.preparation(of: items))
      return attempt
    }
    return verdict.decision == .offered
      ? verdict : verdict.adding(oddities(types)).undecided(because: obstacle)
  }

  /// Returns possible reasons why nothing matches: names that nothing has.
  private func oddities(_ types: UniformTypes) -> [Explanation] {
    warnings(types: types, suggestsTypes: false).filter { $0.kind.keepsFromMatching }.prefix(5).map
    {
      .remark($0.message, basis: $0.basis)
    }
  }

  /// Decides whether an object of any shape meets the predicate, and explains why.
  ///
  /// The rule of a File Provider UI action is such a predicate: its object is a dictionary with a
  /// key `fileproviderItems`.
  ///
  /// - Parameters:
  ///   - object: The object of the predicate.
  ///   - types: The uniform types of the device.
  ///   - steps: The maximum number of steps of the evaluation.
  /// - Returns: The verdict; it delivers no items.
  public func verdict(
    on object: PropertyValue, types: UniformTypes = .standard, steps: Int = Self.mostSteps
  ) -> Verdict {
    let (attempt, stop) = attempt(object, types: types, steps: steps)
    return Verdict(
      attempt.holds ? .offered : .notOffered, reason: attempt.reason,
      explanation: attempt.explanation()
    ).undecided(because: stop)
  }
}

extension Predicate.Warning.Kind {
  /// Whether this may be why a rule isn't met.
  fileprivate var keepsFromMatching: Bool {
    switch self {
    case .unknownType, .unknownKey, .unboundVariable, .missingQuantifier, .needlessQuantifier,
      .unlikeValues, .droppedBackslash:
      true
    default: false
    }
  }
}

extension Verdict {
  /// Returns the verdict with further remarks after its explanation.
  fileprivate func adding(_ remarks: [Explanation]) -> Verdict {
    var verdict = self
    verdict.explanation.children += remarks
    return verdict
  }

  /// Returns the verdict, undecided if an obstacle leaves the outcome open.
  fileprivate func undecided(because stop: Predicate.Stop?) -> Verdict {
    guard let stop, stop.kind == .unpredictable || stop.kind == .tooMuchWork else { return self }
    var verdict = self
    verdict.decision = .undecided
    verdict.reason = stop.message
    verdict.explanation.text = VerdictWords.undecided(because: stop.message)
    return verdict
  }
}
