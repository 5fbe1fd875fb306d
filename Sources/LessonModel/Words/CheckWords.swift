import Findings

/// What reading an exercise's check and its verdicts says.
enum CheckWords {
  static let sceneMissing = "Section 'Check' has no scene"
  static let sceneMissingRemedy =
    "add a 'swift scene' block, which plays what the learner's code must do"

  static let sceneRepeated = "Second scene in a check"
  static let tableRepeated = "Second table of verdicts in a check"
  static let joinRemedy = "join them"

  static let notVerdicts = "Table in a check is none of verdicts"
  static let notVerdictsRemedy = "begin it with '| seen | verdict |'"

  static let tableEmpty = "Table of verdicts is empty"
  static let tableEmptyRemedy = "add a row, or remove it"

  static let verdictEmpty = "Verdict is empty"
  static let verdictEmptyRemedy = "write what the learner is told, in the learner's words"

  static func seenUnknown(_ cell: String, meant: String?) -> String {
    "\(quoted(cell)) is nothing to be seen\(SharedWords.didYouMean(meant))"
  }
  static let seenUnknownRemedy =
    "write '`line`', 'no `line`', 'compile `message`' or 'otherwise'"

  static func notALine(_ pattern: String) -> String {
    "\(quoted(pattern)) is no line of the event log"
  }
  static let notALineRemedy =
    "write the whole line, such as 'Share: completes the request', with '…' for the rest"

  static let neverGiven = "Verdict is never given: one before it always comes first"
  static let neverGivenRemedy = "remove it, or move it before the other one"
}

// The verdicts of rejected variants.
extension CheckWords {
  static func verdictMissing(fromVariant name: String) -> String {
    "Variant \(quoted(name)) has no verdict"
  }
  static let verdictMissingRemedy = "add a quote with the verdict that it must get: '> …'"

  static let verdictRepeated = "Second verdict of a variant"

  static func verdictUnknown(_ verdict: String, meant: String?) -> String {
    "No verdict of the check is \(quoted(verdict))\(SharedWords.didYouMean(meant))"
  }
  static let verdictUnknownRemedy = "write it as it stands in the table of verdicts"
}
