extension Pattern {
  /// The reason why a text can't be used as a pattern.
  struct Problem: Error, Hashable, Sendable {
    /// The place in the pattern, in UTF-8 bytes.
    var range: Range<Int>
    /// What is wrong, without a full stop.
    var message: String
    /// What to do about it, as a verb phrase.
    var remedy: String

    init(_ range: Range<Int>, _ message: String, remedy: String) {
      self.range = range
      self.message = message
      self.remedy = remedy
    }

    /// Makes a problem for something correct that can't be matched in linear time.
    static func needsBacktracking(_ range: Range<Int>, _ construct: Backtracking) -> Problem {
      Problem(
        range, PatternWords.needsBacktracking(construct),
        remedy: PatternWords.needsBacktrackingRemedy(construct))
    }
  }

  /// What can only be matched by backtracking.
  enum Backtracking {
    case backReference, atomicGroup, lookAhead, lookBehind, possessiveQuantifier
  }
}
