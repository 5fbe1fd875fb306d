import Findings

/// Messages to authors of lessons: accept, lint, run and test.
enum AuthoringWords {
  // MARK: - accept

  static let acceptAbstract = "Write a step's real output into its lesson."

  static let acceptDiscussion = """
    Only blocks that differ from what happened are rewritten; every other byte of the file stays as \
    it is. Blocks with '…' are left to their author.
    """

  static let notAcceptedFails = "nothing written: the step fails for another reason"

  static func notAcceptedNotRun(_ reason: String) -> String {
    "nothing written: the step isn't run on this machine: \(reason)"
  }

  static let nothingToAccept = "nothing to write: the lesson already says what happens"

  /// The places that were written, a line for each.
  static func accepted(lines: [Int], of file: String) -> String {
    "written:\n" + lines.map { "\(file):\($0)\n" }.joined()
  }

  // MARK: - lint

  static let lintAbstract = "Report what to fix in lessons, without running them."

  static let lintDiscussion = """
    Reports everything that the parser finds, and also links and anchors that lead nowhere, files \
    that nothing refers to, APIs in inline code that don't exist, programs whose result isn't \
    stated, predictions below their own answers, solutions that the lesson shows, and requests that a \
    guard leaves open. In the parts of a course that say 'limits: true' it also reports lessons and \
    steps that are too long, and steps in a row without anything to do.
    With nothing but warnings, the exit status is 0.
    """

  static let lintFiguresHelp = """
    Print what each lesson gives to read and to do: minutes, new lines of text and code, words, \
    exercises and questions.
    """

  static let lintPathHelp =
    "A lesson's file or folder, or a course's folder (default: the course here)."

  static func noLessonFile(in path: String) -> String { "'\(path)' has no lesson.md" }

  // MARK: - run

  static let runAbstract = "Run the examples of any Markdown file, in the course or not."

  static let runDiscussion = """
    Each 'swift' block is compiled and run as its own program. If the front matter names targets, \
    blocks can be files of apps and extensions on the simulated device. See Docs/lesson-format.md.
    """

  static let runFileHelp = "The Markdown file."

  static let runEventsHelp =
    "Write what happened on the device as event logs, one after another; '-' writes only these to "
    + "standard output. See Docs/event-log.md."

  static func nothingToRun(in file: String) -> String {
    "'\(file)' has no 'swift' block to run"
  }

  // MARK: - test

  static let testAbstract = "Check that every lesson keeps its promises."

  static var testDiscussion: String {
    """
    The same cases run as Swift tests in \(CommandName.quoted("self-test")). Steps that need \
    something this machine lacks are reported as skipped, not as failed.
    """
  }

  static let testFilterHelp = "Check only the steps whose 'lesson/step' contains this."

  static let testExplainHelp =
    "For each program, say whether its outcome was known and, if not, what had changed."

  static let testJUnitHelp =
    "Write the results as JUnit XML, for test reports; '-' writes only that to standard output."

  static let twoDocuments =
    "--json and --junit - both write to standard output; name a file for JUnit"
  static func noStepContains(_ filter: String) -> String {
    "no step's 'lesson/step' contains \(quoted(filter))"
  }
}
