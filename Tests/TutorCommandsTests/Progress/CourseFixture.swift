import CommonMark
import Findings
import LessonModel
import Testing

/// A course of two small lessons, `first` with the steps `one`, `two`, `three`, and `second` with
/// `four`.
struct CourseFixture {
  var course: Course

  /// The course; `words` is what step `two` says.
  init(words: String = "Some words.") throws {
    let first = try Self.lesson(
      "first", "## One\n\nText.\n\n## Two\n\n\(words)\n\n## Three\n\nText.\n")
    let second = try Self.lesson("second", "## Four\n\nText.\n")
    course = Course(title: "Course", parts: [Course.Part(title: "Part", lessons: [first, second])])
  }

  /// The step with a path, and its lesson.
  func step(_ path: String) throws -> (lesson: Lesson, step: Step) {
    for lesson in course.lessons {
      if let step = lesson.steps.first(where: { "\(lesson.id)/\($0.id)" == path }) {
        return (lesson, step)
      }
    }
    return try #require(nil, "no step \(path)")
  }

  private static func lesson(_ id: String, _ steps: String) throws -> Lesson {
    let text = "---\nid: \(id)\ntitle: A lesson\n---\n\n# A lesson\n\nWords.\n\n\(steps)"
    let parsed = LessonParser.parse(text, file: "lesson.md")
    return try #require(parsed.lesson, "\(parsed.findings)")
  }
}
