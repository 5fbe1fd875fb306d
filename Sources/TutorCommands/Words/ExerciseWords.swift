/// What is said of exercises, and of the learner's files.
enum ExerciseWords {
  static func notAnExercise(_ step: String) -> String {
    "'\(step)' isn't an exercise; \(CommandName.quoted("list")) marks them"
  }

  static var nothingToWorkOn: String {
    "all steps are done; name one, as in \(CommandName.quoted("list"))"
  }

  // MARK: - check

  static let checkAbstract = "Check your files of an exercise."

  static var checkDiscussion: String {
    """
    Without a step it is the exercise that you worked on last: the one that \
    \(CommandName.quoted("next")) showed, say, solved or not. An exercise that needs what this machine \
    lacks can't be checked (the exit status is 3); \(CommandName.quoted("next")) then goes past it.
    """
  }

  static let timelineHelp = "Show what happened on the device, too."
  static func checking(_ step: String) -> String { "checking \(step)" }

  // MARK: - hint

  static let hintAbstract = "Give the next hint for an exercise."

  static var hintDiscussion: String {
    """
    Each call gives one hint more, from a nudge to nearly the solution. After the last one \
    \(CommandName.quoted("solution")) shows the rest. Without a step it is the exercise that you \
    worked on last.
    """
  }

  static var lastHint: String {
    "That was the last hint; \(CommandName.typed) solution shows the rest."
  }

  // MARK: - solution

  static let solutionAbstract = "Show the solution of an exercise, and how yours differs."

  static let solutionDiscussion = """
    It is shown once your files have passed the check, or all hints have been given; before that, \
    say '--anyway'. Without a step it is the exercise that you worked on last.
    """

  static let anywayHelp = "Show it even though the exercise isn't solved yet."

  static func notSolved(hintsLeft: Int) -> String {
    """
    not solved yet; \(CommandName.quoted("hint")) has \(hintsLeft) more \
    \(hintsLeft == 1 ? "hint" : "hints"), and \(CommandName.quoted("solution --anyway")) shows it
    """
  }

  // MARK: - reset

  static let resetAbstract = "Start an exercise over."

  static var resetDiscussion: String {
    """
    What you wrote is kept: \(CommandName.quoted("undo")) brings it back. Without a step it is the \
    exercise that you worked on last.
    """
  }

  static let wasReset = "Back to the starting files:"
  static let wasResetAlready = "These are the starting files already:"
  static var undoReset: String { "\(CommandName.quoted("undo")) brings back what you had." }
  static var undoEarlier: String {
    "\(CommandName.quoted("undo")) brings back what you wrote before."
  }

  // MARK: - undo, redo

  static let undoAbstract = "Bring back what you had before a reset, or before an undo."

  static var undoDiscussion: String {
    """
    Each reset, undo and redo first keeps what is there, so that nothing is lost: \
    \(CommandName.quoted("undo")) once more goes further back, \(CommandName.quoted("redo")) \
    forward again, --list says what is kept, and --to brings back any of it. Without a step it is \
    the exercise that you worked on last.
    """
  }

  static let undoListHelp = "Say which texts are kept, and change nothing."
  static let undoToHelp = "Bring back the text of this number."
  static let listAndTo = "--list and --to don't go together"

  static func nothingKept(under number: Int) -> String {
    "nothing is kept under number \(number); \(CommandName.quoted("undo --list")) says what is"
  }

  static let redoAbstract = "Bring back what you had before the last undo."

  static let redoDiscussion = """
    What is there is kept first. Without a step it is the exercise that you worked on last.
    """

  /// What stands above the files that were brought back, counted from the oldest text.
  static func broughtBack(text position: Int, of count: Int) -> String {
    count > 1 ? "Brought back text \(position) of \(count):" : "Brought back:"
  }
}
