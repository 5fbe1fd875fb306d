import Findings

/// Messages about an exercise's check and its verdicts.
enum CheckWords {
  static let sceneMissing = "Section 'Check' has no scene"
  static let sceneMissingRemedy =
    "add a 'swift scene' block that tests the learner's code"

  static let sceneRepeated = "Second scene in a check"
  static let tableRepeated = "Second table of verdicts in a check"
  static let joinRemedy = "merge them"

  static let notVerdicts = "Table in a check is not a table of verdicts"
  static let notVerdictsRemedy = "start it with '| seen | verdict |'"

  static let tableEmpty = "Table of verdicts is empty"
  static let tableEmptyRemedy = "add a row, or remove it"

  static let verdictEmpty = "Verdict is empty"
  static let verdictEmptyRemedy = "write what the learner is told, in words the learner knows"

  static func seenUnknown(_ cell: String, meant: String?) -> String {
    "\(quoted(cell)) does not say what to look for\(NearMiss.suggestion(meant))"
  }
  static let seenUnknownRemedy =
    "write '`line`', 'no `line`', 'compile `message`' or 'otherwise'"

  static func notALine(_ pattern: String) -> String {
    "\(quoted(pattern)) is not a line of the event log"
  }
  static let notALineRemedy =
    "write the whole line, such as 'Share: completes the request', with '…' for the rest"

  static let neverGiven = "Verdict is never given: an earlier one always applies first"
  static let neverGivenRemedy = "remove it, or move it before the other one"
}

// The verdicts of rejected variants.
extension CheckWords {
  static func verdictMissing(fromVariant name: String) -> String {
    "Variant \(quoted(name)) has no verdict"
  }
  static let verdictMissingRemedy = "add the verdict that it must get as a quote: '> …'"

  static let verdictRepeated = "Second verdict for a variant"

  static func verdictUnknown(_ verdict: String, meant: String?) -> String {
    "Check has no verdict \(quoted(verdict))\(NearMiss.suggestion(meant))"
  }
  static let verdictUnknownRemedy = "write it exactly as in the table of verdicts"
}
