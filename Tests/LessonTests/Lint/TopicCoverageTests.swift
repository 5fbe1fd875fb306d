import Findings
import LessonModel
import Testing

@testable import LessonChecks

/// Once a course claims to be complete, every topic has a step.
@Suite struct TopicCoverageTests {
  private static let range = SourceRange(line: 4, column: 9, length: 7)
  private static let topics = [
    Topics.Topic(id: "a.one", title: "One"),
    Topics.Topic(id: "a.two", title: "Two", range: range),
  ]

  private static func lesson() throws -> Lesson {
    let text = """
      ---
      format: 1
      id: sample
      title: Sample
      topics: {step: [a.one]}
      ---
      ## Step

      Words.
      """
    return try #require(LessonParser.parse(text, file: "lesson.md").lesson)
  }

  @Test func aTopicWithoutAStepIsNamedAtItsPlace() throws {
    let facts = CourseFacts(
      lessons: [try Self.lesson()], topics: Topics(Self.topics, isComplete: true))
    #expect(
      LessonRules.coverage(of: facts) == [
        Finding(
          .frontMatter, "No step covers the topic 'a.two'", file: "Lessons/topics.yml",
          range: Self.range, remedy: "list it under 'topics' in the lesson that shows it")
      ])
  }

  @Test func aCourseInTheMakingMayLeaveTopicsOut() throws {
    let facts = CourseFacts(lessons: [try Self.lesson()], topics: Topics(Self.topics))
    #expect(LessonRules.coverage(of: facts) == [])
  }
}
