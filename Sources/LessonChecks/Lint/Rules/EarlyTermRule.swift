import CommonMark
import Findings
import LessonModel

/// No lesson uses a term of the glossary before the course has explained it.
///
/// A term is reported once in a lesson, where it is first used. Answers don't count, nor do the
/// hints and the solution of an exercise; see ``TermText`` for the rest.
struct EarlyTermRule: LessonRule {
  func findings(in lesson: Lesson, of course: CourseFacts) -> [Finding] {
    guard let glossary = course.glossary,
      let own = course.lessons.firstIndex(where: { $0.id == lesson.id })
    else { return [] }
    let later = glossary.terms.compactMap { term -> LaterTerm? in
      guard let other = course.lessons.firstIndex(where: { $0.id == term.lesson }), other >= own
      else { return nil }
      if other > own { return LaterTerm(term: term, end: lesson.steps.count) }
      let step = lesson.steps.firstIndex { $0.id == term.step }
      return step.map { LaterTerm(term: term, end: $0) }
    }
    guard !later.isEmpty else { return [] }
    var reported: Set<String> = []
    return (-1..<lesson.steps.count).flatMap { index -> [Finding] in
      let step = index < 0 ? nil : lesson.steps[index]
      return lesson.readBlocks(of: step).flatMap { node -> [Finding] in
        let text = TermText(of: node, in: lesson.document)
        return later.filter { index < $0.end && text.uses($0.term) }.compactMap { entry in
          guard reported.insert(entry.term.name).inserted else { return nil }
          return Finding(
            .style,
            "The term \(quoted(entry.term.name)) is used before it is explained, in "
              + quoted(entry.term.place),
            file: lesson.file, range: lesson.document[node].range,
            remedy: "say it in other words, name it in italics, or let it be explained here")
        }
      }
    }
  }

  /// A term that the course explains later, and the index of the first step that may use it.
  private struct LaterTerm {
    var term: Glossary.Term
    var end: Int
  }
}
