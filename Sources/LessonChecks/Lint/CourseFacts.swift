package import LessonModel

/// What rules know about a lesson's surroundings.
package struct CourseFacts: Sendable {
  /// The lessons that links can point to, in the course's order.
  package var lessons: [Lesson]
  /// The folder of the lessons' folders, as findings show it: "Lessons"; `nil` for a lesson that is
  /// in no course, whose links may point anywhere.
  package var folder: String?
  /// All files that links can point to, as findings show them: "Lessons/share/lesson.md".
  package var files: Set<String>
  /// What the simulated device declares; `nil` if its table isn't available.
  package var simulation: DeclaredNames?
  /// The topics that the course is to cover; `nil` if it names none.
  package var topics: Topics?
  /// The words that the course explains; `nil` if it lists none.
  package var glossary: Glossary?
  /// The ids of the lessons that must stay within limits of length and of steps without a task.
  package var limited: Set<String>

  package init(
    lessons: [Lesson], folder: String? = "Lessons", files: Set<String> = [],
    simulation: DeclaredNames? = nil, topics: Topics? = nil, glossary: Glossary? = nil,
    limited: Set<String> = []
  ) {
    self.lessons = lessons
    self.folder = folder
    self.files = files
    self.simulation = simulation
    self.topics = topics
    self.glossary = glossary
    self.limited = limited
  }
}

extension CourseFacts {
  /// Whether a path is that of a file in the course.
  func contains(_ path: String) -> Bool { files.contains(path) }

  /// Whether a path is that of a folder in the course with files in it.
  func containsFolder(_ path: String) -> Bool {
    path == folder || files.contains { $0.hasPrefix(path + "/") }
  }

  /// Whether a path is below the course's folder, whether or not the file exists.
  func isInside(_ path: String) -> Bool {
    folder.map { path == $0 || path.hasPrefix($0 + "/") } ?? true
  }

  /// Finds the lesson in a file.
  func lesson(in file: String) -> Lesson? { lessons.first { $0.file == file } }
}
