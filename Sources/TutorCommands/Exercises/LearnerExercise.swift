import Findings
import Foundation
import LessonChecks
import LessonModel
import SnippetEngine

/// An exercise with the learner's own files.
struct LearnerExercise {
  let lesson: Lesson
  let step: Step
  let exercise: Exercise
  let folder: ExerciseFolder

  /// The step's exercise; `nil` for a step without one.
  ///
  /// Files that the learner has under a name that the step had before are moved to its own.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - lesson: Its lesson.
  ///   - former: The names, as `lesson/step`, that the step had before.
  ///   - workspace: Where the learner's files are.
  init?(_ step: Step, of lesson: Lesson, formerly former: [String] = [], workspace: URL) {
    guard let exercise = step.exercise else { return nil }
    self.lesson = lesson
    self.step = step
    self.exercise = exercise
    folder = ExerciseFolder(workspace: workspace, lesson: lesson.id, step: step.id)
    for path in former {
      let names = path.split(separator: "/").map(String.init)
      guard names.count == 2 else { continue }
      folder.adopt(ExerciseFolder(workspace: workspace, lesson: names[0], step: names[1]))
    }
  }

  /// The step as progress knows it.
  var listed: ListedStep { ListedStep(step, of: lesson) }

  /// The files that the learner begins with.
  var starter: [ExerciseFolder.File] { exercise.starter.compactMap(\.exerciseFile) }

  /// The author's own files.
  var solution: [ExerciseFolder.File] { exercise.solution.files.compactMap(\.exerciseFile) }

  /// Whether the learner's files are the same as the author's.
  func isTheCourses() throws(Failure) -> Bool {
    let wanted = starter.texts.merging(solution.texts) { _, new in new }
    return try folder.read(wanted.keys.sorted()).texts == wanted
  }

  /// Where the learner's files are.
  var places: [URL] { starter.map { folder.place(of: $0.path) } }

  /// The learner's files as code that knows where it comes from.
  ///
  /// - Parameter root: Paths below this folder are relative to it.
  /// - Returns: The existing files, in the starter's order.
  /// - Throws: ``Failure`` when a file can't be read.
  func snippets(below root: URL) throws(Failure) -> [Snippet] {
    let files = try folder.read(starter.map(\.path))
    return exercise.starter.compactMap { snippet in
      guard let file = files.first(where: { $0.path == snippet.exerciseFile?.path }) else {
        return nil
      }
      var own = snippet
      own.text = file.text
      own.file = Self.name(of: folder.place(of: file.path), below: root)
      own.start = SourcePosition(line: 1, column: 1)
      own.infoRange = SourceRange(line: 1, column: 1)
      own.part = nil
      own.pieces = nil
      return own
    }
  }

  private static func name(of place: URL, below root: URL) -> String {
    let prefix = root.path + "/"
    return place.path.hasPrefix(prefix) ? String(place.path.dropFirst(prefix.count)) : place.path
  }
}

extension Snippet {
  /// The snippet as a file of an exercise: `Share/Info.plist`.
  fileprivate var exerciseFile: ExerciseFolder.File? {
    guard case .file(let name, let target) = role else { return nil }
    return ExerciseFolder.File(path: "\(target)/\(name)", text: text)
  }
}
