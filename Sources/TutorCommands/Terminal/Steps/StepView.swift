import CommonMark
import Findings
package import LessonModel
package import Outcomes
import SitePages

/// A step for a terminal: its text, its code, and what came of it.
///
/// `Step` + `StepResult` → `StepScript` → `TerminalLine`s → text.
package enum StepView {
  /// Renders a step; without a result it shows what is expected.
  ///
  /// The lesson's introduction stands above its first step.
  package static func render(
    lesson: Lesson, step: Step, result: StepResult? = nil, part: Part = .whole,
    style: TerminalStyle
  ) -> String {
    let script = StepScript(step, result: result)
    let parts = script.parts(around: step.quizzes)
    switch part {
    case .whole: return render(script.items, of: step, in: lesson, result, style: style)
    case .aboveQuestions: return render(parts.above, of: step, in: lesson, result, style: style)
    case .behindQuestions:
      guard !parts.behind.isEmpty else { return "" }
      let heading = [TerminalLine("What happens", .bold)]
      let blocks = parts.behind.map { lines(of: $0, lesson: lesson, style: style) }
      return encode([heading] + blocks, style: style)
    }
  }

  /// How much of a step is rendered.
  package enum Part: Sendable {
    case whole
    /// What stands above the questions: without what a prediction asks about.
    case aboveQuestions
    /// What a prediction asks about; nothing for other steps.
    case behindQuestions
  }

  private static func render(
    _ items: [StepScript.Item], of step: Step, in lesson: Lesson, _ result: StepResult?,
    style: TerminalStyle
  ) -> String {
    var blocks = [title(lesson, step, style: style)]
    if step.number == 1, !lesson.introduction.isEmpty {
      blocks.append(MarkdownView.lines(lesson.document, lesson.introduction, style: style))
    }
    blocks.append(heading(step, style: style))
    blocks += items.map { lines(of: $0, lesson: lesson, style: style) }
    if let lack = result?.exerciseLack {
      blocks.append(
        NotRunView.lines("The exercise's check: not run on this machine", lack, style: style))
    }
    blocks += problems(result?.findings ?? [], lesson: lesson)
    return encode(blocks, style: style)
  }

  private static func encode(_ blocks: [[TerminalLine]], style: TerminalStyle) -> String {
    let shown = blocks.filter { !$0.isEmpty }
    return style.encode(Array(shown.joined(separator: [TerminalLine.blank])))
  }
}

extension StepView {
  private static func title(
    _ lesson: Lesson, _ step: Step, style: TerminalStyle
  ) -> [TerminalLine] {
    let place = " \(style.glyphs.dot) step \(step.number) of \(lesson.steps.count)"
    return TerminalLine([
      TerminalLine.Piece(lesson.title, .dim), TerminalLine.Piece(place, .dim),
    ]).wrapped(to: style.textWidth)
  }

  private static func heading(_ step: Step, style: TerminalStyle) -> [TerminalLine] {
    let lines = TerminalLine(step.title, .color(.blue, bold: true)).wrapped(to: style.textWidth)
    let width = lines.map(\.width).max() ?? 0
    let rule = String(repeating: style.glyphs.rule, count: width)
    return lines + [TerminalLine(rule, .color(.blue))]
  }

  private static func lines(
    of item: StepScript.Item, lesson: Lesson, style: TerminalStyle
  ) -> [TerminalLine] {
    switch item {
    case .prose(let node):
      MarkdownView.lines(lesson.document, [node], style: style)
    case .code(let snippet):
      CodeView.lines(snippet, style: style)
    case .expectation(let expectation):
      OutputView.block(
        [TerminalLine.Piece(expectation.caption, .bold)], text: expectation.text, bar: .dim,
        style: style)
    case .diagnostics(let diagnostics, let program, let isMeant):
      FailureView.lines(diagnostics, in: program, isMeant: isMeant, style: style)
    case .output(let output):
      OutputView.lines(output, style: style)
    case .timeline(let timeline):
      [TerminalLine("What happens on the device", .bold).indented(by: 2), .blank]
        + TimelineView.lines(timeline, style: style)
    case .photographs(let photographs):
      PhotographView.lines(photographs, style: style)
    case .inspections(let inspections):
      LookedIntoView.lines(inspections, style: style)
    case .breakdown(let breakdown):
      FailureView.lines(breakdown, style: style)
    case .notRun(let lack):
      NotRunView.lines("Not run on this machine", lack, style: style)
    }
  }

  /// The promises that the step doesn't keep.
  private static func problems(_ findings: [Finding], lesson: Lesson) -> [[TerminalLine]] {
    guard !findings.isEmpty else { return [] }
    let source = SourceLines(lesson.document.source)
    return [[TerminalLine("This step is not as it should be", .color(.red, bold: true))]]
      + findings.map { FindingView.lines($0) { $0 == lesson.file ? source : nil } }
  }
}

extension Expectation {
  fileprivate var caption: String {
    switch subject {
    case .output(nil): "Expected output"
    case .output(let process?): "\(process) should print"
    case .events: "What should happen"
    }
  }
}
