package import LessonModel

/// What has to wait until a reader has answered.
extension StepScript {
  /// The items above a step's questions, and those that follow them.
  ///
  /// A prediction asks what is going to happen. So what did happen, if the step ends with it, comes
  /// behind the questions; what the text speaks of further on stays where it is.
  package func parts(around questions: [Quiz]) -> (above: [Item], behind: [Item]) {
    guard questions.contains(where: { $0.kind == .prediction }) else { return (items, []) }
    let end = items.lastIndex { !$0.isResult }.map { $0 + 1 } ?? 0
    return (Array(items[..<end]), Array(items[end...]))
  }
}

extension StepScript.Item {
  /// Whether it came of a run, or is expected of one.
  fileprivate var isResult: Bool {
    switch self {
    case .prose, .code: false
    case .expectation, .diagnostics, .output, .timeline, .photographs, .inspections, .breakdown,
      .notRun:
      true
    }
  }
}
