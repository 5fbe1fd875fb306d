import CommonMark
import LessonModel

/// A question for a terminal: the answers have letters.
enum QuizView {
  /// The letters of the answers: a, b, c.
  static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
  }

  /// The question with its answers, none of them marked.
  static func question(_ quiz: Quiz, in document: Document, style: TerminalStyle) -> String {
    let title = quiz.kind == .quiz ? "A question" : "What do you think is printed?"
    var lines = [TerminalLine(title, .bold), .blank]
    for block in quiz.question {
      switch block {
      case .prose(let node): lines += MarkdownView.lines(document, [node], style: style) + [.blank]
      case .snippet(let snippet): lines += CodeView.lines(snippet, style: style) + [.blank]
      case .expectation: break
      }
    }
    for (index, answer) in quiz.answers.enumerated() {
      lines += TerminalLine("\(letter(index))) \(answer.text.plainText)")
        .wrapped(to: style.textWidth - 2).map { $0.indented(by: 2) }
    }
    return style.encode(lines)
  }

  /// The answers with what is right about them.
  ///
  /// - Parameters:
  ///   - quiz: The question.
  ///   - right: Which answers are right.
  ///   - chosen: The answers that the reader has chosen; empty when nobody was asked.
  ///   - style: What the terminal can show.
  /// - Returns: A line or more for each answer.
  static func answers(
    _ quiz: Quiz, right: [Bool], chosen: Set<Int>, style: TerminalStyle
  ) -> String {
    let lines = zip(quiz.answers, right).enumerated().flatMap { index, pair -> [TerminalLine] in
      let (answer, isRight) = pair
      let mark = isRight ? style.glyphs.yes : style.glyphs.no
      let text = "\(mark) \(letter(index))) \(answer.explanation.plainText)"
      let look: Look = chosen.contains(index) ? .bold : .plain
      return TerminalLine(text, look).wrapped(to: style.textWidth - 2).map { $0.indented(by: 2) }
    }
    return style.encode(lines)
  }
}
