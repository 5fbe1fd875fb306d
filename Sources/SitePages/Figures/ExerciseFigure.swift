import StepScripts

/// What a page has for an exercise besides its task: hints one by one, and the solution.
struct ExerciseFigure {
  let exercise: ExerciseScript
  let section: StepSection

  var markup: Markup {
    let hints = exercise.hints.map { hint -> Markup in
      """
      <details><summary>\(hint.title)</summary>
      \(section.prose.markup(of: hint.nodes))</details>

      """
    }.joined()
    let notRun = exercise.notRun.map { FailureFigure(failure: $0).markup } ?? .empty
    return """
      <section class="exercise">
      <h3>\(exercise.title)</h3>
      <p>\(exercise.invitation.markup)</p>
      \(hints)<details><summary>\(exercise.solutionTitle)</summary>
      \(section.markup(of: exercise.solution))</details>
      </section>
      \(notRun)
      """
  }
}
