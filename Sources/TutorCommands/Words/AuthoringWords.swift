/// What is said to authors of lessons: accept, lint, run and test.
enum AuthoringWords {
  // MARK: - accept

  static let acceptAbstract = "Write a step's real output into its lesson."

  static let acceptDiscussion = """
    Only blocks that differ from what happened are written, and every other byte of the file stays
    as it is. Blocks with '…' are left to their author.
    """

  static let notAcceptedFails = "nothing was written: the step fails for another reason"

  static func notAcceptedNotRun(_ reason: String) -> String {
    "nothing was written: the step is not run on this machine: \(reason)"
  }

  static let nothingToAccept = "nothing to write: the lesson says what happens"

  /// The places that were written, a line each.
  static func accepted(lines: [Int], of file: String) -> String {
    "written:\n" + lines.map { "\(file):\($0)\n" }.joined()
  }

  // MARK: - lint

  static let lintAbstract = "Report what an author should mend in lessons, without running them."

  static let lintDiscussion = """
    Everything that the parser has to say, and more: links and anchors that lead nowhere, files
    that nothing names, APIs in inline code that don't exist, programs whose result nobody states,
    predictions below their own answers, requests that a guard leaves open.
    Warnings alone leave the exit status at 0.
    """

  static let lintPathHelp =
    "A lesson's file or folder, or a course's folder; without it the course here."

  static func noLessonFile(in path: String) -> String { "'\(path)' has no lesson.md" }

  // MARK: - run

  static let runAbstract = "Run the examples of any Markdown file, in the course or not."

  static let runDiscussion = """
    Every 'swift' block is compiled and run as a program of its own; with front matter that names
    targets, blocks can be files of apps and extensions on the simulated device. See
    Docs/lesson-format.md.
    """

  static let runFileHelp = "The Markdown file."

  static let runEventsHelp =
    "Write what happened on the device as event logs, one behind the other; '-' means standard "
    + "output, and then nothing else is written there. See Docs/event-log.md."

  static func nothingToRun(in file: String) -> String {
    "\(file) has no example to run: no 'swift' block"
  }

  // MARK: - test

  static let testAbstract = "Check that every lesson keeps its promises."

  static var testDiscussion: String {
    """
    The same cases run as Swift tests in \(CommandName.quoted("self-test")). Steps that need \
    something this machine lacks are skipped, and said to be; they don't count as failed.
    """
  }

  static let testFilterHelp = "Only steps whose 'lesson/step' contains this."

  static let testExplainHelp =
    "Say of each program whether its outcome was known and, if not, what had changed."

  static let testJUnitHelp =
    "Write the results as JUnit XML, for test reports; '-' writes that alone to standard output."

  static let twoDocuments = "--json and --junit - both want standard output; name a file for one"
  static func noStepContains(_ filter: String) -> String {
    "no step's 'lesson/step' contains '\(filter)'"
  }
}
