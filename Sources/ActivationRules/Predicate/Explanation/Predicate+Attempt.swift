import UniformTypes

extension Predicate {
  /// Checks whether an object meets the predicate.
  ///
  /// - Returns: The attempt, and what keeps it from having an outcome.
  func attempt(_ object: PropertyValue, types: UniformTypes, steps: Int) -> (Attempt, Stop?) {
    if case .constant(let value) = clause { return (PredicateConstant(value).attempt, nil) }
    switch evaluate(object, types: types, steps: steps) {
    case .stopped(let stop): return (Self.attempt(stoppedBy: stop), stop)
    case .met: return (attempt(object, types: types, steps: steps, holds: true), nil)
    case .notMet: return (attempt(object, types: types, steps: steps, holds: false), nil)
    }
  }

  /// Makes the attempt with its reasons; these take at most as many steps again as the evaluation.
  private func attempt(
    _ object: PropertyValue, types: UniformTypes, steps: Int, holds: Bool
  ) -> Attempt {
    var explainer = PredicateExplainer(object, types: types, steps: steps)
    do throws(Stop) {
      let statement = try explainer.statement(on: clause)
      let remarks = mixtureRemarks
      return Attempt(
        holds: holds, reason: statement.reason,
        basis: .needingAll([statement.basis] + remarks.map { $0.basis }),
        children: [statement.explanation()] + remarks)
    } catch {
      let text = PredicateWords.unexplained(isMet: holds)
      return Attempt(Explanation(text, basis: .documented, holds: holds), reason: text)
    }
  }

  /// A remark that the outcome depends on which of AND and OR binds more tightly.
  private var mixtureRemarks: [Explanation] {
    guard remarks.contains(where: { $0.kind == .mixture }) else { return [] }
    return [.remark(PredicateWarningWords.mixture, basis: .undocumented)]
  }

  /// Makes an attempt that reached a point without an answer.
  private static func attempt(stoppedBy stop: Stop) -> Attempt {
    let text = PredicateWords.stopped(by: stop)
    return Attempt(
      Explanation(text, basis: .undocumented, holds: false), reason: stop.message)
  }
}

extension Attempt {
  /// Adds remarks that bear on the outcome.
  mutating func add(_ remarks: [Explanation]) {
    children += remarks
    basis = .needingAll([basis] + remarks.map { $0.basis })
  }
}
