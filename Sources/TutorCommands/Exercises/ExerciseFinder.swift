import Foundation
import LessonModel

/// Finds the exercise that a command is about.
struct ExerciseFinder {
  let place: Workplace
  let course: Course

  /// The exercise of the named step, or without a name the one that the learner worked on last.
  ///
  /// - Throws: ``Failure`` when the step isn't an exercise.
  func exercise(_ word: String?) throws(Failure) -> LearnerExercise {
    let progress = try place.progressStore.read(Console.standardError)
    let (lesson, step) = try chosen(word, progress)
    guard let exercise = LearnerExercise(step, of: lesson, workspace: place.workspace) else {
      throw Failure(
        .unusable,
        "tutor: '\(lesson.path(of: step))' isn't an exercise; \(CommandName.quoted("list")) marks them"
      )
    }
    if progress.exercise != lesson.path(of: step) {
      _ = try place.progressStore.update(Console.standardError) { $0.work(on: step, of: lesson) }
    }
    return exercise
  }

  private func chosen(
    _ word: String?, _ progress: Progress
  ) throws(Failure) -> (lesson: Lesson, step: Step) {
    if let word { return try StepFinder(course: course).step(word) }
    guard let found = progress.stepToWorkOn(in: course) else {
      throw Failure(
        .unusable, "tutor: all steps are done; name one, as in \(CommandName.quoted("list"))")
    }
    return found
  }
}

extension Workplace {
  /// The exercise that a command is about, with its course, which must be without errors.
  func exercise(_ word: String?) throws(Failure) -> (exercise: LearnerExercise, course: Course) {
    let course = try course(Reporter(console: .standardError, root: root))
    return (try ExerciseFinder(place: self, course: course).exercise(word), course)
  }

  /// A file's path as the learner sees it: from the repository where it is inside.
  func shown(_ url: URL) -> String {
    let prefix = root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}
