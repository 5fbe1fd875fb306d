import ArgumentParser

/// Makes a step the next one.
struct GotoCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "goto", abstract: LearningWords.gotoAbstract,
    discussion: LearningWords.gotoDiscussion)

  @Argument(help: ArgumentHelp(CommandLineWords.stepHelp))
  var step: String

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let course = try place.contents(Reporter(console: .standardError, root: place.root))
    let step = try StepFinder(course: course).step(step)
    _ = try place.progressStore.update(Console.standardError) { $0.go(to: step) }
    Console.standardOutput.write(
      NextLine.text(step, style: Console.standardOutput.style))
  }
}
