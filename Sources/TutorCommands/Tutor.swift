package import ArgumentParser
import LessonModel
import Findings

/// The command line of the tool; each command has a file in Commands/.
package struct Tutor: AsyncParsableCommand {
  package static let configuration = CommandConfiguration(
    commandName: CommandName.inUsage,
    abstract: CommandLineWords.abstract,
    discussion: CommandLineWords.discussion(isLaunched: CommandName.isLaunched),
    version: tutorVersion,
    subcommands: [
      NextCommand.self, CheckCommand.self, HintCommand.self, SolutionCommand.self,
      ResetCommand.self, UndoCommand.self, RedoCommand.self, GotoCommand.self, ShowCommand.self,
      ListCommand.self,
      SearchCommand.self, GlossaryCommand.self, StatusCommand.self, ActivateCommand.self,
      InspectCommand.self,
      RunCommand.self, TestCommand.self,
      AcceptCommand.self, LintCommand.self, NewCommand.self, SiteCommand.self,
      DoctorCommand.self,
    ],
    defaultSubcommand: StatusCommand.self)

  package init() {}

  /// Runs the command line and exits with a status that the help text lists.
  package static func main() async {
    do {
      try checkCommandName()
      var command = try parsed()
      if var asynchronous = command as? any AsyncParsableCommand {
        try await asynchronous.run()
      } else {
        try command.run()
      }
    } catch let failure as Failure {
      Console.standardError.write(failure.text)
      exit(withStatus: failure.status)
    } catch {
      let status = exitCode(for: error)
      if status == .success { exit(withError: error) }
      Console.standardError.write(UsageMessage.text(fullMessage(for: error)))
      exit(withStatus: status == .validationFailure ? .unusable : .failed)
    }
  }

  /// The command that the arguments ask for.
  ///
  /// A valid command line that names a command is parsed by that command alone: checking all commands would take the parser
  /// a fifth of the time of a command that has nothing to do. Help and errors come from the whole command line.
  private static func parsed() throws -> any ParsableCommand {
    let arguments = CommandLine.arguments.dropFirst()
    if let word = arguments.first,
      let named = configuration.subcommands.first(where: { $0.configuration.commandName == word }),
      let command = try? named.parseAsRoot(Array(arguments.dropFirst()))
    {
      return command
    }
    return try parseAsRoot()
  }

  /// Reports a mistyped command, which the parser would take for an argument of `status`.
  private static func checkCommandName() throws(Failure) {
    let known = configuration.subcommands.compactMap { $0.configuration.commandName } + ["help"]
    guard let word = CommandLine.arguments.dropFirst().first, !word.hasPrefix("-"),
      !known.contains(word)
    else { return }
    let launchers = CommandName.isLaunched ? ["self-test", "clean"] : []
    let suggestion = NearMiss.suggestion(for: word, among: known + launchers)
    throw Failure(
      .unusable, saying: CommandLineWords.unknownCommand(word, suggestion: suggestion))
  }
}
