import Findings
import LessonModel

/// Finds the step that a word on the command line refers to.
struct StepFinder {
  let course: CourseContents

  /// The step whose `lesson/step` is the word, the first of the lesson whose id or title it is, or
  /// the only step whose `lesson/step` contains it.
  ///
  /// A step is also found by its former name; the console is then told its new one.
  ///
  /// - Throws: ``Failure`` that lists the steps that the word could mean, or similar ones.
  func step(
    _ word: String, telling console: Console = .standardError
  ) throws(Failure) -> ListedStep {
    let all = course.steps
    if let exact = all.first(where: { $0.path == word }) { return exact }
    if let moved = all.first(where: { $0.answers(to: word) }) {
      console.write(CommandLineWords.movedStep(word, to: moved.path) + "\n")
      return moved
    }
    let named = all.filter { $0.id == word }
    if named.count != 1, let first = firstStep(ofLesson: word) { return first }
    let found = named.isEmpty ? all.filter { $0.path.contains(word) } : named
    if found.count == 1 { return found[0] }
    guard !found.isEmpty else {
      let suggestion = NearMiss.suggestion(
        for: word, among: all.map(\.id) + all.map(\.path))
      throw Failure(
        .unusable, saying: CommandLineWords.unknownStep(word, suggestion: suggestion))
    }
    throw Failure(
      .unusable, saying: CommandLineWords.ambiguousStep(word, steps: found.map(\.path)))
  }

  private func firstStep(ofLesson word: String) -> ListedStep? {
    let lesson = course.lessons.first {
      $0.id == word || $0.title.lowercased() == word.lowercased()
    }
    return lesson?.steps.first
  }
}
