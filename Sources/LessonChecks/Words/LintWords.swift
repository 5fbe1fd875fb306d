import Findings

/// Messages of `tutor lint`, apart from those of its rules.
enum LintWords {
  static func topicUncovered(_ id: String) -> String { "No step covers the topic '\(id)'" }
  static let topicUncoveredRemedy = "list it under 'topics' in the lesson that shows it"

  static func termUnexplained(_ name: String, place: String) -> String {
    "\(quoted(place)) doesn't have \(quoted(name)) in bold"
  }
  static let termUnexplainedRemedy = "set the term in bold where it is explained"
  static func termNowhere(_ place: String, suggestion: String) -> String {
    "No lesson has the step \(quoted(place))\(suggestion)"
  }
  static let termNowhereRemedy =
    "name the step that explains the term, or a lesson for its introduction"

  /// The titles of the columns of `tutor lint --figures`.
  static let figureTitles = [
    "minutes", "new lines", "words", "steps", "exercises", "questions", "lesson",
  ]

  static func summary(_ summary: LintReport.Summary) -> String {
    let found = [
      summary.errors > 0 ? counted(summary.errors, "error") : nil,
      summary.warnings > 0 ? counted(summary.warnings, "warning") : nil,
    ].compactMap { $0 }
    return counted(summary.lessons, "lesson") + ", " + counted(summary.steps, "step") + ": "
      + (found.isEmpty ? "no findings" : found.joined(separator: ", "))
  }
}
