import Foundation
import LessonModel

/// Finds the exercise that a command is about.
struct ExerciseFinder {
  let place: Workplace
  let course: Course

  /// The exercise of the named step, or without a name the one of the next step.
  ///
  /// - Throws: ``Failure`` when the step isn't an exercise.
  func exercise(_ word: String?) throws(Failure) -> LearnerExercise {
    let (lesson, step) = try chosen(word)
    guard let exercise = LearnerExercise(step, of: lesson, workspace: place.workspace) else {
      throw Failure(
        .unusable,
        "tutor: '\(lesson.path(of: step))' is no exercise; 'tutor list' shows which steps are")
    }
    return exercise
  }

  private func chosen(_ word: String?) throws(Failure) -> (lesson: Lesson, step: Step) {
    if let word { return try StepFinder(course: course).step(word) }
    let progress = try place.progressStore.read(Console.standardError)
    guard let next = progress.next(in: course) else {
      throw Failure(.unusable, "tutor: all steps are done; name one, as in 'tutor list'")
    }
    return next
  }
}

extension Workplace {
  /// The exercise that a command is about; the course must be without errors.
  func exercise(_ word: String?) throws(Failure) -> LearnerExercise {
    let course = try course(Reporter(console: .standardError, root: root))
    return try ExerciseFinder(place: self, course: course).exercise(word)
  }

  /// A file's path as the learner sees it: from the repository where it is inside.
  func shown(_ url: URL) -> String {
    let prefix = root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}
