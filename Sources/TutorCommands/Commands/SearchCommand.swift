import ArgumentParser
import CommonMark
import LessonModel

/// Searches the lessons' text and code.
struct SearchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "search", abstract: "Find the steps that speak of something.",
    discussion: "A step is found when all words occur in its title, text or code; case is ignored.")

  @Argument(help: "The words to look for.")
  var words: [String]

  func run() async throws {
    let place = try Workplace()
    let course = try place.course(Reporter(console: .standardError, root: place.root))
    let wanted = words.map { $0.lowercased() }
    var text = ""
    for lesson in course.lessons {
      for step in lesson.steps {
        let lines = lesson.searchableLines(of: step)
        let whole = lines.joined(separator: "\n").lowercased()
        guard wanted.allSatisfy(whole.contains) else { continue }
        text += "\(lesson.path(of: step))  \(step.title)\n"
        let line = lines.dropFirst().first { line in
          wanted.contains(where: line.lowercased().contains)
        }
        if let line { text += "    \(line.trimmed.prefix(100))\n" }
      }
    }
    guard !text.isEmpty else {
      throw Failure(.failed, "tutor: no step has '\(words.joined(separator: "' and '"))'")
    }
    Console.standardOutput.write(text)
  }
}

extension Lesson {
  /// The step's title, then the lines of its text and code.
  fileprivate func searchableLines(of step: Step) -> [String] {
    [step.title]
      + step.blocks.flatMap { block -> [String] in
        switch block {
        case .prose(let node): [document.plainText(of: node)]
        case .snippet(let snippet): snippet.text.split(separator: "\n").map(String.init)
        case .expectation(let expectation):
          expectation.text.split(separator: "\n").map(String.init)
        }
      }
  }
}

extension String {
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}
