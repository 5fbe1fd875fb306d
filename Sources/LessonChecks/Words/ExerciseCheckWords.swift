/// Messages from checking an exercise both ways.
enum ExerciseCheckWords {
  static let starterPasses = "The starter already passes the check"
  static let starterPassesRemedy = "make the check ask for what the learner has to write"

  static func acceptedFails(_ variant: String) -> String {
    "The check rejects the accepted variant '\(variant)'"
  }

  static func rejectedPasses(_ variant: String) -> String {
    "The check accepts the rejected variant '\(variant)'"
  }
  static let rejectedPassesRemedy = "make the check stricter, or move the variant to 'Accepted'"

  static func otherVerdict(_ variant: String, given verdict: String?) -> String {
    let given = verdict.map { "the verdict '\($0)'" } ?? "no verdict"
    return "The rejected variant '\(variant)' gets \(given)"
  }
  static func otherVerdictRemedy(_ wanted: String) -> String {
    "change the table of verdicts so that what is seen leads to '\(wanted)'"
  }

  static func seen(_ message: String) -> String { "seen: \(message)" }
}
