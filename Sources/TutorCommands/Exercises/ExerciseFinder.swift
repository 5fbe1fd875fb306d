import Foundation

/// Finds the exercise that a command is about.
struct ExerciseFinder {
  let place: Workplace
  let course: CourseContents
  let reporter: Reporter

  /// The exercise of the named step or, without a name, the one that the learner last worked on.
  ///
  /// - Throws: ``Failure`` if the step isn't an exercise.
  func exercise(_ word: String?, mergesParts: Bool = true) throws(Failure) -> LearnerExercise {
    let progress = try place.progressStore.read(Console.standardError)
    let listed = try chosen(word, progress)
    let (lesson, step) = try place.step(listed, mergesParts: mergesParts, reporter)
    guard
      let exercise = LearnerExercise(
        step, of: lesson, formerly: listed.formerPaths, workspace: place.workspace)
    else {
      throw Failure(.unusable, saying: ExerciseWords.notAnExercise(listed.path))
    }
    if progress.exercise != listed.path {
      _ = try place.progressStore.update(Console.standardError) { $0.work(on: listed) }
    }
    return exercise
  }

  private func chosen(_ word: String?, _ progress: Progress) throws(Failure) -> ListedStep {
    if let word { return try StepFinder(course: course).step(word) }
    guard let found = progress.stepToWorkOn(in: course) else {
      throw Failure(.unusable, saying: ExerciseWords.nothingToWorkOn)
    }
    return found
  }
}

extension Workplace {
  /// The exercise that a command is about, with its course, which must be without errors.
  func exercise(
    _ word: String?, mergesParts: Bool = true
  ) throws(Failure) -> (exercise: LearnerExercise, course: CourseContents) {
    let reporter = Reporter(console: .standardError, root: root)
    let course = try contents(reporter)
    let finder = ExerciseFinder(place: self, course: course, reporter: reporter)
    return (try finder.exercise(word, mergesParts: mergesParts), course)
  }

  /// A file's path for the learner: relative to the repository if it is inside.
  func shown(_ url: URL) -> String {
    let prefix = root.path + "/"
    return url.path.hasPrefix(prefix) ? String(url.path.dropFirst(prefix.count)) : url.path
  }
}
