import CommonMark
import LessonModel
import TerminalViews

/// A step in which all words occur, with the line that shows it best.
struct FoundStep {
  let lesson: Lesson
  let step: Step
  /// The fit of the worst-fitting word.
  let fit: WordSearch.Fit
  /// The matches in the title.
  let titleMatches: [WordSearch.Match]
  /// The line that has the most words in their best form, without its indentation.
  let line: (text: String, matches: [WordSearch.Match])?
  /// How often words occur in their best form.
  private let count: Int
  /// How many words the title has in their best form.
  private let countInTitle: Int

  /// Looks for the words in a step; `nil` if one is missing.
  init?(_ search: WordSearch, in step: Step, of lesson: Lesson) {
    let lines = lesson.searchableLines(of: step).map { (text: $0, matches: search.matches(in: $0)) }
    titleMatches = search.matches(in: step.title)
    let all = titleMatches + lines.flatMap(\.matches)
    var best: [Int: WordSearch.Fit] = [:]
    for match in all { best[match.word] = max(best[match.word] ?? .inside, match.fit) }
    guard best.count == search.count, let worst = best.values.min() else { return nil }
    let bestForms = { (matches: [WordSearch.Match]) in
      Set(matches.filter { $0.fit == best[$0.word] }.map(\.word)).count
    }
    self.lesson = lesson
    self.step = step
    fit = worst
    count = all.count { $0.fit == best[$0.word] }
    countInTitle = bestForms(titleMatches)
    line = lines.reduce(nil) { found, line in
      guard !line.matches.isEmpty else { return found }
      guard let found else { return line }
      return bestForms(line.matches) > bestForms(found.matches) ? line : found
    }
  }

  /// The steps of a course in which all words occur, best fit first.
  static func all(_ search: WordSearch, in course: Course) -> [FoundStep] {
    let found = course.lessons.flatMap { lesson in
      lesson.steps.compactMap { FoundStep(search, in: $0, of: lesson) }
    }
    // Steps that fit equally well stay in the course's order.
    return found.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.fit != b.fit { return a.fit > b.fit }
      if a.countInTitle != b.countInTitle { return a.countInTitle > b.countInTitle }
      return a.count == b.count ? left.offset < right.offset : a.count > b.count
    }.map(\.element)
  }
}

extension Lesson {
  /// The lines of a step's text and code.
  fileprivate func searchableLines(of step: Step) -> [String] {
    lines(of: step.blocks, in: step)
  }

  private func lines(of blocks: [Block], in step: Step) -> [String] {
    blocks.flatMap { block -> [String] in
      switch block {
      case .prose(let node): TerminalLine.lines(of: document.plainText(of: node))
      case .snippet(let snippet, _): TerminalLine.lines(of: snippet.part?.text ?? snippet.text)
      case .question(let index):
        lines(of: step.quizzes[index].question, in: step)
          + step.quizzes[index].answers.flatMap { TerminalLine.lines(of: $0.text.plainText) }
      case .expectation(let expectation): TerminalLine.lines(of: expectation.text)
      }
    }.map { String($0.drop { $0 == " " }) }
  }
}
