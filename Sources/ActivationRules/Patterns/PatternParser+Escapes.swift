extension PatternParser {
  /// Reads an escape that isn't just one character.
  mutating func readEscape() throws(Pattern.Problem) {
    let start = scanner.token.range.lowerBound
    try scanner.advance()
    guard let letter = scanner.token.scalar else {
      throw Pattern.Problem(
        range(from: start), PatternWords.nothingEscaped,
        remedy: PatternWords.nothingEscapedRemedy)
    }
    switch letter {
    case "A", "G": try readAssertion(.textStart)
    case "Z": try readAssertion(.beforeLastLineEnd)
    case "z": try readAssertion(.textEnd)
    case "b": try readAssertion(.wordBoundary)
    case "B": try readAssertion(.noWordBoundary)
    case "R":
      let place = range(from: start)
      try scanner.advance()
      try appendUnit(of: ScalarSet(having: .lineEnd), for: place)
    case "1"..."9", "k":
      throw Pattern.Problem.needsBacktracking(range(from: start), .backReference)
    case "X", "N": throw unavailable(letter, from: start)
    case "p", "P":
      let (property, place) = try readProperty(from: start)
      let steps = property.steps(ignoringCase: modes.ignoresCase)
      try append(ScalarSet(steps: [.empty] + steps), for: place)
    default:
      guard let named = NamedClass(letter: letter) else { return try readLiteral(letter) }
      let place = range(from: start)
      try scanner.advance()
      try append(ScalarSet(steps: [.empty] + named.steps), for: place)
    }
  }

  /// Returns the problem with an escape that needs tables.
  func unavailable(_ letter: Unicode.Scalar, from start: Int) -> Pattern.Problem {
    letter == "X"
      ? Pattern.Problem(
        range(from: start), PatternWords.combinedCharacters,
        remedy: PatternWords.combinedCharactersRemedy)
      : Pattern.Problem(
        range(from: start), PatternWords.namedCharacters,
        remedy: PatternWords.namedCharactersRemedy)
  }
}
