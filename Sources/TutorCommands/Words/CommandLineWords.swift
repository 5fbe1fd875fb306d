import Findings

/// The command line's own messages, and those that several commands share.
enum CommandLineWords {
  static let abstract = "Learn iOS app extensions by running them."

  static func discussion(isLaunched: Bool) -> String {
    """
    Lessons are Markdown; their code is compiled and run on a simulated iOS device.
    Start with \(CommandName.quoted("next")), and run it again for each further step.

    Exit status:
      0  success
      1  a check failed, 'inspect' found an error, or an extension isn't offered
      2  wrong usage, or a lesson, rule or bundle that can't be read
      3  this machine lacks something; \(CommandName.quoted("doctor")) says what\
    \(isLaunched ? launchersCommands : "")
    """
  }

  private static var launchersCommands: String {
    """


    A clone has two more commands: \(CommandName.quoted("self-test")) lints, builds and runs the \
    tests, and \(CommandName.quoted("clean")) removes what was built.
    """
  }

  static func unknownCommand(_ word: String, suggestion: String) -> String {
    "unknown command \(quoted(word))\(suggestion); see \(CommandName.quoted("--help"))"
  }

  // MARK: - Arguments of several commands

  static let stepHelp = "The step: 'lesson/step', or any part of it that only one step has."

  static var lessonHelp: String {
    "The lesson's id, which is the part before the '/' in \(CommandName.quoted("list"))."
  }

  static let jsonHelp = "Print one JSON document."
  static let noCacheHelp = "Run everything, even where the result is cached."
  static let configurationHelp = "The build configuration of an Xcode project (default: Release)."
  static let outputFolderHelp = "The folder to write to."

  // MARK: - Finding steps and lessons

  static func unknownStep(_ word: String, suggestion: String) -> String {
    "no step \(quoted(word))\(suggestion); see \(CommandName.quoted("list"))"
  }

  static func movedStep(_ old: String, to new: String) -> String {
    "\(quoted(old)) is now \(quoted(new))"
  }

  static func unknownLesson(_ id: String, suggestion: String) -> String {
    "no lesson \(quoted(id))\(suggestion)"
  }

  /// A line for each of the first steps that a word could mean.
  static func ambiguousStep(_ word: String, steps: [String]) -> String {
    let names = steps.prefix(10).map { "  \($0)\n" }.joined()
    let more = steps.count > 10 ? "  and \(steps.count - 10) more\n" : ""
    return "\(quoted(word)) could mean any of these steps:\n\(names)\(more)"
  }

  static func stepGone(_ path: String, file: String) -> String {
    "no step '\(path)' any more: \(file) has just changed"
  }

  static let noCourse =
    "no course here: neither this folder nor any above it has a Lessons/course.yml"
  static func noCourse(in folder: String) -> String {
    "no course in '\(folder)': it has neither a course.yml nor a Lessons/course.yml"
  }
  static let courseHelp =
    "Work with another course: a folder with course.yml or Lessons/course.yml."
  static let frameworksNotBuilt = "the frameworks that this step needs couldn't be built"
}
