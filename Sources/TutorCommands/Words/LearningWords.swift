import Findings

/// Messages on the way through the course.
enum LearningWords {
  // MARK: - next

  static let nextAbstract = "Show the next step: its text, its code, and what the code really does."

  static var nextDiscussion: String {
    """
    A step counts as done once it is shown; run \(CommandName.quoted("next")) again for the one after.
    An exercise stays until your files pass its check, or the check finds that this machine lacks \
    something it needs.
    """
  }

  static func allSeen(steps: Int, course: String) -> String {
    "You have seen all \(steps) steps of \(course)."
  }

  static let stepChanged = "This step has changed since you saw it."
  static func running(_ step: String) -> String { "running \(step)" }

  // MARK: - The questions of a step

  static let unanswerable = "The answer isn't known: the step isn't run on this machine."
  static let answerPrompt = "Your answer (one or more letters, or Enter to see it): "
  static func noAnswer(_ letters: [String]) -> String {
    "Type \(listed(letters, "or")), or just Enter."
  }
  static let answers = "The answers:"
  static let answeredRight = "Right."
  static let answeredWrong = "Not quite."

  // MARK: - goto, show

  static let gotoAbstract = "Choose the step that 'next' shows."
  static let gotoDiscussion =
    "Steps that are done stay done. From there, the course continues in order."
  static let showAbstract = "Show a step and run it, without counting it as done."

  // MARK: - list, status

  static let listAbstract = "List the lessons and their steps."

  static func listedMinutes(_ minutes: Int) -> String { "  (\(counted(minutes, "minute")))" }

  static func listedStep(_ title: String, path: String, isExercise: Bool) -> String {
    "\(title)  (\(path)\(isExercise ? ", exercise" : ""))"
  }

  static let statusAbstract = "Show how far you are and what comes next."

  static func stepsDone(_ done: Int, of steps: Int, course: String) -> String {
    "\(course): \(done) of \(steps) steps done"
  }

  static let allDone = "You have seen every step."

  // MARK: - search

  static let searchAbstract = "Find the steps that mention something."

  static let searchDiscussion = """
    A step is found if its title, text or code contains every word; case is ignored. Whole words \
    come first, in titles before text, then beginnings of words. Steps that have a word only inside \
    other words are counted, and listed with --all.
    """

  static let searchWordsHelp = "The words to look for."
  static let searchAllHelp = "Also list steps that have a word only inside other words."

  static let glossaryAbstract = "Say what a term means, and which step explains it."
  static let glossaryTermHelp = "The term; without one, all are listed."
  static let noGlossary = "this course has no glossary"

  static func noTerm(_ term: String, suggestion: String) -> String {
    "the glossary has no '\(term)'\(suggestion)"
  }

  static func nothingFound(_ words: [String]) -> String {
    "no step contains '\(words.joined(separator: "' and '"))'"
  }

  static func foundInsideOnly(_ count: Int) -> String {
    "\(count) more \(count == 1 ? "step has it" : "steps have it") only inside other words; "
      + "--all lists \(count == 1 ? "it" : "them") too."
  }
}
