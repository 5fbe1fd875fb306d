extension PatternParser {
  /// Reads `p{…}` or `P{…}` after a backslash.
  mutating func readProperty(
    from start: Int
  ) throws(Pattern.Problem) -> (property: PropertyClass, place: Range<Int>) {
    let isNegated = scanner.token.scalar == "P"
    try scanner.advance()
    guard scanner.token.scalar == "{", !scanner.token.isQuoted else {
      throw Pattern.Problem(
        range(from: start), PatternWords.propertyWithoutBraces,
        remedy: PatternWords.propertyWithoutBracesRemedy)
    }
    var name = String.UnicodeScalarView()
    try scanner.advance()
    while let scalar = scanner.token.scalar, scalar != "}" {
      name.append(scalar)
      try scanner.advance()
    }
    let place = range(from: start)
    guard scanner.token.scalar != nil else {
      throw Pattern.Problem(
        place, PatternWords.unclosedProperty, remedy: PatternWords.unclosedPropertyRemedy)
    }
    try scanner.advance()
    return (try property(String(name), isNegated: isNegated, at: place), place)
  }

  /// Reads `:name:]` after '[', if it follows.
  ///
  /// As in ICU, the next colon decides, however far away it is, and a name has at least one
  /// character.
  ///
  /// - Returns: `nil` when the colon is just a colon, and nothing was read.
  mutating func readPOSIXClass(from start: Int) throws(Pattern.Problem) -> PropertyClass? {
    var ahead = scanner
    try ahead.advance()
    let isNegated = ahead.token.scalar == "^"
    if isNegated { try ahead.advance() }
    var name = String.UnicodeScalarView()
    repeat {
      guard let scalar = ahead.token.scalar, !ahead.token.isQuoted else { return nil }
      name.append(scalar)
      try ahead.advance()
    } while ahead.token.scalar != ":"
    try ahead.advance()
    guard ahead.token.scalar == "]" else { return nil }
    scanner = ahead
    let place = range(from: start)
    try scanner.advance()
    return try property(String(name), isNegated: isNegated, at: place)
  }

  private func property(
    _ name: String, isNegated: Bool, at range: Range<Int>
  ) throws(Pattern.Problem) -> PropertyClass {
    if let property = PropertyClass(name: name, isNegated: isNegated) { return property }
    throw Pattern.Problem(
      range, PatternWords.unknownProperty(name), remedy: PatternWords.unknownPropertyRemedy)
  }
}
