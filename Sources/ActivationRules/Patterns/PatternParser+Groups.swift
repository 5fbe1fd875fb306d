extension PatternParser {
  /// Reads what begins with '('.
  mutating func openGroup() throws(Pattern.Problem) {
    let bracket = scanner.token.range
    let start = bracket.lowerBound
    try scanner.advance()
    guard scanner.token.scalar == "?", !scanner.token.isQuoted else {
      return try enterGroup(at: bracket)
    }
    scanner.readsComments = false
    try scanner.advance()
    let scalar = scanner.token.isQuoted ? nil : scanner.token.scalar
    switch scalar {
    case "#": try skipComment(from: start)
    case ":": try finishGroupOpening(from: start)
    case "=", "!": throw Pattern.Problem.needsBacktracking(range(from: start), .lookAhead)
    case ">":
      throw Pattern.Problem.needsBacktracking(range(from: start), .atomicGroup)
    case "<": try openNamedGroup(from: start)
    default: try readFlags(from: start)
    }
  }

  /// Reads ')'.
  mutating func closeGroup() throws(Pattern.Problem) {
    guard groups.count > 1 else {
      throw Pattern.Problem(
        scanner.token.range, PatternWords.strayParenthesis,
        remedy: PatternWords.strayParenthesisRemedy)
    }
    endAlternatives()
    let group = groups.removeLast()
    use(group.modes)
    piece = group.start
    try scanner.advance()
  }

  /// Reads '|'.
  mutating func beginAlternative() throws(Pattern.Problem) {
    let range = scanner.token.range
    try scanner.advance()
    let group = groups.count - 1
    let start = groups[group].alternative
    try builder.insert(.split(builder.count - start + 2), at: start, for: range)
    groups[group].exits.append(builder.count)
    try builder.append(.jump(1), for: range)
    groups[group].alternative = builder.count
    piece = nil
  }

  /// Makes the alternatives of the innermost group meet.
  mutating func endAlternatives() {
    for exit in groups[groups.count - 1].exits { builder.land(exit) }
  }
}

extension PatternParser {
  /// Returns the range from an offset to the end of the token.
  func range(from start: Int) -> Range<Int> {
    start..<scanner.token.range.upperBound
  }

  /// Begins a group; the token is the first inside it.
  private mutating func enterGroup(at range: Range<Int>) throws(Pattern.Problem) {
    try checkDepth(groups.count, at: range)
    groups.append(Group(range: range, modes: modes, start: builder.count))
    piece = nil
  }

  /// Refuses groups and sets that are nested too deep.
  func checkDepth(_ depth: Int, at range: Range<Int>) throws(Pattern.Problem) {
    guard depth > Self.maximumDepth else { return }
    throw Pattern.Problem(
      range, PatternWords.nestedTooDeep(most: Self.maximumDepth),
      remedy: PatternWords.nestedTooDeepRemedy)
  }

  /// Skips the character that ends the opening of a group.
  private mutating func finishOpening() throws(Pattern.Problem) {
    scanner.readsComments = true
    try scanner.advance()
  }

  /// Begins a group whose opening ends with the token.
  private mutating func finishGroupOpening(from start: Int) throws(Pattern.Problem) {
    let opening = range(from: start)
    try finishOpening()
    try enterGroup(at: opening)
  }

  /// Skips '(?# … )'; what came before it can still be repeated.
  private mutating func skipComment(from start: Int) throws(Pattern.Problem) {
    let opening = range(from: start)
    while let scalar = scanner.token.scalar, scanner.token.isQuoted || scalar != ")" {
      try scanner.advance()
    }
    guard scanner.token.scalar != nil else {
      throw Pattern.Problem(
        opening, PatternWords.unclosedComment, remedy: PatternWords.unclosedCommentRemedy)
    }
    try finishOpening()
  }

  /// Reads '(?<', which begins a look-behind or the name of a group.
  private mutating func openNamedGroup(from start: Int) throws(Pattern.Problem) {
    try scanner.advance()
    if scanner.token.scalar == "=" || scanner.token.scalar == "!" {
      throw Pattern.Problem.needsBacktracking(range(from: start), .lookBehind)
    }
    var name = String.UnicodeScalarView()
    while let scalar = scanner.token.scalar, Self.isPartOfName(scalar, first: name.isEmpty) {
      name.append(scalar)
      try scanner.advance()
    }
    guard !name.isEmpty, scanner.token.scalar == ">" else {
      throw Pattern.Problem(
        range(from: start), PatternWords.groupName, remedy: PatternWords.groupNameRemedy)
    }
    guard names.insert(String(name)).inserted else {
      throw Pattern.Problem(
        range(from: start), PatternWords.repeatedName, remedy: PatternWords.repeatedNameRemedy)
    }
    try finishGroupOpening(from: start)
  }

  private static func isPartOfName(_ scalar: Unicode.Scalar, first: Bool) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z": true
    case "0"..."9": !first
    default: false
    }
  }

  /// Reads the flags of '(?i)' or '(?i:'.
  private mutating func readFlags(from start: Int) throws(Pattern.Problem) {
    var changed = modes
    var isOn = true
    var count = 0
    while let scalar = scanner.token.scalar, scalar != ")", scalar != ":" {
      switch scalar {
      case "-": isOn = false
      case "i": changed.ignoresCase = isOn
      case "s": changed.matchesLineEnds = isOn
      case "m": changed.isMultiLine = isOn
      case "x": changed.skipsSpace = isOn
      case "d": changed.hasOnlyLineFeeds = isOn
      case "u": break
      case "w":
        throw Pattern.Problem(
          scanner.token.range, PatternWords.wordFlag, remedy: PatternWords.wordFlagRemedy)
      default:
        throw Pattern.Problem(
          scanner.token.range, PatternWords.unknownFlag(scalar),
          remedy: PatternWords.unknownFlagRemedy)
      }
      count += 1
      try scanner.advance()
    }
    guard count > 0, let end = scanner.token.scalar else {
      throw Pattern.Problem(
        range(from: start), PatternWords.unclosedFlags,
        remedy: PatternWords.unclosedFlagsRemedy)
    }
    if end == ":" {
      let outer = modes
      use(changed)
      try finishGroupOpening(from: start)
      groups[groups.count - 1].modes = outer
    } else {
      use(changed)
      try finishOpening()
      piece = nil
    }
  }

  /// Changes the modes, for the scanner too.
  private mutating func use(_ modes: Modes) {
    self.modes = modes
    scanner.skipsSpace = modes.skipsSpace
  }
}
