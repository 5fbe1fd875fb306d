import CommonMark
import Findings
import LessonModel
import Testing

@testable import TutorCommands

/// A course of two small lessons, `first` with the steps `one`, `two`, `three`, and `second` with
/// `four`.
struct CourseFixture {
  var course: Course

  /// The course; `words` is the text of step `two`.
  init(words: String = "Some words.") throws {
    let first = try Self.lesson(
      "first", "## One\n\nText.\n\n## Two\n\n\(words)\n\n## Three\n\nText.\n")
    let second = try Self.lesson("second", "## Four\n\nText.\n")
    course = Course(title: "Course", parts: [Course.Part(title: "Part", lessons: [first, second])])
  }

  /// The course with a different title for step `two`.
  init(titleOfTwo title: String) throws {
    self = try Self(texts: ["One": "Text.", title: "Text.", "Three": "Text."])
  }

  /// A course with one lesson, `first`, with steps of these titles and texts.
  init(texts: KeyValuePairs<String, String>) throws {
    let steps = texts.map { "## \($0.key)\n\n\($0.value)\n" }.joined(separator: "\n")
    let first = try Self.lesson("first", steps)
    course = Course(title: "Course", parts: [Course.Part(title: "Part", lessons: [first])])
  }

  /// A course with two lessons, of which the first has an exercise, `first/exercise`, between two
  /// steps without one.
  static func withExercise() throws -> CourseFixture {
    let first = try lesson(
      "first", "## One\n\nText.\n\n## Exercise\n\n\(exercise)\n\n## Three\n\nText.\n",
      targets: "targets:\n  - {name: Reader, kind: app, identifier: com.example.Reader}\n")
    let second = try lesson("second", "## Four\n\nText.\n")
    var fixture = try CourseFixture()
    fixture.course.parts = [Course.Part(title: "Part", lessons: [first, second])]
    return fixture
  }

  /// The course as commands list it.
  var contents: CourseContents { CourseContents(course) }

  /// The step with a path, as commands list it.
  func listed(_ path: String) throws -> ListedStep {
    try #require(contents.steps.first { $0.path == path }, "no step \(path)")
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

  private static func lesson(
    _ id: String, _ steps: String, targets: String = ""
  ) throws -> Lesson {
    let text =
      "---\nid: \(id)\ntitle: A lesson\n\(targets)---\n\n# A lesson\n\nWords.\n\n\(steps)"
    let parsed = LessonParser.parse(text, file: "lesson.md")
    return try #require(parsed.lesson, "\(parsed.findings)")
  }

  private static func code(_ links: String) -> String {
    "```swift file=Reader.swift target=Reader\nlet links = \(links)\n```"
  }

  private static let exercise = """
    Set it.

    \(code("0").replacing("target=Reader", with: "target=Reader starter"))

    ### Check

    ```swift scene
    import ExtensionHost
    ```

    | seen | verdict |
    |---|---|
    | otherwise | Count again. |

    ### Hints

    1. Count.
    2. Count the *links*.

    ### Solution

    There is one link, and `links` says so.

    \(code("1"))

    ### Accepted

    #### In binary

    \(code("0b1"))

    #### With a type

    \(code("Int(1)"))

    ### Rejected

    #### Too many

    > Count again.

    \(code("2"))

    #### Too few

    > Count again.

    \(code("-1"))
    """
}
