import LessonModel
import TestSupport
import StepScripts
import TerminalViews
import Testing

/// Whole steps, as a reader sees them in terminals of several kinds.
@Suite struct StepGoldenTests {
  static let styles: [(name: String, style: TerminalStyle)] = [
    ("60", TerminalStyle(width: 60)),
    ("80", TerminalStyle(width: 80)),
    ("120", TerminalStyle(width: 120)),
    ("80-color", TerminalStyle(width: 80, usesColor: true)),
    ("80-ascii", TerminalStyle(width: 80, usesUnicode: false)),
    ("60-dumb", TerminalStyle(width: 60, usesUnicode: false, isDumb: true)),
  ]

  @Test func stepsLookLikeThis() throws {
    let goldens = Golden(in: "Goldens/Steps")
    let sample = try Sample()
    var names: [String] = []
    for (name, style) in Self.styles {
      let text = sample.lesson.steps.map { step in
        StepView(
          StepScript(
            step, of: sample.lesson, result: sample.results["\(sample.lesson.id)/\(step.id)"]),
          of: step, in: sample.lesson, style: style
        ).text
      }.joined(separator: "\n\n")
      goldens.expect(text, in: "\(name).txt")
      names.append("\(name).txt")
    }
    goldens.expectNothing(besides: names)
  }
}
