extension PatternParser {
  /// Reads a character that stands for itself.
  mutating func readLiteral(_ scalar: Unicode.Scalar) throws(Pattern.Problem) {
    let range = scanner.token.range
    try scanner.advance()
    piece = builder.count
    try builder.append(scalar, modes.ignoresCase, ignoresDiacritics, for: range)
  }

  /// Reads a dot.
  mutating func readDot() throws(Pattern.Problem) {
    let range = scanner.token.range
    try scanner.advance()
    if modes.matchesLineEnds {
      try appendUnit(of: ScalarSet(having: .any), for: range)
    } else {
      let lineEnds: ScalarSet.Step =
        modes.hasOnlyLineFeeds ? .scalar(0x0A) : .property(.lineEnd)
      try append(ScalarSet(steps: [.empty, lineEnds, .complement]), for: range)
    }
  }

  /// Reads an assertion.
  mutating func readAssertion(
    _ assertion: PatternProgram.Assertion, isRepeatable: Bool = false
  ) throws(Pattern.Problem) {
    let range = scanner.token.range
    try scanner.advance()
    piece = isRepeatable ? builder.count : nil
    try builder.append(.assert(assertion), for: range)
  }

  /// Adds an instruction that accepts a character of a set.
  mutating func append(_ set: ScalarSet, for range: Range<Int>) throws(Pattern.Problem) {
    piece = builder.count
    let number = builder.number(of: set)
    try builder.append(.set(number), for: range)
  }

  /// Adds instructions that accept a character of a set, or a carriage return together with a line
  /// feed.
  mutating func appendUnit(of set: ScalarSet, for range: Range<Int>) throws(Pattern.Problem) {
    piece = builder.count
    let number = builder.number(of: set)
    try builder.append(.unit(number), for: range)
    try builder.append(.scalar(0x0A), for: range)
  }
}

extension ProgramBuilder {
  /// Adds an instruction that accepts a character that stands for itself.
  ///
  /// If diacritics are ignored, a combining mark needs no instruction, because the texts contain no
  /// marks either.
  mutating func append(
    _ scalar: Unicode.Scalar, _ ignoresCase: Bool, _ ignoresDiacritics: Bool, for range: Range<Int>
  ) throws(Pattern.Problem) {
    guard let base = ignoresDiacritics ? Diacritics.removed(from: scalar) : scalar else { return }
    try append(
      ignoresCase ? .folded(CaseFolding.folded(base.value)) : .scalar(base.value), for: range)
  }
}
