import CommonMark
import Findings
package import LessonModel
package import StepScripts

/// A step for a terminal: its text, its code, and its results.
///
/// `StepScript` → `TerminalLine`s → text.
package struct StepView {
  private let lesson: Lesson
  private let step: Step
  private let script: StepScript
  private let style: TerminalStyle

  /// - Parameters:
  ///   - script: What the step shows.
  ///   - step: The step.
  ///   - lesson: The step's lesson; its introduction is shown above its first step.
  ///   - style: What the terminal can show.
  package init(_ script: StepScript, of step: Step, in lesson: Lesson, style: TerminalStyle) {
    self.script = script
    self.step = step
    self.lesson = lesson
    self.style = style
  }

  /// The step without its questions.
  package var text: String { render(script.items) }

  /// What comes before the questions at the step's end: everything but what a prediction asks
  /// about.
  package var textAboveQuestions: String { render(script.itemsAboveQuestions) }

  /// A part of the step: something shown at once, or a question that the reader is asked.
  package enum Part: Sendable {
    case text(String)
    case question(StepScript.Question)
  }

  /// The whole step as a reader goes through it, question by question.
  package var parts: [Part] {
    var parts: [Part] = []
    var head = head
    var items: [StepScript.Item] = []
    func finish(_ foot: [[TerminalLine]] = []) {
      let text = encode(head + lines(of: items) + foot)
      if !text.isEmpty { parts.append(.text(text)) }
      head = []
      items = []
    }
    for item in script.itemsAboveQuestions {
      guard case .question(let question) = item else {
        items.append(item)
        continue
      }
      finish()
      parts.append(.question(question))
    }
    finish(foot)
    parts += script.questions.map(Part.question)
    items = script.itemsBelowQuestions
    if !items.isEmpty {
      head = [[TerminalLine(StepScript.resultsTitle, .bold)]]
      finish()
    }
    return parts
  }
}

extension StepView {
  private func render(_ items: [StepScript.Item]) -> String {
    encode(head + lines(of: items) + foot)
  }

  /// The items, with one notice for consecutive blocks of set-up code.
  private func lines(of items: [StepScript.Item]) -> [[TerminalLine]] {
    var blocks: [[TerminalLine]] = []
    var setUps: [StepScript.Code.SetUp] = []
    for item in items {
      if case .code(let code) = item, let setUp = code.setUp, !style.showsWholeFiles {
        setUps.append(setUp)
        continue
      }
      if !setUps.isEmpty { blocks.append(CodeView.notice(for: setUps, style: style)) }
      setUps = []
      blocks.append(lines(of: item))
    }
    return setUps.isEmpty ? blocks : blocks + [CodeView.notice(for: setUps, style: style)]
  }

  /// The step's position, the lesson's introduction if it is the first step, and the title.
  private var head: [[TerminalLine]] {
    var blocks = [place]
    if step.number == 1, !lesson.introduction.isEmpty {
      blocks.append(MarkdownView.lines(lesson.document, lesson.introduction, style: style))
    }
    return blocks + [heading]
  }

  private var foot: [[TerminalLine]] {
    let notRun = script.exercise?.notRun.map { [FailureView.lines($0, style: style)] } ?? []
    return notRun + problems
  }

  private func encode(_ blocks: [[TerminalLine]]) -> String {
    let shown = blocks.filter { !$0.isEmpty }
    return style.encode(Array(shown.joined(separator: [TerminalLine.blank])))
  }

  private var place: [TerminalLine] {
    TerminalLine([
      TerminalLine.Piece(lesson.title, .dim),
      TerminalLine.Piece(" \(style.glyphs.dot) \(script.place)", .dim),
    ]).wrapped(to: style.textWidth)
  }

  private var heading: [TerminalLine] {
    let lines = TerminalLine(script.title, .color(.blue, bold: true)).wrapped(to: style.textWidth)
    let width = lines.map(\.width).max() ?? 0
    let rule = String(repeating: style.glyphs.rule, count: width)
    return lines + [TerminalLine(rule, .color(.blue))]
  }

  private func lines(of item: StepScript.Item) -> [TerminalLine] {
    ItemView.lines(item, in: lesson.document, style: style)
  }

  /// The promises that the step breaks.
  private var problems: [[TerminalLine]] {
    guard let problems = script.problems else { return [] }
    let source = SourceLines(lesson.document.source)
    return [[TerminalLine(problems.title, .color(.red, bold: true))]]
      + problems.findings.map { FindingView.lines($0) { $0 == lesson.file ? source : nil } }
  }
}
