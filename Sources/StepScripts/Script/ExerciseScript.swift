package import CommonMark
package import LessonModel
package import Outcomes

/// What a step has for its exercise besides the task: hints one by one, and the solution.
package struct ExerciseScript: Sendable {
  package var title: String
  /// How to begin, for readers of the page.
  package var invitation: Caption
  package var hints: [Hint]
  package var solutionTitle: String
  /// The author's files, and the reasons for them.
  package var solution: [StepScript.Item]
  /// The failure to show if the exercise's check could not be run.
  package var notRun: StepScript.Failure?

  /// One hint with its number.
  package struct Hint: Sendable {
    package var title: String
    package var nodes: [Document.NodeID]
  }

  package init(_ exercise: Exercise, lack: MachineLack? = nil) {
    title = ScriptWords.yourTurn
    invitation = ScriptWords.inATerminal
    hints = exercise.hints.enumerated().map { index, hint in
      Hint(title: ScriptWords.hint(index + 1, of: exercise.hints.count), nodes: hint.nodes)
    }
    solutionTitle = ScriptWords.solution
    solution = exercise.solution.blocks.compactMap(StepScript.Item.init)
    notRun = lack.map { StepScript.Failure(notRun: ScriptWords.checkNotRun, $0) }
  }
}
