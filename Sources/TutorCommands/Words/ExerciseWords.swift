import Findings

/// Messages about exercises and the learner's files.
enum ExerciseWords {
  static func notAnExercise(_ step: String) -> String {
    "'\(step)' isn't an exercise; \(CommandName.quoted("list")) marks them"
  }

  static var nothingToWorkOn: String {
    "all steps are done; name one from \(CommandName.quoted("list"))"
  }

  private static let withoutStep = "Without a step, it is the exercise that you worked on last."

  // MARK: - check

  static let checkAbstract = "Check your files for an exercise."

  static var checkDiscussion: String {
    """
    Without a step, it is the exercise that you worked on last, solved or not: the one that \
    \(CommandName.quoted("next")) showed, for example. An exercise that needs something this machine \
    lacks can't be checked (exit status 3); \(CommandName.quoted("next")) then skips it.
    """
  }

  static let timelineHelp = "Also show what happened on the device."
  static func checking(_ step: String) -> String { "checking \(step)" }

  // MARK: - hint

  static let hintAbstract = "Give the next hint for an exercise."

  static var hintDiscussion: String {
    """
    Each call gives one more hint, from a nudge to nearly the solution. After the last one, \
    \(CommandName.quoted("solution")) shows the rest. \(withoutStep)
    """
  }

  static var lastHint: String {
    "That was the last hint; \(CommandName.typed) solution shows the rest."
  }

  // MARK: - solution

  static let solutionAbstract = "Show the solution to an exercise, and how yours differs."

  static let solutionDiscussion = """
    It is shown once your files have passed the check or all hints have been given; before that, \
    add --anyway. \(withoutStep)
    """

  static let anywayHelp = "Show it even if the exercise isn't solved yet."

  static func notSolved(hintsLeft: Int) -> String {
    """
    not solved yet; \(CommandName.quoted("hint")) has \(counted(hintsLeft, "more hint")), and \
    \(CommandName.quoted("solution --anyway")) shows the solution now
    """
  }

  // MARK: - reset

  static let resetAbstract = "Start an exercise over."

  static var resetDiscussion: String {
    """
    What you wrote is kept: \(CommandName.quoted("undo")) brings it back. \(withoutStep)
    """
  }

  static let wasReset = "Back to the starting files:"
  static let wasResetAlready = "These are already the starting files:"
  static var undoReset: String { "\(CommandName.quoted("undo")) brings back what you had." }
  static var undoEarlier: String {
    "\(CommandName.quoted("undo")) brings back what you wrote before."
  }

  // MARK: - undo, redo

  static let undoAbstract = "Bring back what you had before a reset or an undo."

  static var undoDiscussion: String {
    """
    Each reset, undo and redo keeps your current files first, so nothing is lost: another \
    \(CommandName.quoted("undo")) goes further back, \(CommandName.quoted("redo")) goes forward \
    again, --list shows what is kept, and --to brings back any of it. \(withoutStep)
    """
  }

  static let undoListHelp = "List the texts that are kept, and change nothing."
  static let undoToHelp = "Bring back the text with this number."
  static let listAndTo = "--list and --to can't be used together"

  static func nothingKept(under number: Int) -> String {
    "no text \(number) is kept; \(CommandName.quoted("undo --list")) shows which are"
  }

  static let redoAbstract = "Bring back what you had before the last undo."

  static let redoDiscussion = """
    It keeps your current files first. \(withoutStep)
    """

  /// The line above the files that were restored; texts are counted from the oldest.
  static func broughtBack(text position: Int, of count: Int) -> String {
    count > 1 ? "Brought back text \(position) of \(count):" : "Brought back:"
  }
}
