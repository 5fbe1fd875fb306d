/// What the command line says of itself, and what several commands say alike.
enum CommandLineWords {
  static let abstract = "Learn iOS app extensions by running them."

  static func discussion(isLaunched: Bool) -> String {
    """
    Lessons are Markdown; their code is compiled and run on a simulated iOS device.
    Start with \(CommandName.quoted("next")), and call it again for each further step.

    Exit status:
      0  fine
      1  a check failed, 'inspect' found an error, or an extension is not offered
      2  wrong usage, or a lesson, rule or bundle that can't be read
      3  the machine lacks something; \(CommandName.quoted("doctor")) says what\
    \(isLaunched ? launchersCommands : "")
    """
  }

  private static var launchersCommands: String {
    """


    In a clone there are two more: \(CommandName.quoted("self-test")) lints, builds and runs all \
    tests, and \(CommandName.quoted("clean")) removes what was built.
    """
  }

  static func unknownCommand(_ word: String, suggestion: String) -> String {
    "no command '\(word)'\(suggestion); see \(CommandName.quoted("--help"))"
  }

  // MARK: - Arguments of several commands

  static let stepHelp = "The step: 'lesson/step', or a part of it that no other step has."

  static var lessonHelp: String {
    "The lesson's id, as \(CommandName.quoted("list")) shows it before the '/'."
  }

  static let jsonHelp = "Print one JSON document."
  static let noCacheHelp = "Run everything, even what is known already."
  static let configurationHelp = "The build configuration of an Xcode project; without it Release."
  static let outputFolderHelp = "The folder to write to."

  // MARK: - Finding steps and lessons

  static func unknownStep(_ word: String, suggestion: String) -> String {
    "no step '\(word)'\(suggestion); see \(CommandName.quoted("list"))"
  }

  static func unknownLesson(_ id: String, suggestion: String) -> String {
    "no lesson '\(id)'\(suggestion)"
  }

  /// A line each for the first steps that a word could mean.
  static func ambiguousStep(_ word: String, steps: [String]) -> String {
    let names = steps.prefix(10).map { "  \($0)\n" }.joined()
    let more = steps.count > 10 ? "  and \(steps.count - 10) more\n" : ""
    return "'\(word)' could be any of these:\n\(names)\(more)"
  }

  static func stepGone(_ path: String, file: String) -> String {
    "\(file) has just been changed, and \(path) isn't in it"
  }

  static let noCourse = "no course here: there is no Lessons/course.yml in this folder or above it"
  static let frameworksNotBuilt = "the frameworks that this step needs could not be built"
}
