import CommonMark
import LessonModel

/// A question on a page: the answers in plain sight, each opening to say whether it is right.
struct QuizFigure {
  let quiz: Quiz
  /// Which answers are right; `nil` for a prediction that hasn't been run.
  let rightAnswers: [Bool]?
  let prose: ProseRenderer

  var markup: Markup {
    let title: Markup = quiz.kind == .quiz ? "A question" : "What do you think is printed?"
    let answers = quiz.answers.enumerated().map(answer).joined()
    return """
      <section class="quiz">
      <h3>\(title)</h3>
      \(question)<ul>
      \(answers)</ul>
      </section>

      """
  }
}

extension QuizFigure {
  private var question: Markup {
    quiz.question.map { block -> Markup in
      switch block {
      case .prose(let node): prose.markup(of: node)
      case .snippet(let snippet): CodeFigure(snippet: snippet).markup
      case .expectation: .empty
      }
    }.joined()
  }

  private func answer(_ index: Int, _ answer: Quiz.Answer) -> Markup {
    let isRight =
      answer.isRight
      ?? rightAnswers.flatMap { known in
        known.indices.contains(index) ? known[index] : nil
      }
    let verdict: Markup =
      switch isRight {
      case true?: "<strong class=\"right\">Right.</strong> "
      case false?: "<strong class=\"wrong\">Wrong.</strong> "
      case nil: .empty
      }
    let more = prose.markup(of: answer.explanation.blocks)
    return """
      <li><details><summary>\(prose.markup(of: answer.text))</summary>
      <p>\(verdict)\(prose.markup(of: answer.explanation.phrase))</p>
      \(more)</details></li>

      """
  }
}

extension ProseRenderer {
  /// A piece of a paragraph.
  fileprivate func markup(of phrase: Phrase) -> Markup {
    phrase.pieces.map { piece -> Markup in
      switch piece {
      case .text(let text): Markup(text: text)
      case .node(let node): markup(of: node)
      }
    }.joined()
  }
}
