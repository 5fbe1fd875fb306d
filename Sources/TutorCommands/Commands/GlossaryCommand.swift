import ArgumentParser
import Findings
import LessonModel
import TerminalViews

/// Says what the course's terms mean, and which steps explain them.
struct GlossaryCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "glossary", abstract: LearningWords.glossaryAbstract)

  @Argument(help: ArgumentHelp(LearningWords.glossaryTermHelp))
  var term: [String] = []

  @OptionGroup var courseOption: CourseOption

  func run() async throws {
    let place = try courseOption.workplace()
    let course = try place.course(Reporter(console: .standardError, root: place.root))
    guard let glossary = course.glossary, !glossary.terms.isEmpty else {
      throw Failure(.failed, saying: LearningWords.noGlossary)
    }
    let console = Console.standardOutput
    let lines = try wanted(of: glossary).map { GlossaryView.lines($0, width: console.listWidth) }
    console.write(console.style.encode(Array(lines.joined(separator: [TerminalLine.blank]))))
  }

  /// The terms that contain the words, or all without any.
  private func wanted(of glossary: Glossary) throws(Failure) -> [Glossary.Term] {
    let all = glossary.alphabetical
    guard !term.isEmpty else { return all }
    let words = term.joined(separator: " ").lowercased()
    let exact = all.filter { $0.names.contains(words) }
    let found = exact.isEmpty ? all.filter { $0.names.contains { $0.contains(words) } } : exact
    guard found.isEmpty else { return found }
    let suggestion = NearMiss.suggestion(for: words, among: all.map(\.name))
    throw Failure(
      .failed, saying: LearningWords.noTerm(term.joined(separator: " "), suggestion: suggestion))
  }
}

extension Glossary.Term {
  /// All names that it is found by, in small letters.
  fileprivate var names: [String] { ([name] + forms).map { $0.lowercased() } }
}
