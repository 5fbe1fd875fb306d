import Findings

extension PredicateExplainer {
  /// States two values of a comparison.
  mutating func statement(
    on comparison: Predicate.Comparison
  ) throws(Predicate.Stop) -> PredicateStatement {
    let holds = try evaluator.holds(comparison)
    let clause = Predicate.Clause.comparison(comparison)
    let left = try evaluator.value(of: comparison.left)
    let right = try evaluator.value(of: comparison.right)
    var found: [String] = []
    if comparison.quantifier != nil {
      found.append(try tally(comparison, left, right))
    } else if let text = Self.sketch(comparison.left, left) {
      found.append(text)
    }
    if let text = Self.sketch(comparison.right, right) { found.append(text) }
    if found.isEmpty { found.append(PredicateWords.outcome(holds)) }
    let text = PredicateWords.comparison(clause, found: found)
    let isSure =
      !left.isNull && !right.isNull && left.count != 0
      && (comparison.quantifier != nil || left.count == nil)
      && Self.isDocumented(comparison.left) && Self.isDocumented(comparison.right)
    return PredicateStatement(
      text, reason: text, basis: isSure ? .documented : .undocumented, holds: holds)
  }

  /// Whether Apple documents that what is shared has the keys of an expression.
  private static func isDocumented(_ expression: Predicate.Expression) -> Bool {
    guard case .path(let path) = expression else { return true }
    let known = [
      "extensionItems", "attachments", "registeredTypeIdentifiers", "fileproviderItems", "userInfo",
    ]
    // The contents of a userInfo belong to the app.
    if path.components.contains(.key("userInfo")) { return true }
    return path.components.allSatisfy { component in
      if case .key(let key) = component { return known.contains(key) }
      return true
    }
  }

  /// States for how many values of a list the comparison holds.
  private mutating func tally(
    _ comparison: Predicate.Comparison, _ left: PredicateValue, _ right: PredicateValue
  ) throws(Predicate.Stop) -> String {
    guard let count = left.count else { return PredicateWords.noList }
    if count == 0 { return PredicateWords.emptyList }
    // ANY and its like stop at the first value that decides; those after it may not be comparable.
    var holding = 0
    for index in 0..<count {
      do throws(Predicate.Stop) {
        if try evaluator.holds(left[index], comparison, right) { holding += 1 }
      } catch {
        if error.kind == .tooMuchWork { throw error }
        return PredicateWords.firstValuesDecide
      }
    }
    return PredicateWords.holds(for: holding, of: count)
  }

  /// "title is "News""; `nil` for a literal in the predicate.
  private static func sketch(_ expression: Predicate.Expression, _ value: PredicateValue) -> String?
  {
    switch expression {
    case .literal: return nil
    case .list: return nil
    default: return PredicateWords.value(of: expression, sketch(value))
    }
  }

  /// Describes a value in a few words.
  private static func sketch(_ value: PredicateValue) -> String {
    if let count = value.count { return ValueWords.list(of: count) }
    switch value {
    case .null: return ValueWords.missing
    case .one(.string(let text)): return PredicateWriter.quoted(abridged(text))
    case .one(.integer(let number)): return "\(number)"
    case .one(.real(let number)): return RealFunctions.text(number)
    case .one(.boolean(let value)): return value ? "true" : "false"
    default: return value.kindInWords
    }
  }
}
