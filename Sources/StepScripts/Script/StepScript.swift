package import CommonMark
package import Findings
package import LessonModel
package import Outcomes

/// What a step shows, in order and in words, the same for pages and terminals, which only draw it.
///
/// `Lesson` + `Step` + `StepResult` → `StepScript` → HTML, or lines of text.
///
/// What a program really printed and did replaces the blocks that state what is expected; results
/// that no block states follow the program's last block.
package struct StepScript: Sendable {
  package var title: String
  /// The step's position: "step 3 of 7".
  package var place: String
  package var items: [Item]
  /// How many items come before the questions; what a prediction asks about follows them.
  private var countAboveQuestions: Int
  package var questions: [Question]
  package var exercise: ExerciseScript?
  package var problems: Problems?

  /// One thing that a step shows.
  package enum Item: Sendable {
    /// A block of the document.
    case prose(Document.NodeID)
    case code(Code)
    case printed(Printed)
    case timeline(title: String, Timeline)
    case photographs(Photographs)
    case failure(Failure)
    /// A remark that there is more than is shown.
    case remark(String)
    /// A question among the step's text.
    case question(Question)
    /// Results that are held back until the reader has answered the prediction above them.
    case waiting([Item])
  }

  /// The promises that the step breaks.
  package struct Problems: Sendable {
    package var title: String
    package var findings: [Finding]
  }

  /// Lays out a step; without a result it shows what is expected.
  package init(_ step: Step, of lesson: Lesson, result: StepResult? = nil) {
    var writer = StepScriptWriter(step: step, of: lesson, result: result)
    writer.run()
    title = step.title
    place =
      ScriptWords.place(step.number, of: lesson.steps.count)
      + (step.number == 1 && lesson.steps.count > 1
        ? ScriptWords.separator + LessonFigures(lesson).minutesText : "")
    items = writer.items.waiting(for: step.quizzes)
    let asksForResults = step.quizzes.contains { $0.kind == .prediction && !$0.isLight }
    countAboveQuestions =
      asksForResults ? items.lastIndex { !$0.isResult }.map { $0 + 1 } ?? 0 : items.count
    questions = writer.questions
    exercise = step.exercise.map { ExerciseScript($0, lack: result?.exerciseLack) }
    let findings = result?.findings ?? []
    problems = findings.isEmpty ? nil : Problems(title: ScriptWords.problems, findings: findings)
  }
}

extension StepScript {
  /// What is shown above the step's questions.
  ///
  /// A prediction asks what is going to happen. So the results, if the step ends with them, follow
  /// the questions; those followed by more text stay where they are.
  package var itemsAboveQuestions: [Item] { Array(items.prefix(countAboveQuestions)) }

  /// What is shown once the questions are answered.
  package var itemsBelowQuestions: [Item] { Array(items.dropFirst(countAboveQuestions)) }

  /// The title above what follows the questions.
  package static let resultsTitle = ScriptWords.results

  /// The title that opens what follows the questions, for readers who have made up their minds.
  package static let resultsInvitation = ScriptWords.seeResults

  /// What happened on the device, program by program.
  package var timelines: [Timeline] {
    items.compactMap { if case .timeline(_, let timeline) = $0 { timeline } else { nil } }
  }
}

extension [StepScript.Item] {
  /// The items, with the results that directly follow a prediction grouped.
  fileprivate func waiting(for quizzes: [Quiz]) -> [StepScript.Item] {
    var predictions = quizzes.filter(\.isLight).map { $0.kind == .prediction }[...]
    var items: [StepScript.Item] = []
    var rest = self[...]
    while let item = rest.popFirst() {
      items.append(item)
      guard case .question = item, predictions.popFirst() == true else { continue }
      let results = rest.prefix(while: \.isResult)
      guard !results.isEmpty else { continue }
      items.append(.waiting(Array(results)))
      rest = rest.dropFirst(results.count)
    }
    return items
  }
}

extension StepScript.Item {
  /// Whether it results from a run, or is expected of one.
  fileprivate var isResult: Bool {
    switch self {
    case .prose, .code, .question, .waiting: false
    case .printed, .timeline, .photographs, .failure, .remark: true
    }
  }
}
