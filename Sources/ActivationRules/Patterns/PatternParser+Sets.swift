extension PatternParser {
  /// Reads a set in brackets with the sets inside it.
  mutating func readSet() throws(Pattern.Problem) {
    let start = scanner.token.range.lowerBound
    var set = SetBuilder(ignoresCase: modes.ignoresCase, ignoresDiacritics: ignoresDiacritics)
    try scanner.advance()
    try openSet(in: &set, from: start)
    var end = start
    while !set.isFinished {
      end = scanner.token.range.upperBound
      guard let scalar = scanner.token.scalar else {
        throw Pattern.Problem(
          set.innermost, PatternWords.unclosedSet, remedy: PatternWords.unclosedSetRemedy)
      }
      try readMember(scalar, in: &set)
    }
    try append(set.set, for: start..<max(start + 1, end))
  }

  /// Reads what begins with a character inside a set.
  private mutating func readMember(
    _ scalar: Unicode.Scalar, in set: inout SetBuilder
  ) throws(Pattern.Problem) {
    if scanner.token.isQuoted { return try readMemberLiteral(scalar, in: &set) }
    switch scalar {
    case "]":
      if set.last == .operation { throw missingOperand() }
      try scanner.advance()
      set.close()
    case "[": try openNested(.union, in: &set)
    case "-": try readDash(in: &set)
    case "&": try readAmpersand(in: &set)
    case "\\": try readMemberEscape(in: &set)
    default: try readMemberLiteral(scalar, in: &set)
    }
  }

  private mutating func readMemberLiteral(
    _ scalar: Unicode.Scalar, in set: inout SetBuilder
  ) throws(Pattern.Problem) {
    set.add(scalar)
    try scanner.advance()
  }
}

extension PatternParser {
  /// Begins a set whose '[' was read.
  private mutating func openSet(
    in set: inout SetBuilder, from start: Int
  ) throws(Pattern.Problem) {
    let range = start..<start + 1
    try checkDepth(groups.count + set.depth, at: range)
    set.open(range)
    guard !scanner.token.isQuoted else { return }
    if scanner.token.scalar == ":", let property = try readPOSIXClass(from: start) {
      set.add(property)
      return set.close()
    }
    if scanner.token.scalar == "^" {
      set.negate()
      try scanner.advance()
    }
    if scanner.token.scalar == "]", !scanner.token.isQuoted {
      try readMemberLiteral("]", in: &set)
    }
  }

  /// Begins a set inside a set, at its '['.
  private mutating func openNested(
    _ operation: SetBuilder.Operation, in set: inout SetBuilder
  ) throws(Pattern.Problem) {
    let start = scanner.token.range.lowerBound
    try scanner.advance()
    set.begin(operation)
    try openSet(in: &set, from: start)
  }

  /// Reads '-', which may be a range, a difference or itself.
  private mutating func readDash(in set: inout SetBuilder) throws(Pattern.Problem) {
    let dash = scanner.token.range
    let last = set.last
    try scanner.advance()
    let next = scanner.token.isQuoted ? nil : scanner.token.scalar
    switch (last, next) {
    case (.operation, _): set.add("-")
    case (.start, "-"): throw doubled("--", at: dash)
    case (.start, _): set.add(sign: "-")
    case (_, "-"):
      try scanner.advance()
      set.begin(.strongDifference)
    case (.set, "["): try openNested(.difference, in: &set)
    case (.literal, "["), (.literal, "]"): set.add(sign: "-")
    case (.literal(let first), _): try readRange(from: first, dash, in: &set)
    case (.set, _), (.several, _): set.add(sign: "-")
    }
  }

  /// Reads the end of a range.
  private mutating func readRange(
    from first: Unicode.Scalar?, _ dash: Range<Int>, in set: inout SetBuilder
  ) throws(Pattern.Problem) {
    let isEscape = scanner.token.scalar == "\\" && !scanner.token.isQuoted
    if isEscape { try scanner.advance() }
    // A set without an end is reported by the caller.
    guard let last = scanner.token.scalar else { return }
    if isEscape, NamedClass.endsNoRange(last) {
      throw Pattern.Problem(
        range(from: dash.lowerBound), PatternWords.notAnEnd(last),
        remedy: PatternWords.notAnEndRemedy)
    }
    if isEscape, last == "N" { throw unavailable(last, from: dash.lowerBound) }
    guard let first else {
      throw Pattern.Problem(
        range(from: dash.lowerBound), PatternWords.notAStart,
        remedy: PatternWords.notAStartRemedy)
    }
    guard first <= last else {
      throw Pattern.Problem(
        range(from: dash.lowerBound), PatternWords.reversedRange,
        remedy: PatternWords.reversedRangeRemedy)
    }
    set.add(first, through: last)
    try scanner.advance()
  }

  /// Reads '&', which may be an intersection or itself.
  private mutating func readAmpersand(in set: inout SetBuilder) throws(Pattern.Problem) {
    let ampersand = scanner.token.range
    let last = set.last
    try scanner.advance()
    let next = scanner.token.isQuoted ? nil : scanner.token.scalar
    switch (last, next) {
    case (.operation, _): set.add("&")
    case (.start, "&"): throw doubled("&&", at: ampersand)
    case (.start, _): set.add(sign: "&")
    case (_, "&"):
      try scanner.advance()
      set.begin(.strongIntersection)
    case (.set, "["): try openNested(.intersection, in: &set)
    case (.set, _), (.literal, _), (.several, _): set.add(sign: "&")
    }
  }

  /// Reads an escape inside a set.
  private mutating func readMemberEscape(in set: inout SetBuilder) throws(Pattern.Problem) {
    let start = scanner.token.range.lowerBound
    try scanner.advance()
    guard let letter = scanner.token.scalar else { return }
    if letter == "N" { throw unavailable(letter, from: start) }
    if letter == "p" || letter == "P" { return set.add(try readProperty(from: start).property) }
    guard let named = NamedClass(letter: letter) else {
      return try readMemberLiteral(letter, in: &set)
    }
    set.add(named)
    try scanner.advance()
  }

  private func doubled(_ operation: String, at range: Range<Int>) -> Pattern.Problem {
    Pattern.Problem(
      range.lowerBound..<range.upperBound + 1, PatternWords.nothingBefore(operation),
      remedy: PatternWords.nothingBeforeRemedy)
  }

  private func missingOperand() -> Pattern.Problem {
    Pattern.Problem(
      scanner.token.range, PatternWords.nothingAfter, remedy: PatternWords.nothingAfterRemedy)
  }
}
