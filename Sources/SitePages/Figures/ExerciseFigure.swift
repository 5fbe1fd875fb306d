import LessonModel

/// What a page offers to an exercise besides its task: hints one by one, and the solution.
struct ExerciseFigure {
  let exercise: Exercise
  let prose: ProseRenderer

  var markup: Markup {
    let hints = exercise.hints.enumerated().map { index, hint -> Markup in
      """
      <details><summary>Hint \(index + 1) of \(exercise.hints.count)</summary>
      \(prose.markup(of: hint.nodes))</details>

      """
    }.joined()
    return """
      <section class="exercise">
      <h3>Your turn</h3>
      <p>In a terminal, <code>./tutor next</code> gives you the files of this exercise, and
      <code>./tutor check</code> tells you how you did.</p>
      \(hints)<details><summary>The solution</summary>
      \(solution)</details>
      </section>

      """
  }

  private var solution: Markup {
    exercise.solution.blocks.map { block -> Markup in
      switch block {
      case .prose(let node): prose.markup(of: node)
      case .snippet(let snippet): CodeFigure(snippet: snippet).markup
      case .expectation: .empty
      }
    }.joined()
  }
}
