import Findings

/// What pages say about themselves; the contents of steps have their words already.
enum PageWords {
  /// What templates say themselves, as `{{words.skip}}`: there is no other text in them.
  static let frame = [
    "language": "en",
    "skip": "Skip to the text",
    "steps": "Steps of this lesson",
    "neighbours": "Lessons before and after",
    "before": "Before",
    "next": "Next",
    "appendices": "Glossary and topics",
    "reading": "to read about",
    "missing": "Not shown yet",
  ]

  static func description(ofCourse course: String, lessons: Int) -> String {
    "\(course): \(counted(lessons, "lesson")), every example run."
  }
  static func description(of lesson: String, in course: String) -> String {
    "\(lesson). \(course)."
  }
  static func extent(lessons: Int, steps: Int) -> String {
    "\(counted(lessons, "lesson")), \(counted(steps, "step"))"
  }
  static func extent(minutes: Int) -> String { counted(minutes, "minute") }
  /// What a lesson gives to read and to do: "12 minutes · 8 steps · 2 exercises".
  static func extent(minutes: Int, steps: Int, exercises: Int) -> String {
    [
      counted(minutes, "minute"), counted(steps, "step"),
      exercises == 0 ? nil : counted(exercises, "exercise"),
    ].compactMap { $0 }.joined(separator: " · ")
  }

  // The pages besides the lessons.
  static let glossary = "Glossary"
  static func glossaryDescription(_ course: String) -> String {
    "\(course): its terms, and the steps that explain them."
  }
  static let topics = "Topics"
  static func topicsDescription(_ course: String) -> String {
    "\(course): its topics, and the steps that show them."
  }
  static func covered(_ covered: Int, of all: Int) -> String {
    "\(covered) of \(counted(all, "topic")) shown"
  }

  // What a page's recorded output is based on.
  static func failing(_ steps: [String]) -> String {
    "Not as it should be: \(steps.joined(separator: ", "))."
  }
  static let notAllRun = "Not all steps of this page were run."
  static func notRun(_ steps: [String]) -> String {
    "Not run on this machine: \(steps.joined(separator: ", ")). Every other output on this page is "
      + "recorded from a run."
  }
  static let allRun = "Every output on this page is recorded from a run."
  static let verifiedBy = "Verified by "
}
