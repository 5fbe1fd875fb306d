import ArgumentParser
import TerminalViews

/// Says how far the learner has come, and what to do next.
struct StatusCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "status", abstract: "Say how far you are and what comes next.")

  func run() async throws {
    let place = try Workplace()
    let course = try place.contents(Reporter(console: .standardError, root: place.root))
    let progress = try place.progressStore.read(Console.standardError)
    let steps = course.steps
    let done = steps.count { progress.state(of: $0) == .done }
    let style = Console.standardOutput.style
    var text = style.encode(
      TerminalLine("\(course.title): \(done) of \(steps.count) steps done")
        .wrapped(to: style.textWidth))
    if let step = progress.next(in: course) {
      text += NextLine.text(step, style: style)
    } else {
      text += "You have seen all of it.\n"
    }
    text += NextLine.unchecked(progress, in: course, style: style)
    Console.standardOutput.write(text)
  }
}
