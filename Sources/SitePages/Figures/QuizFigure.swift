import LessonModel
import StepScripts

/// A question on a page: the answers are visible, and each opens to say whether it is right.
struct QuizFigure {
  let question: StepScript.Question
  let section: StepSection

  var markup: Markup {
    let title = question.title.map { "<h3>\($0)</h3>\n" as Markup } ?? .empty
    return """
      <section class="quiz">
      \(title)\(section.markup(of: question.items))<ul>
      \(question.answers.map(answer).joined())</ul>
      </section>

      """
  }
}

extension QuizFigure {
  private func answer(_ answer: StepScript.Question.Answer) -> Markup {
    let prose = section.prose
    let verdict: Markup =
      answer.verdict.map { verdict -> Markup in
        let style: Markup = answer.isRight == true ? "right" : "wrong"
        return "<strong class=\"\(style)\">\(verdict)</strong> "
      } ?? .empty
    let more = prose.markup(of: answer.explanation.blocks)
    return """
      <li><details><summary>\(prose.markup(of: answer.text))</summary>
      <p>\(verdict)\(prose.markup(of: answer.explanation.phrase))</p>
      \(more)</details></li>

      """
  }
}

extension ProseRenderer {
  /// The markup of part of a paragraph.
  fileprivate func markup(of phrase: Phrase) -> Markup {
    phrase.pieces.map { piece -> Markup in
      switch piece {
      case .text(let text): Markup(text: text)
      case .node(let node): markup(of: node)
      }
    }.joined()
  }
}
