package import LessonModel

/// What rules know of the world around a lesson.
package struct CourseFacts: Sendable {
  /// The lessons that links can lead to, in the course's order.
  package var lessons: [Lesson]
  /// The folder of the lessons' folders, as findings show it: "Lessons"; `nil` for a lesson that is
  /// in no course, and whose links may lead anywhere.
  package var folder: String?
  /// All files that links can lead to, as findings show them: "Lessons/share/lesson.md".
  package var files: Set<String>
  /// What the simulated device declares; `nil` where its table isn't at hand.
  package var simulation: DeclaredNames?
  /// What the course is to cover; `nil` where it doesn't say.
  package var topics: Topics?
  /// The ids of the lessons that are held to the limits of length, and of something to do.
  package var limited: Set<String>

  package init(
    lessons: [Lesson], folder: String? = "Lessons", files: Set<String> = [],
    simulation: DeclaredNames? = nil, topics: Topics? = nil, limited: Set<String> = []
  ) {
    self.lessons = lessons
    self.folder = folder
    self.files = files
    self.simulation = simulation
    self.topics = topics
    self.limited = limited
  }
}

extension CourseFacts {
  /// Whether a path leads to a file of the course.
  func contains(_ path: String) -> Bool { files.contains(path) }

  /// Whether a path leads to a folder of the course that has files.
  func containsFolder(_ path: String) -> Bool {
    path == folder || files.contains { $0.hasPrefix(path + "/") }
  }

  /// Whether a path is below the course's folder, be there a file or not.
  func isInside(_ path: String) -> Bool {
    folder.map { path == $0 || path.hasPrefix($0 + "/") } ?? true
  }

  /// Finds the lesson in a file.
  func lesson(in file: String) -> Lesson? { lessons.first { $0.file == file } }
}
