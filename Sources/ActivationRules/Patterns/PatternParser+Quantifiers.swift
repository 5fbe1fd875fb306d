extension PatternParser {
  /// Reads '*', '+', '?' or '{…}' with anything that may follow, and repeats the last piece.
  mutating func readQuantifier() throws(Pattern.Problem) {
    let start = scanner.token.range.lowerBound
    guard let piece else {
      throw Pattern.Problem(
        scanner.token.range, PatternWords.nothingToRepeat,
        remedy: PatternWords.nothingToRepeatRemedy)
    }
    let (minimum, maximum) = try readNumbers(from: start)
    let range = start..<scanner.token.range.upperBound
    try scanner.advance()
    if scanner.token.scalar == "+", !scanner.token.isQuoted {
      throw Pattern.Problem.needsBacktracking(
        start..<scanner.token.range.upperBound, .possessiveQuantifier)
    }
    // Trying the longest or the shortest match first makes no difference to whether the whole text
    // matches.
    if scanner.token.scalar == "?", !scanner.token.isQuoted { try scanner.advance() }
    try builder.repeat(from: piece, minimum, maximum, for: range)
    self.piece = nil
  }

  /// Reads the number of repetitions, up to its last character.
  private mutating func readNumbers(
    from start: Int
  ) throws(Pattern.Problem) -> (minimum: Int, maximum: Int?) {
    switch scanner.token.scalar {
    case "*": return (0, nil)
    case "+": return (1, nil)
    case "?": return (0, 1)
    default: break
    }
    try scanner.advance()
    guard let minimum = try readNumber() else { throw invalidInterval(from: start) }
    var maximum: Int? = minimum
    if scanner.token.scalar == ",", !scanner.token.isQuoted {
      try scanner.advance()
      maximum = try readNumber()
    }
    guard scanner.token.scalar == "}", !scanner.token.isQuoted else {
      throw invalidInterval(from: start)
    }
    if let maximum, maximum < minimum {
      throw Pattern.Problem(
        range(from: start), PatternWords.reversedInterval(minimum, maximum),
        remedy: PatternWords.reversedIntervalRemedy)
    }
    return (minimum, maximum)
  }

  /// Reads a number; from a million on, all numbers are alike, because all are too big.
  private mutating func readNumber() throws(Pattern.Problem) -> Int? {
    var number: Int?
    while let scalar = scanner.token.scalar, !scanner.token.isQuoted, "0"..."9" ~= scalar {
      number = min((number ?? 0) * 10 + Int(scalar.value - 0x30), 1_000_000)
      try scanner.advance()
    }
    return number
  }

  private func invalidInterval(from start: Int) -> Pattern.Problem {
    Pattern.Problem(
      range(from: start), PatternWords.notAnInterval, remedy: PatternWords.notAnIntervalRemedy)
  }
}
