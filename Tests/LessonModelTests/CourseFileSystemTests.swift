import Findings
import Foundation
import LessonModel
import TestSupport
import Testing

/// Courses and lessons on disk.
@Suite struct CourseFileSystemTests {
  private let folder: TemporaryFolder
  private let step = "---\nformat: 1\nid: a\ntitle: T\n---\n\n## Step\n"

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func courseIsLoadedFromAFolder() throws {
    try folder.write(
      "title: x\nparts:\n  - title: y\n    lessons: [a, b, c, d]\n", to: "course.yml")
    try folder.write(step, to: "a/lesson.md")
    try folder.write("", to: "b/lesson.md/nested")
    try folder.write(String(repeating: "x", count: 4 * 1024 * 1024 + 1), to: "c/lesson.md")
    try folder.write("", to: "README.md")
    let loaded = Course.load(folder: folder.url)
    #expect(loaded.course?.lessons.map(\.file) == ["Lessons/a/lesson.md"])
    #expect(
      loaded.findings.map { $0.text() }.joined() == """
        Lessons/course.yml:4:18: error: 'b/lesson.md' is not a file
        Lessons/course.yml:4:21: error: 'c/lesson.md' has more than 4194304 bytes
        Lessons/course.yml:4:24: error: 'd/lesson.md' does not exist
          = help: write the lesson, or remove the entry

        """)
  }

  @Test func folderThatIsNotThereHasNoCourse() {
    let loaded = Course.load(folder: folder.file("none"), path: "none")
    #expect(loaded.course == nil)
    #expect(loaded.findings.map(\.message) == ["'course.yml' does not exist"])
  }

  @Test func fileIsParsedUnderTheNameThatIsShown() throws {
    let url = try folder.write(step, to: "a.md")
    let parsed = LessonParser.parse(fileAt: url, path: "docs/a.md", strictness: .lesson)
    #expect(parsed.findings == [])
    #expect(parsed.lesson?.file == "docs/a.md")
  }

  @Test func linkToAFileIsFollowed() throws {
    try folder.write(step, to: "a.md")
    let link = folder.file("b.md")
    try FileManager.default.createSymbolicLink(
      at: link, withDestinationURL: folder.file("a.md"))
    #expect(
      LessonParser.parse(fileAt: link, path: "b.md", strictness: .lesson).lesson?.id == "a")
  }

  @Test(arguments: [
    ("none.md", "does not exist"), ("folder", "is not a file"), ("pipe", "is not a file"),
  ])
  func fileThatCannotBeReadIsReported(_ name: String, _ problem: String) throws {
    try folder.write("", to: "folder/x")
    let pipe = folder.file("pipe")
    try #require(mkfifo(pipe.path, 0o600) == 0)
    let parsed = LessonParser.parse(
      fileAt: folder.file(name), path: name, strictness: .anyMarkdown)
    #expect(parsed.lesson == nil)
    #expect(
      parsed.findings == [Finding(.unreadableFile, "'\(name)' \(problem)", file: name)])
  }
}
