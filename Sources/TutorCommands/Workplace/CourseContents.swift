import LessonModel
import StepScripts

/// What commands know about a course without its text: the names of its steps, and which have
/// changed.
///
/// A command that shows a step reads only that step's lesson; only commands that search or check
/// all lessons read the others.
struct CourseContents: Hashable, Codable, Sendable {
  var title: String
  var lessons: [ListedLesson]
  /// The names of steps by the names that they had before, each `lesson/step`.
  var moved: [String: String] = [:]

  /// All steps, in order.
  var steps: [ListedStep] { lessons.flatMap(\.steps) }
}

/// A lesson in the list.
struct ListedLesson: Hashable, Codable, Sendable {
  var id: String
  var title: String
  var part: String
  /// How many minutes it takes, as ``LessonFigures`` counts them.
  var minutes: Int
  var steps: [ListedStep]
}

/// A step in the list, as progress knows it.
struct ListedStep: Hashable, Codable, Sendable {
  /// The lesson's id.
  var lesson: String
  /// The lesson's file, relative to the repository.
  var file: String
  /// The lesson's part.
  var part: String
  var id: String
  var title: String
  var kind: Kind
  /// The digest of the step's content.
  var digest: String
  /// The names, as `lesson/step`, that the step had before.
  var formerPaths: [String] = []

  /// The step's name for commands: "lesson/step".
  var path: String { "\(lesson)/\(id)" }

  /// Whether the step has, or had before, a name.
  func answers(to path: String?) -> Bool {
    path.map { $0 == self.path || formerPaths.contains($0) } ?? false
  }

  /// What the step asks of its reader.
  enum Kind: String, Codable { case reading, example, exercise }
}

extension CourseContents {
  init(_ course: Course) {
    title = course.title
    moved = course.moved
    let former = Dictionary(grouping: course.moved.keys.sorted()) { course.moved[$0] ?? "" }
    lessons = course.lessons.map { lesson in
      ListedLesson(
        id: lesson.id, title: lesson.title, part: lesson.part,
        minutes: LessonFigures(lesson).minutes,
        steps: zip(lesson.steps, lesson.digests).map { step, digest in
          var listed = ListedStep(step, of: lesson, digest: digest)
          listed.formerPaths = former[listed.path] ?? []
          return listed
        })
    }
  }
}

extension ListedStep {
  init(_ step: Step, of lesson: Lesson) {
    self.init(step, of: lesson, digest: lesson.digest(of: step))
  }

  init(_ step: Step, of lesson: Lesson, digest: String) {
    self.init(
      lesson: lesson.id, file: lesson.file, part: lesson.part, id: step.id, title: step.title,
      kind: step.exercise != nil ? .exercise : step.programs.isEmpty ? .reading : .example,
      digest: digest)
  }
}
