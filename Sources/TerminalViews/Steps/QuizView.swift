package import CommonMark
import LessonModel
package import StepScripts

/// A question for a terminal: the answers have letters.
package enum QuizView {
  /// The letters of the answers: a, b, c.
  package static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
  }

  /// The answers that a reader types, such as `b`, `A c` or `a,c`.
  ///
  /// - Returns: The indices, none for an empty line; `nil` if anything else is typed, too.
  package static func answers(typed line: String, of count: Int) -> Set<Int>? {
    var chosen: Set<Int> = []
    for character in line.lowercased() where !character.isWhitespace && !",;.)".contains(character)
    {
      guard let index = (0..<count).first(where: { letter($0) == String(character) }) else {
        return nil
      }
      chosen.insert(index)
    }
    return chosen
  }

  /// The question with its answers, unmarked.
  package static func question(
    _ question: StepScript.Question, in document: Document, style: TerminalStyle
  ) -> String {
    style.encode(lines(question, in: document, style: style))
  }

  static func lines(
    _ question: StepScript.Question, in document: Document, style: TerminalStyle
  ) -> [TerminalLine] {
    var lines = question.title.map { [TerminalLine($0, .bold), .blank] } ?? []
    for item in question.items {
      lines += ItemView.lines(item, in: document, style: style) + [.blank]
    }
    for (index, answer) in question.answers.enumerated() {
      lines += TerminalLine("\(letter(index))) \(answer.text.plainText)")
        .wrapped(to: style.textWidth - 2).map { $0.indented(by: 2) }
    }
    return lines
  }

  /// The answers, marked as right or wrong.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - chosen: The answers that the reader has chosen; empty if nobody was asked.
  ///   - style: What the terminal can show.
  /// - Returns: One or more lines for each answer.
  package static func answers(
    _ question: StepScript.Question, chosen: Set<Int>, style: TerminalStyle
  ) -> String {
    let lines = question.answers.enumerated().flatMap { index, answer -> [TerminalLine] in
      let mark = answer.isRight == true ? style.glyphs.yes : style.glyphs.no
      let why = answer.explanation.plainText
      let text =
        "\(mark) \(letter(index))) \(answer.text.plainText)"
        + (why.isEmpty ? "" : " — \(why)")
      let look: Look = chosen.contains(index) ? .bold : .plain
      return TerminalLine(text, look).wrapped(to: style.textWidth - 2).map { $0.indented(by: 2) }
    }
    return style.encode(lines)
  }
}
