import CommonMark
import Findings
package import LessonModel

/// How much a lesson has to read, and how much to do.
package struct LessonFigures: Hashable, Sendable, Encodable {
  /// The steps.
  package var steps = 0
  /// The words of its text, including those of its questions.
  package var words = 0
  /// The lines of its text in the Markdown.
  package var textLines = 0
  /// The lines of visible code that the lesson hasn't shown before.
  package var codeLines = 0
  package var exercises = 0
  /// The questions, including predictions.
  package var questions = 0

  /// The lines of text and code that are new to a reader of the lesson.
  package var newLines: Int { textLines + codeLines }

  /// How many minutes it takes, rounded up: one for 200 words or 20 new lines of code, two for an
  /// exercise and half a minute for a question.
  package var minutes: Int {
    let seconds = words * 60 / 200 + codeLines * 60 / 20 + exercises * 120 + questions * 30
    return (seconds + 59) / 60
  }

  /// The minutes with their unit: "12 minutes".
  package var minutesText: String { counted(minutes, "minute") }

  /// The sections of an exercise below the step don't count: only those who need them read them.
  package init(_ lesson: Lesson) {
    for node in lesson.introduction { read(node, in: lesson.document) }
    for figures in Self.ofSteps(in: lesson) { add(figures) }
  }

  /// Counts a lesson's steps, one by one.
  package static func ofSteps(in lesson: Lesson) -> [LessonFigures] {
    var seen = SeenLines()
    return lesson.steps.map { LessonFigures(of: $0, in: lesson, seen: &seen) }
  }

  private init(of step: Step, in lesson: Lesson, seen: inout SeenLines) {
    steps = 1
    for block in step.blocks {
      switch block {
      case .prose(let node): read(node, in: lesson.document)
      case .snippet(let snippet, _):
        if !snippet.isHidden { codeLines += seen.countNew(in: snippet.part?.text ?? snippet.text) }
      case .expectation, .question: continue
      }
    }
    for quiz in step.quizzes { read(quiz, in: lesson.document) }
    exercises = step.exercise == nil ? 0 : 1
    questions = step.quizzes.count
  }

  private mutating func read(_ node: Document.NodeID, in document: Document) {
    words += document.spacedText(of: node).split(whereSeparator: \.isWhitespace).count
    if let range = document[node].range { textLines += range.end.line - range.start.line + 1 }
  }

  private mutating func read(_ quiz: Quiz, in document: Document) {
    for case .prose(let node) in quiz.question { read(node, in: document) }
    for answer in quiz.answers {
      words +=
        "\(answer.text.plainText) \(answer.explanation.plainText)"
        .split(whereSeparator: \.isWhitespace).count
      textLines += answer.range.end.line - answer.range.start.line + 1
    }
  }

  private mutating func add(_ other: LessonFigures) {
    steps += other.steps
    words += other.words
    textLines += other.textLines
    codeLines += other.codeLines
    exercises += other.exercises
    questions += other.questions
  }
}

extension Document {
  /// The text below a node, with space between the cells of a table.
  fileprivate func spacedText(of node: NodeID) -> String {
    var text = ""
    for case .enter(let node) in events(from: node) {
      switch self[node].kind {
      case .text(let literal), .code(let literal): text += literal
      case .emphasis, .strong, .link, .image, .htmlInline: continue
      default: text += " "
      }
    }
    return text
  }
}

/// The lines of code that a lesson has shown so far.
private struct SeenLines {
  private var lines: Set<Substring> = []

  /// Counts the lines that weren't shown before, except blank ones.
  mutating func countNew(in text: String) -> Int {
    text.split(whereSeparator: \.isNewline).count { line in
      let code = line.drop { $0 == " " || $0 == "\t" }
      return !code.isEmpty && lines.insert(code).inserted
    }
  }
}
