import Findings
import StepScripts

/// What a step shows on its page.
struct StepSection {
  let script: StepScript
  let colors: ProcessColors
  let prose: ProseRenderer

  var markup: Markup {
    let questions = script.questions.map { QuizFigure(question: $0, section: self).markup }
    return markup(of: script.itemsAboveQuestions) + questions.joined() + results + exercise
      + problems
  }

  func markup(of items: [StepScript.Item]) -> Markup { items.map(markup(of:)).joined() }
}

extension StepSection {
  private func markup(of item: StepScript.Item) -> Markup {
    switch item {
    case .prose(let node): prose.markup(of: node)
    case .code(let code): CodeFigure(code: code).markup
    case .printed(let printed): OutputFigure(printed: printed).markup
    case .timeline(let title, let timeline):
      TimelineFigure(title: title, timeline: timeline, colors: colors).markup
    case .photographs(let photographs): PhotographFigure(photographs: photographs).markup
    case .failure(let failure): FailureFigure(failure: failure).markup
    case .remark(let text): "<p class=\"nothing\">\(text)</p>\n"
    case .question(let question): QuizFigure(question: question, section: self).markup
    case .waiting(let items): waiting(items)
    }
  }

  /// The results, for readers who have made up their minds.
  private var results: Markup {
    let items = script.itemsBelowQuestions
    return items.isEmpty ? .empty : waiting(items)
  }

  private func waiting(_ items: [StepScript.Item]) -> Markup {
    """
    <details class="outcome">
    <summary>\(StepScript.resultsInvitation)</summary>
    \(markup(of: items))</details>

    """
  }

  private var exercise: Markup {
    script.exercise.map { ExerciseFigure(exercise: $0, section: self).markup } ?? .empty
  }

  /// The promises that the step breaks, always visible.
  private var problems: Markup {
    guard let problems = script.problems else { return .empty }
    return """
      <figure class="failure unmeant">
      <figcaption>\(problems.title)</figcaption>
      <pre tabindex="0"><samp>\(problems.findings.map { $0.text() }.joined())</samp></pre>
      </figure>

      """
  }
}
