import ArgumentParser
import Findings
import LessonModel
import TerminalViews

/// Searches the lessons' text and code.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find the steps that speak of something.",
    discussion: """
      A step is found when all words occur in its title, text or code; case is ignored. Whole words \
      come first, titles before texts; then words that begin so. What is only inside of other words \
      is counted, and listed with --all.
      """)

  @Argument(help: "The words to look for.")
  var words: [String]

  @Flag(help: "List the steps, too, that have a word only inside of another.")
  var all = false

  func run() async throws {
    let place = try Workplace()
    let course = try place.course(Reporter(console: .standardError, root: place.root))
    let found = FoundStep.all(WordSearch(words), in: course)
    guard let best = found.first?.fit else {
      throw Failure(.failed, "tutor: no step has '\(words.joined(separator: "' and '"))'")
    }
    let console = Console.standardOutput
    let listed = found.filter { all || best == .inside || $0.fit > .inside }
    console.write(
      console.style.encode(
        listed.flatMap { SearchView.lines($0, width: console.listWidth, style: console.style) }))
    let others = found.count - listed.count
    guard others > 0 else { return }
    let text =
      "\(counted(others, "step has", plural: "steps have")) it only inside of other words; "
      + "--all lists \(others == 1 ? "it" : "them"), too."
    // Not among the results, which a program may read.
    let style = Console.standardError.style
    Console.standardError.write(
      "\n" + style.encode(TerminalLine(text).wrapped(to: style.textWidth)))
  }
}
