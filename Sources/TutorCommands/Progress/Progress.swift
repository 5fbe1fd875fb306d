import LessonModel

/// How far the learner is: which steps are done, how many hints were shown, where the next step is.
///
/// File's bytes → `JSONValue` → `Progress` → what commands show; ``ProgressStore`` keeps the file.
struct Progress: Hashable, Sendable {
  /// The done steps, by `lesson/step`.
  var done: [String: DoneStep] = [:]
  /// How many hints were shown of a step, by `lesson/step`.
  var hints: [String: Int] = [:]
  /// The step, as `lesson/step`, that the learner went to; `nil` where the course's order rules.
  var current: String?
  /// The exercise, as `lesson/step`, that the learner worked on last; `nil` where there was none.
  var exercise: String?
  /// The exercises, as `lesson/step`, that the learner went past since the machine couldn't check them.
  var unchecked: Set<String> = []
  /// The fields of the file that this version doesn't know; they are written back as they were.
  var others: [String: JSONValue] = [:]

  /// A step that was done.
  struct DoneStep: Hashable, Sendable {
    /// The digest of what the step said at that time, so that a changed step counts as open again.
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
  func state(of step: Step, in lesson: Lesson) -> State {
    guard let entry = done[lesson.path(of: step)] else { return .open }
    return entry.digest == lesson.digest(of: step) ? .done : .stale
  }

  /// Records a step as done; who went to it is led on to the next one after it that isn't.
  mutating func finish(_ step: Step, of lesson: Lesson, in course: Course) {
    let path = lesson.path(of: step)
    done[path, default: DoneStep(digest: "")].digest = lesson.digest(of: step)
    unchecked.remove(path)
    leave(path, in: course)
  }

  /// Records that an exercise can't be checked on this machine: it isn't done, and isn't shown again
  /// unless the learner goes to it.
  mutating func goPast(_ step: Step, of lesson: Lesson, in course: Course) {
    let path = lesson.path(of: step)
    unchecked.insert(path)
    leave(path, in: course)
  }

  /// Leads who went to a step on to the next one after it that is waiting.
  private mutating func leave(_ path: String, in course: Course) {
    guard current == path else { return }
    let following = course.steps.drop { $0.path(of: $1) != path }.dropFirst()
    current = following.first { isWaiting($1, in: $0) }.map { $0.path(of: $1) }
  }

  /// Makes a step, done or not, the next one to be shown; an exercise is the one to work on.
  mutating func go(to step: Step, of lesson: Lesson) {
    current = lesson.path(of: step)
    unchecked.remove(lesson.path(of: step))
    work(on: step, of: lesson)
  }

  /// Records that the learner works on a step, if it is an exercise.
  mutating func work(on step: Step, of lesson: Lesson) {
    if step.exercise != nil { exercise = lesson.path(of: step) }
  }

  /// Whether a step is still to come in the course's order.
  private func isWaiting(_ step: Step, in lesson: Lesson) -> Bool {
    state(of: step, in: lesson) != .done && !unchecked.contains(lesson.path(of: step))
  }

  /// The exercises that the learner went past, in the course's order.
  func uncheckedExercises(in course: Course) -> [String] {
    course.steps.map { $0.path(of: $1) }.filter(unchecked.contains)
  }

  /// The step that the learner went to, or else the first step of the course that isn't done, but for
  /// exercises that can't be checked.
  func next(in course: Course) -> (lesson: Lesson, step: Step)? {
    let steps = course.steps
    return steps.first { $0.path(of: $1) == current }
      ?? steps.first { isWaiting($1, in: $0) }
  }

  /// The exercise that the learner worked on last, or else the next step, whatever it is.
  func stepToWorkOn(in course: Course) -> (lesson: Lesson, step: Step)? {
    course.steps.first { $0.path(of: $1) == exercise && $1.exercise != nil } ?? next(in: course)
  }

  /// The number of hints that were shown of a step.
  func hintsShown(of step: Step, in lesson: Lesson) -> Int {
    hints[lesson.path(of: step), default: 0]
  }

  /// Records that the first `count` hints of a step were shown; fewer than before change nothing.
  mutating func showHints(_ count: Int, of step: Step, in lesson: Lesson) {
    guard count > hintsShown(of: step, in: lesson) else { return }
    hints[lesson.path(of: step)] = count
  }
}

extension Course {
  /// All steps in order, each with its lesson.
  fileprivate var steps: [(lesson: Lesson, step: Step)] {
    lessons.flatMap { lesson in lesson.steps.map { (lesson, $0) } }
  }
}
