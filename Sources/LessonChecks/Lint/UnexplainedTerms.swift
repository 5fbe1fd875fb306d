package import Findings
import LessonModel

extension LessonRules {
  /// The terms of the glossary whose step doesn't explain them: a term stands in bold there.
  package static func unexplainedTerms(of course: CourseFacts) -> [Finding] {
    guard let glossary = course.glossary else { return [] }
    let file = (course.folder.map { $0 + "/" } ?? "") + Glossary.file
    let places = course.lessons.flatMap { lesson in
      [lesson.id] + lesson.steps.map { "\(lesson.id)/\($0.id)" }
    }
    return glossary.terms.compactMap { term in
      guard let lesson = course.lessons.first(where: { $0.id == term.lesson }),
        let step = lesson.step(explaining: term)
      else {
        let suggestion = NearMiss.suggestion(for: term.place, among: places)
        return Finding(
          .frontMatter, LintWords.termNowhere(term.place, suggestion: suggestion), file: file,
          range: term.placeRange, remedy: LintWords.termNowhereRemedy)
      }
      let isExplained = lesson.readBlocks(of: step)
        .contains { TermText(of: $0, in: lesson.document).explains(term) }
      guard !isExplained else { return nil }
      return Finding(
        .style, LintWords.termUnexplained(term.name, place: term.place), file: file,
        range: term.range, remedy: LintWords.termUnexplainedRemedy)
    }
  }
}

extension Lesson {
  /// The step that explains a term, `nil` in it for the introduction; `nil` if there is no such step.
  fileprivate func step(explaining term: Glossary.Term) -> Step?? {
    guard let id = term.step else { return .some(nil) }
    return steps.first { $0.id == id }.map { .some($0) }
  }
}
