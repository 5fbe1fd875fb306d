import Findings
import LessonModel
import TestSupport
import Testing

/// The files of a course: course.yml, the lessons' ids by folder, and the course's findings.
struct CourseCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var plan: String
  var files: [String: String]
  var findings: String

  init(_ name: String, _ plan: String, files: [String: String], _ findings: String) {
    testDescription = name
    self.plan = plan
    self.files = files
    self.findings = findings
  }
}

/// Courses, and what is wrong with them.
@Suite struct CourseTests {
  @Test func lessonsComeInTheirOrder() throws {
    let plan = """
      title: Course
      parts:
        - title: One
          lessons: [b, a]
        - {title: Two, lessons: [c]}
      """
    let files = files(
      plan, ["a": small("a"), "b": small("b"), "c": small("c", part: "Two")],
      folders: ["c", "a", ".build", "b"])
    let loaded = Course.load(from: files)
    #expect(loaded.findings == [])
    let course = try #require(loaded.course)
    #expect(course.title == "Course")
    #expect(course.parts.map(\.title) == ["One", "Two"])
    #expect(course.lessons.map(\.id) == ["b", "a", "c"])
    #expect(course.lessons.map(\.part) == ["One", "One", "Two"])
    #expect(course.lessons.first?.file == "Lessons/b/lesson.md")
  }

  @Test(arguments: planMistakes + lessonMistakes)
  func mistakeIsReported(_ example: CourseCase) throws {
    let loaded = Course.load(from: files(example.plan, example.files))
    let text = loaded.findings.map { $0.text() }.joined()
    let diff = LineDiff(expected: example.findings, actual: text)
    #expect(diff.isEmpty, "\(diff)")
  }

  @Test func folderThatCannotBeListedIsReported() {
    let files = CourseFiles(path: "Lessons", folders: { .failure(.system("denied")) }) { path in
      path == "course.yml" ? .success(Array("title: x\nparts: []\n".utf8)) : .failure(.missing)
    }
    #expect(
      Course.load(from: files).findings == [
        Finding(
          .unreadableFile, "Folder 'Lessons' can't be read: denied", file: "Lessons/course.yml")
      ])
  }

  static let planMistakes = [
    CourseCase(
      "no course.yml", "", files: [:],
      """
      Lessons/course.yml: error: 'course.yml' does not exist
       = help: create one with 'title' and 'parts'

      """),
    CourseCase(
      "an empty course.yml", "# nothing", files: [:],
      "Lessons/course.yml:1:1: error: course.yml is empty\n"),
    CourseCase(
      "no title and unknown keys", "parts: []\npart: x\n", files: [:],
      """
      Lessons/course.yml:1:1: error: course.yml has no 'title'
        = help: add 'title: …'
      Lessons/course.yml:2:1: error: Unknown key 'part' in course.yml, did you mean 'parts'
        = help: use one of 'title', 'summary', 'parts' or 'moved'

      """),
    CourseCase(
      "no parts", "title: x", files: [:],
      """
      Lessons/course.yml:1:1: error: course.yml has no 'parts'
        = help: add 'parts: …'

      """),
    CourseCase(
      "a folder outside, and one listed twice",
      "title: x\nparts:\n  - title: y\n    lessons: [../a, b, b]\n", files: ["b": small("b")],
      """
      Lessons/course.yml:4:15: error: Entry in 'lessons' is not a folder name
        = help: write the name of a folder next to course.yml
      Lessons/course.yml:4:24: error: Folder 'b' is listed twice
        = help: keep one of them
      Lessons/course.yml:4:21: note: the first one is here

      """),
    CourseCase(
      "a folder in no part", plan, files: good.merging(["c": small("c")]) { $1 },
      """
      Lessons/course.yml: error: Folder 'c' is not listed in any part
       = help: list it under the 'lessons:' of a part, or remove it

      """),
    CourseCase(
      "the folder of points' examples", plan, files: good.merging(["points": small("c")]) { $1 }, ""
    ),
  ]

  static let lessonMistakes = [
    CourseCase(
      "moved steps that are no steps, are still here, or went nowhere",
      plan + "moved:\n  a/old: b/step\n  a: b/step\n  a/step: b/step\n  a/two: b/sep\n",
      files: good,
      """
      Lessons/course.yml:7:3: error: Entry in 'moved' is not two steps
        = help: write 'old-lesson/old-step: lesson/step'
      Lessons/course.yml:8:3: error: Step 'a/step' is listed as moved, but a lesson has it
        = help: remove the entry, or give the new step another id
      Lessons/course.yml:9:10: error: No lesson has the step 'b/sep', did you mean 'b/step'
        = help: name the step that has taken the old one's place

      """),
    CourseCase(
      "a missing lesson", plan, files: ["a": small("a"), "bb": ""],
      """
      Lessons/course.yml: error: Folder 'bb' is not listed in any part
       = help: list it under the 'lessons:' of a part, or remove it
      Lessons/course.yml:4:18: error: 'b/lesson.md' does not exist, did you mean 'bb'
        = help: write the lesson, or remove the entry

      """),
    CourseCase(
      "two lessons of one id", plan, files: ["a": small("a"), "b": small("a")],
      """
      Lessons/b/lesson.md:3:5: error: Two lessons have the id 'a'
        = help: give one of them a different 'id'
      Lessons/a/lesson.md:3:5: note: the first one is here

      """),
    CourseCase(
      "a lesson of another part", plan, files: ["a": small("a", part: "z"), "b": small("b")],
      """
      Lessons/a/lesson.md:1:1: error: Lesson is listed in part 'y', but its front matter says 'z'
        = help: remove 'part' from the front matter, or move the lesson in course.yml

      """),
    CourseCase(
      "a lesson with mistakes", plan, files: ["a": small("a"), "b": "Text."],
      """
      Lessons/b/lesson.md:1:1: error: Lesson has no front matter
        = help: start the file with '---', 'format: 1', 'id: …' and '---', each on its own line
      Lessons/b/lesson.md:1:1: error: Lesson has no steps
        = help: start each step with a '##' heading

      """),
  ]

  /// A folder with course.yml, if that isn't empty, and these lessons.
  private func files(
    _ plan: String, _ lessons: [String: String], folders: [String]? = nil
  ) -> CourseFiles {
    var texts = ["course.yml": plan]
    for (folder, text) in lessons { texts["\(folder)/lesson.md"] = text }
    let present = texts.filter { !$0.value.isEmpty }
    return CourseFiles(
      path: "Lessons", folders: { .success(folders ?? lessons.keys.sorted()) },
      read: { present[$0].map { .success(Array($0.utf8)) } ?? .failure(.missing) })
  }
}

/// A small lesson of a course.
private func small(_ id: String, part: String? = nil) -> String {
  let part = part.map { "part: \($0)\n" } ?? ""
  return "---\nformat: 1\nid: \(id)\ntitle: T\n\(part)---\n\n## Step\n"
}

private let plan = "title: x\nparts:\n  - title: y\n    lessons: [a, b]\n"
private let good = ["a": small("a"), "b": small("b")]
