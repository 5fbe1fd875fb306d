import ArgumentParser
import TerminalViews

/// Shows the learner's progress and what to do next.
struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: LearningWords.statusAbstract)

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let course = try place.contents(Reporter(console: .standardError, root: place.root))
    let progress = try place.progressStore.read(Console.standardError)
    let steps = course.steps
    let done = steps.count { progress.state(of: $0) == .done }
    let style = Console.standardOutput.style
    var text = style.encode(
      TerminalLine(LearningWords.stepsDone(done, of: steps.count, course: course.title))
        .wrapped(to: style.textWidth))
    if let step = progress.next(in: course) {
      text += NextLine.text(step, style: style)
    } else {
      text += LearningWords.allDone + "\n"
    }
    text += NextLine.unchecked(progress, in: course, style: style)
    Console.standardOutput.write(text)
  }
}
