import Findings
import LessonModel
import Outcomes

/// What a step shows on its page.
struct StepSection {
  let step: Step
  let result: StepResult?
  let script: StepScript
  let colors: ProcessColors
  let prose: ProseRenderer

  var markup: Markup {
    let parts = script.parts(around: step.quizzes)
    return parts.above.map(markup(of:)).joined() + quizzes + outcome(parts.behind) + exercise
      + problems
  }
}

extension StepSection {
  private func markup(of item: StepScript.Item) -> Markup {
    switch item {
    case .prose(let node): prose.markup(of: node)
    case .code(let snippet): CodeFigure(snippet: snippet).markup
    case .expectation(let expectation):
      OutputFigure.figure(expectation.caption, text: expectation.text)
    case .diagnostics(let diagnostics, let program, let isMeant):
      FailureFigure(diagnostics, in: program, isMeant: isMeant).markup
    case .output(let output): OutputFigure(output: output).markup
    case .timeline(let timeline): TimelineFigure(timeline: timeline, colors: colors).markup
    case .photographs(let photographs): PhotographFigure(photographs: photographs).markup
    case .inspections(let inspections): InspectionFigure(inspections: inspections).markup
    case .breakdown(let breakdown): FailureFigure(breakdown).markup
    case .notRun(let lack): NotRunFigure(title: "Not run on this machine", lack: lack).markup
    }
  }

  /// What came of it, for those who have made up their minds.
  private func outcome(_ items: [StepScript.Item]) -> Markup {
    guard !items.isEmpty else { return .empty }
    return """
      <details class="outcome">
      <summary>See what happens</summary>
      \(items.map(markup(of:)).joined())</details>

      """
  }

  private var quizzes: Markup {
    step.quizzes.enumerated().map { index, quiz in
      let known = result?.rightAnswers ?? []
      return QuizFigure(
        quiz: quiz, rightAnswers: known.indices.contains(index) ? known[index] : nil, prose: prose
      ).markup
    }.joined()
  }

  private var exercise: Markup {
    guard let exercise = step.exercise else { return .empty }
    let notRun = result?.exerciseLack.map {
      NotRunFigure(title: "The exercise's check: not run on this machine", lack: $0).markup
    }
    return ExerciseFigure(exercise: exercise, prose: prose).markup + (notRun ?? .empty)
  }

  /// The promises that the step doesn't keep, in plain sight.
  private var problems: Markup {
    let findings = result?.findings ?? []
    guard !findings.isEmpty else { return .empty }
    return """
      <figure class="failure unmeant">
      <figcaption>This step is not as it should be</figcaption>
      <pre tabindex="0"><samp>\(findings.map { $0.text() }.joined())</samp></pre>
      </figure>

      """
  }
}

extension Expectation {
  fileprivate var caption: Markup {
    switch subject {
    case .output(nil): "Expected output"
    case .output(let process?): "<b>\(process)</b> should print"
    case .events: "What should happen"
    }
  }
}
