import Findings
@testable import LessonChecks
import LessonModel
import TestSupport
import Testing

/// Files that nothing names are reported, and no others.
@Suite struct OrphanFileRuleTests {
  /// A lesson's Markdown and whether it names the file.
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var markdown: String
    var file = "Lessons/01-first/Files/page.html"
    var isOrphan = false
  }

  @Test(arguments: [
    Case(testDescription: "linked", markdown: "[page](Files/page.html)"),
    Case(testDescription: "linked with an anchor", markdown: "[page](./Files/page.html#a)"),
    Case(
      testDescription: "named by its path", markdown: "```swift\nopen(\"Files/page.html\")\n```"),
    Case(testDescription: "named by its name", markdown: "Look into page.html."),
    Case(testDescription: "not named", markdown: "Text.", isOrphan: true),
    Case(testDescription: "a part of a longer name", markdown: "See mypage.html.", isOrphan: true),
    Case(testDescription: "with another ending", markdown: "See page.html.gz.", isOrphan: true),
    Case(
      testDescription: "another file of that name is linked", markdown: "[x](Other/pages.html)",
      isOrphan: true),
    Case(
      testDescription: "the lesson itself", markdown: "Text.", file: "Lessons/01-first/lesson.md"),
    Case(testDescription: "another lesson's", markdown: "Text.", file: "Lessons/01-first-b/x.png"),
    Case(testDescription: "beside the lessons", markdown: "Text.", file: "Lessons/course.yml"),
  ])
  func fileOfALessonIsNamed(_ test: Case) throws {
    let path = "Lessons/01-first/lesson.md"
    let parsed = LessonParser.parse(lintedLesson(test.markdown), file: path).lesson
    let lesson = try #require(parsed)
    let facts = CourseFacts(lessons: [lesson], files: [path, test.file])
    let expected = Finding(
      .orphanFile, severity: .warning, "Nothing in lesson 'first' names this file", file: test.file,
      remedy: "link to it, use it, or remove it")
    #expect(
      OrphanFileRule().findings(in: lesson, of: facts) == (test.isOrphan ? [expected] : []))
  }

  @Test func aFileThatAnotherLessonLinksToIsNoOrphan() throws {
    let first = try #require(
      LessonParser.parse(lintedLesson("Text."), file: "Lessons/01-first/lesson.md").lesson)
    let second = try #require(
      LessonParser.parse(lintedLesson("![a](../01-first/a.png)"), file: "Lessons/02-b/lesson.md")
        .lesson)
    let facts = CourseFacts(lessons: [first, second], files: ["Lessons/01-first/a.png"])
    #expect(OrphanFileRule().findings(in: first, of: facts) == [])
  }
}
