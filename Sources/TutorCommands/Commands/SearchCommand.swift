import ArgumentParser
import Findings
import LessonModel
import TerminalViews

/// Searches the lessons' text and code.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: LearningWords.searchAbstract,
    discussion: LearningWords.searchDiscussion)

  @Argument(help: ArgumentHelp(LearningWords.searchWordsHelp))
  var words: [String]

  @Flag(help: ArgumentHelp(LearningWords.searchAllHelp))
  var all = false

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let course = try place.course(Reporter(console: .standardError, root: place.root))
    let found = FoundStep.all(WordSearch(words), in: course)
    guard let best = found.first?.fit else {
      throw Failure(.failed, saying: LearningWords.nothingFound(words))
    }
    let console = Console.standardOutput
    let listed = found.filter { all || best == .inside || $0.fit > .inside }
    console.write(
      console.style.encode(
        listed.flatMap { SearchView.lines($0, width: console.listWidth, style: console.style) }))
    let others = found.count - listed.count
    guard others > 0 else { return }
    let text = LearningWords.foundInsideOnly(others)
    // Not among the results, which may be read by a program.
    let style = Console.standardError.style
    Console.standardError.write(
      "\n" + style.encode(TerminalLine(text).wrapped(to: style.textWidth)))
  }
}
