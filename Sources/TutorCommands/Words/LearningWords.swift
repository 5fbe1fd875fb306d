/// What is said on the way through the course.
enum LearningWords {
  // MARK: - next

  static let nextAbstract = "Show the next step: its text, its code, and what the code really does."

  static var nextDiscussion: String {
    """
    A step that was shown counts as done; call \(CommandName.quoted("next")) again for the one after.
    An exercise stays until your files pass its check, or the check says that this machine lacks \
    something for it.
    """
  }

  static func allSeen(steps: Int, course: String) -> String {
    "You have seen all \(steps) steps of \(course)."
  }

  static let stepChanged = "This step has changed since you saw it."
  static func running(_ step: String) -> String { "running \(step)" }

  // MARK: - The questions of a step

  static let unanswerable = "Nobody can say: the step is not run on this machine."
  static let answerPrompt = "Your answer (letters, or Enter to see): "
  static let answers = "The answers:"
  static let answeredRight = "Right."
  static let answeredWrong = "Not quite."

  // MARK: - goto, show

  static let gotoAbstract = "Make a step the one that 'next' shows."
  static let gotoDiscussion = "What is done stays done; from there the course goes on in order."
  static let showAbstract = "Show a step and run it, without counting it as done."

  // MARK: - list, status

  static let listAbstract = "List the lessons and their steps."

  static func listedStep(_ title: String, path: String, isExercise: Bool) -> String {
    "\(title)  (\(path)\(isExercise ? ", exercise" : ""))"
  }

  static let statusAbstract = "Say how far you are and what comes next."

  static func stepsDone(_ done: Int, of steps: Int, course: String) -> String {
    "\(course): \(done) of \(steps) steps done"
  }

  static let allDone = "You have seen all of it."

  // MARK: - search

  static let searchAbstract = "Find the steps that speak of something."

  static let searchDiscussion = """
    A step is found when all words occur in its title, text or code; case is ignored. Whole words \
    come first, titles before texts; then words that begin so. What is only inside of other words \
    is counted, and listed with --all.
    """

  static let searchWordsHelp = "The words to look for."
  static let searchAllHelp = "List the steps, too, that have a word only inside of another."

  static func nothingFound(_ words: [String]) -> String {
    "no step has '\(words.joined(separator: "' and '"))'"
  }

  static func foundInsideOnly(_ count: Int) -> String {
    "\(count) \(count == 1 ? "step has it" : "steps have it") only inside of other words; "
      + "--all lists \(count == 1 ? "it" : "them"), too."
  }
}
