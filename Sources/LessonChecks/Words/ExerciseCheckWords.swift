/// What checking an exercise both ways says.
enum ExerciseCheckWords {
  static let starterPasses = "The starter passes the check already"
  static let starterPassesRemedy = "let the check ask for what the learner is to write"

  static func acceptedFails(_ variant: String) -> String {
    "The check rejects the accepted variant '\(variant)'"
  }

  static func rejectedPasses(_ variant: String) -> String {
    "The check accepts the rejected variant '\(variant)'"
  }
  static let rejectedPassesRemedy = "let the check ask for more, or accept the variant"

  static func otherVerdict(_ variant: String, given verdict: String?) -> String {
    let given = verdict.map { "the verdict '\($0)'" } ?? "no verdict"
    return "The rejected variant '\(variant)' gets \(given)"
  }
  static func otherVerdictRemedy(_ wanted: String) -> String {
    "bind '\(wanted)' to what is seen of it in the table of verdicts"
  }

  static func seen(_ message: String) -> String { "seen: \(message)" }
}
