public import UniformTypes

extension Predicate {
  /// Decides whether an extension with this rule is offered for some items, and explains why.
  ///
  /// - Parameters:
  ///   - items: What is shared, as the host app hands it over.
  ///   - types: The uniform types of the device.
  ///   - steps: How many steps the evaluation takes at most.
  /// - Returns: The verdict; undecided where there is no telling.
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

  /// What may be the reason why nothing matches: names that nothing has.
  private func oddities(_ types: UniformTypes) -> [Explanation] {
    warnings(types: types, suggestsTypes: false).filter { $0.kind.keepsFromMatching }.prefix(5).map
    {
      .remark($0.message, basis: $0.basis)
    }
  }

  /// Decides whether the predicate is met by an object of any shape, and explains why.
  ///
  /// The rule of a File Provider UI action is such a predicate: its object is a dictionary with a
  /// key `fileproviderItems`.
  ///
  /// - Parameters:
  ///   - object: What the predicate is about.
  ///   - types: The uniform types of the device.
  ///   - steps: How many steps the evaluation takes at most.
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
  /// The verdict with further remarks behind its explanation.
  fileprivate func adding(_ remarks: [Explanation]) -> Verdict {
    var verdict = self
    verdict.explanation.children += remarks
    return verdict
  }

  /// The verdict, undecided where an obstacle leaves the outcome open.
  fileprivate func undecided(because stop: Predicate.Stop?) -> Verdict {
    guard let stop, stop.kind == .unpredictable || stop.kind == .tooMuchWork else { return self }
    var verdict = self
    verdict.decision = .undecided
    verdict.reason = stop.message
    verdict.explanation.text = "can't be decided: \(stop.message)"
    return verdict
  }
}
