import Findings
import LessonModel
import TestSupport
import Testing

/// Prerequisites and topics in the front matter, and what is wrong with them.
@Suite struct StepTopicsTests {
  @Test func prerequisitesAndTopicsAreRead() throws {
    let marked = MarkedText(
      needing(
        """
        prerequisites: [first, 1️⃣second-one2️⃣]
        topics:
          only-step: [rule.keys, 3️⃣ext.points.later4️⃣]
        """))
    let parsed = LessonParser.parse(marked.text, file: "lesson.md")
    #expect(parsed.findings == [])
    let lesson = try #require(parsed.lesson)
    #expect(lesson.prerequisites == ["first", "second-one"])
    #expect(lesson.prerequisiteMentions.last?.range == (try marked.range("1️⃣", "2️⃣")))
    #expect(lesson.steps.map(\.topics) == [["rule.keys", "ext.points.later"]])
    #expect(lesson.steps[0].topicMentions.last?.range == (try marked.range("3️⃣", "4️⃣")))
  }

  @Test func bothMayBeLeftOut() throws {
    let lesson = try #require(LessonParser.parse(needing("part: x"), file: "lesson.md").lesson)
    #expect(lesson.prerequisites == [])
    #expect(lesson.steps.map(\.topics) == [[]])
  }

  @Test(arguments: mistakes)
  func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  static let mistakes = [
    FindingCase(
      "a single prerequisite", .frontMatter, "'prerequisites' must be a list",
      remedy: "start each entry with '- ' on its own line",
      in: needing("1️⃣prerequisites2️⃣: first")),
    FindingCase(
      "a prerequisite that is no id", .frontMatter, "Entry is not a lesson id",
      remedy: "write the 'id' of a lesson", in: needing("prerequisites: [a, 1️⃣First Share2️⃣]")),
    FindingCase(
      "a list in a list", .frontMatter, "Entry is not a lesson id",
      remedy: "write the 'id' of a lesson", in: needing("prerequisites: [1️⃣[2️⃣a]]")),
    FindingCase(
      "a prerequisite twice", .frontMatter, "Lesson 'a' is listed twice",
      remedy: "keep one of them", note: "the first one is here",
      in: needing("prerequisites: [3️⃣a4️⃣, b, 1️⃣a2️⃣]")),
    FindingCase(
      "topics without steps", .frontMatter, "'topics' is not a list of 'name: value' lines",
      remedy: "write a name and its value on each line, indented",
      in: needing("1️⃣topics2️⃣: [rule.keys]")),
    FindingCase(
      "a single topic", .frontMatter, "Topics of step 'only-step' must be a list",
      remedy: "write 'only-step: […]'", in: needing("topics:\n  1️⃣only-step2️⃣: rule.keys")),
    FindingCase(
      "a topic that is no id", .frontMatter, "Entry is not a topic id",
      remedy: "write an id from topics.yml", in: needing("topics: {only-step: [1️⃣rule..keys2️⃣]}")),
    FindingCase(
      "a topic twice", .frontMatter, "Topic 'rule.keys' is listed twice",
      remedy: "keep one of them", note: "the first one is here",
      in: needing("topics:\n  only-step: [3️⃣rule.keys4️⃣, 1️⃣rule.keys2️⃣]")),
    FindingCase(
      "a mistyped step", .frontMatter, "No step has the id 'only-stpe', did you mean 'only-step'",
      remedy: "use the id of one of the steps, or remove the entry",
      in: needing("topics:\n  1️⃣only-stpe2️⃣: [rule.keys]")),
    FindingCase(
      "a step twice", .frontMatter, "Key 'only-step' appears twice", remedy: "keep one of them",
      note: "the first one is here",
      in: needing("topics:\n  3️⃣only-step4️⃣: [a]\n  1️⃣only-step2️⃣: [b]")),
  ]
}

/// A lesson with these extra lines of front matter.
private func needing(_ lines: String) -> String {
  lesson(frontMatter: "format: 1\nid: x\n\(lines)")
}
