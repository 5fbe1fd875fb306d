extension PredicateEvaluator {
  /// Whether two texts are equal, character by character as they are encoded.
  mutating func areEqual(
    _ left: String, _ right: String, _ options: Predicate.Options
  ) throws(Predicate.Stop) -> Bool {
    try spend((left.utf8.count + right.utf8.count) / 16)
    let one = folded(left, options)
    let other = folded(right, options)
    return one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8)
  }

  /// Determines whether one text comes before or after another, by the numbers of their characters.
  mutating func order(
    _ left: String, _ right: String, _ options: Predicate.Options
  ) throws(Predicate.Stop) -> (isLess: Bool, isGreater: Bool) {
    try spend((left.utf8.count + right.utf8.count) / 16)
    let one = folded(left, options).utf8
    let other = folded(right, options).utf8
    return (one.lexicographicallyPrecedes(other), other.lexicographicallyPrecedes(one))
  }

  /// Whether one text is a part of another; an empty one isn't part of any (observed).
  mutating func contains(
    _ text: String, _ part: String, _ options: Predicate.Options
  ) throws(Predicate.Stop) -> Bool {
    try spend((text.utf8.count + part.utf8.count) / 4)
    if part.isEmpty { return false }
    return TextSearch.contains(folded(text, options), folded(part, options))
  }

  /// Whether a text begins with, ends with or matches another.
  mutating func holds(
    _ left: PredicateValue, _ operation: Predicate.Operation, _ right: PredicateValue,
    _ options: Predicate.Options, _ place: Predicate.Place
  ) throws(Predicate.Stop) -> Bool {
    if left.isNull || right.isNull { return false }
    guard let text = left.string, let wanted = right.string else {
      let other = left.string == nil ? left : right
      throw Self.stop(EvaluationWords.needsTexts(operation, not: other), place)
    }
    try spend((text.utf8.count + wanted.utf8.count) / 8)
    switch operation {
    case .beginsWith:
      return !wanted.isEmpty && TextSearch.hasPrefix(folded(text, options), folded(wanted, options))
    case .endsWith:
      return !wanted.isEmpty && TextSearch.hasSuffix(folded(text, options), folded(wanted, options))
    default:
      let pattern = try pattern(wanted, operation, options, place)
      let (work, isTooMuch) = text.utf8.count.multipliedReportingOverflow(
        by: 1 + pattern.program.instructions.count / 8)
      try spend(isTooMuch ? Self.tooMuch : work)
      return pattern.matches(text)
    }
  }

  private func folded(_ text: String, _ options: Predicate.Options) -> String {
    if options.isDisjoint(with: [.ignoringCase, .ignoringDiacritics]) { return text }
    return TextFolding.folded(
      text, ignoringCase: options.contains(.ignoringCase),
      ignoringDiacritics: options.contains(.ignoringDiacritics))
  }

  /// Returns the pattern of LIKE or MATCHES; the last few are cached.
  private mutating func pattern(
    _ text: String, _ operation: Predicate.Operation, _ options: Predicate.Options,
    _ place: Predicate.Place
  ) throws(Predicate.Stop) -> Pattern {
    let key = "\(operation.rawValue)\(options.rawValue) \(text)"
    if let pattern = patterns[key] { return pattern }
    let ignoringCase = options.contains(.ignoringCase)
    let ignoringDiacritics = options.contains(.ignoringDiacritics)
    let result =
      operation == .like
      ? Pattern.wildcard(text, ignoringCase: ignoringCase, ignoringDiacritics: ignoringDiacritics)
      : Pattern.compile(text, ignoringCase: ignoringCase, ignoringDiacritics: ignoringDiacritics)
    try spend(text.utf8.count)
    switch result {
    case .success(let pattern):
      if patterns.count >= 16 { patterns = [:] }
      patterns[key] = pattern
      return pattern
    case .failure(let problem):
      throw Self.stop(EvaluationWords.faultyPattern(text, problem), place)
    }
  }
}
