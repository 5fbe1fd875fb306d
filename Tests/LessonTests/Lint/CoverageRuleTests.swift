import Findings
@testable import LessonChecks
import LessonModel
import TestSupport
import Testing

/// What a lesson needs, and the topics that its steps show.
@Suite struct CoverageRuleTests {
  @Test(arguments: [
    LintCase(
      "a mistyped lesson", "No lesson has the id 'secnod', did you mean 'second'",
      remedy: "write the 'id' of a lesson in the course, or remove it",
      in: needing("before, 1️⃣secnod2️⃣")),
    LintCase(
      "the lesson itself", "Lesson 'first' lists itself as a prerequisite", remedy: "remove it",
      in: needing("1️⃣first2️⃣")),
    LintCase("a lesson before", fine: needing("before")),
    LintCase("no lesson", fine: lintedLesson("Text.")),
  ])
  func prerequisitesAreOtherLessons(_ example: LintCase) throws {
    let facts = CourseFacts(lessons: try [lesson("second"), lesson("before")])
    try example.check(PrerequisiteRule(), of: .frontMatter, in: facts)
  }

  @Test func lessonOfNoCourseMayNeedAnyOther() throws {
    let lesson = try lesson("a", needs: "b")
    let facts = CourseFacts(lessons: [lesson], folder: nil)
    #expect(PrerequisiteRule().findings(in: lesson, of: facts) == [])
  }

  @Test func prerequisiteThatComesLaterIsAWarning() throws {
    let lessons = try [lesson("a", needs: "c"), lesson("b", needs: "a"), lesson("c")]
    let findings = findings(in: lessons)
    #expect(findings.map(\.message) == ["Lesson 'c' comes later in the course"])
    #expect(findings.map(\.severity) == [.warning])
    #expect(findings.first?.file == "Lessons/a/lesson.md")
    #expect(findings.first?.range == lessons[0].prerequisiteMentions.first?.range)
  }

  @Test(arguments: [
    (
      [("a", "b"), ("b", "a")], ["Lesson 'a' needs 'b', which needs 'a'"]
    ),
    (
      [("a", "b"), ("b", "c"), ("c", "a")],
      ["Lesson 'a' needs 'b', which needs 'c', which needs 'a'"]
    ),
    (
      [("a", "c"), ("b", "a"), ("c", "b")],
      ["Lesson 'a' needs 'c', which needs 'b', which needs 'a'"]
    ),
    (
      [("x", ""), ("a", "x, b"), ("b", "x, a, c"), ("c", "b")],
      ["Lesson 'a' needs 'b', which needs 'a'", "Lesson 'b' needs 'c', which needs 'b'"]
    ),
    ([("a", ""), ("b", "a"), ("c", "a, b")], []),
  ])
  func circleIsNamedOnce(_ lessons: [(id: String, needs: String)], _ messages: [String]) throws {
    let findings = findings(in: try lessons.map { try lesson($0.id, needs: $0.needs) })
    #expect(findings.map(\.message) == messages)
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  @Test(arguments: [
    LintCase(
      "a mistyped topic", "No topic has the id 'rule.kes', did you mean 'rule.keys'",
      remedy: "write an id from topics.yml, or add the topic there",
      in: showing("rule.url, 1️⃣rule.kes2️⃣")),
    LintCase("topics of the course", fine: showing("rule.keys, rule.url")),
    LintCase("no topic", fine: lintedLesson("Text.")),
  ])
  func topicsAreThoseOfTheCourse(_ example: LintCase) throws {
    let topics = ["rule.keys", "rule.url"].map { Topics.Topic(id: $0, title: $0) }
    try example.check(
      TopicRule(), of: .frontMatter, in: CourseFacts(lessons: [], topics: Topics(topics)))
  }

  @Test func courseWithoutTopicsHasAnyTopic() throws {
    try LintCase("any topic", fine: showing("any.thing"))
      .check(TopicRule(), of: .frontMatter, in: CourseFacts(lessons: []))
  }

  private func findings(in lessons: [Lesson]) -> [Finding] {
    let facts = CourseFacts(lessons: lessons)
    return lessons.flatMap { PrerequisiteRule().findings(in: $0, of: facts) }
  }

  private func lesson(_ id: String, needs: String = "") throws -> Lesson {
    let text = "---\nformat: 1\nid: \(id)\ntitle: T\nprerequisites: [\(needs)]\n---\n\n## Step\n"
    let parsed = LessonParser.parse(text, file: "Lessons/\(id)/lesson.md")
    try #require(parsed.findings == [])
    return try #require(parsed.lesson)
  }
}

/// A lesson that needs these lessons.
private func needing(_ lessons: String) -> String {
  "---\nformat: 1\nid: first\ntitle: First\nprerequisites: [\(lessons)]\n---\n\n## Step\n"
}

/// A lesson whose step shows these topics.
private func showing(_ topics: String) -> String {
  "---\nformat: 1\nid: first\ntitle: First\ntopics:\n  step: [\(topics)]\n---\n\n## Step\n"
}
