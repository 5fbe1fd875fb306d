/// The learner's progress: which steps are done, how many hints were shown, which step is next.
///
/// File's bytes → `JSONValue` → `Progress` → what commands show; ``ProgressStore`` keeps the file.
struct Progress: Hashable, Sendable {
  /// The done steps, by `lesson/step`.
  var done: [String: DoneStep] = [:]
  /// How many hints were shown for a step, by `lesson/step`.
  var hints: [String: Int] = [:]
  /// The step, as `lesson/step`, that the learner went to; `nil` to follow the course's order.
  var current: String?
  /// The exercise, as `lesson/step`, that the learner last worked on; `nil` if there is none.
  var exercise: String?
  /// The exercises, as `lesson/step`, that were skipped because the machine couldn't check them.
  var unchecked: Set<String> = []
  /// The fields that this version doesn't know; they are written back unchanged.
  var others: [String: JSONValue] = [:]

  /// A step that was done.
  struct DoneStep: Hashable, Sendable {
    /// The digest of the step's content at that time, so that a changed step counts as stale.
    var digest: String
    /// The fields that this version doesn't know.
    var others: [String: JSONValue] = [:]
  }

  /// The state of a step.
  enum State: String {
    case done, open, stale
  }
}

extension Progress {
  func state(of step: ListedStep) -> State {
    let entries = ([step.path] + step.formerPaths).compactMap { done[$0] }
    guard let entry = entries.first else { return .open }
    return entry.digest == step.digest ? .done : .stale
  }

  /// Records a step as done; if the learner had gone to it, continues with the next one that is
  /// waiting.
  mutating func finish(_ step: ListedStep, in course: CourseContents) {
    done[step.path, default: DoneStep(digest: "")].digest = step.digest
    unchecked.remove(step.path)
    leave(step, in: course)
  }

  /// Records that an exercise can't be checked on this machine: it isn't done, and isn't shown
  /// again unless the learner goes to it.
  mutating func goPast(_ step: ListedStep, in course: CourseContents) {
    unchecked.insert(step.path)
    leave(step, in: course)
  }

  /// If the learner had gone to a step, continues with the next one after it that is waiting.
  private mutating func leave(_ step: ListedStep, in course: CourseContents) {
    guard step.answers(to: current) else { return }
    let following = course.steps.drop { $0.path != step.path }.dropFirst()
    current = following.first(where: isWaiting)?.path
  }

  /// Makes a step, done or not, the next one to show; if it is an exercise, the one to work on.
  mutating func go(to step: ListedStep) {
    current = step.path
    unchecked.remove(step.path)
    work(on: step)
  }

  /// Records that the learner works on a step, if it is an exercise.
  mutating func work(on step: ListedStep) {
    if step.kind == .exercise { exercise = step.path }
  }

  /// Whether a step is still to come in the course's order.
  private func isWaiting(_ step: ListedStep) -> Bool {
    state(of: step) != .done && !unchecked.contains(step.path)
  }

  /// The skipped exercises, in the course's order.
  func uncheckedExercises(in course: CourseContents) -> [String] {
    course.steps.map(\.path).filter(unchecked.contains)
  }

  /// The step that the learner went to, or else the first step of the course that isn't done,
  /// except for exercises that can't be checked.
  func next(in course: CourseContents) -> ListedStep? {
    let steps = course.steps
    return steps.first { $0.answers(to: current) } ?? steps.first(where: isWaiting)
  }

  /// The exercise that the learner last worked on, or else the next step, of whatever kind.
  func stepToWorkOn(in course: CourseContents) -> ListedStep? {
    course.steps.first { $0.answers(to: exercise) && $0.kind == .exercise } ?? next(in: course)
  }

  /// The number of hints shown for a step.
  func hintsShown(of step: ListedStep) -> Int {
    ([step.path] + step.formerPaths).compactMap { hints[$0] }.max() ?? 0
  }

  /// Records that the first `count` hints for a step were shown; a lower count changes nothing.
  mutating func showHints(_ count: Int, of step: ListedStep) {
    guard count > hintsShown(of: step) else { return }
    hints[step.path] = count
  }
}
