import Findings
import LessonModel
import TestSupport
import Testing

/// The topics of a course, and what is wrong with a list of them.
@Suite struct TopicsTests {
  @Test func topicsComeInTheirOrder() {
    let loaded = Topics.load(
      from: files("topics:\n  - {id: b.a, title: B}\n  - {id: a, title: A, reading: true}\n"))
    #expect(loaded.findings == [])
    #expect(
      loaded.topics
        == Topics([
          Topics.Topic(
            id: "b.a", title: "B", range: SourceRange(line: 2, column: 10, length: 3)),
          Topics.Topic(
            id: "a", title: "A", isReading: true,
            range: loaded.topics?.all.last?.range),
        ]))
  }

  @Test func courseNeedsNoTopics() {
    let loaded = Topics.load(from: files(nil))
    #expect(loaded.topics == nil)
    #expect(loaded.findings == [])
  }

  @Test func courseHasItsTopicsAndTheirFindings() {
    let files = CourseFiles(path: "Lessons", folders: { .success([]) }) { path in
      switch path {
      case "course.yml": .success(Array("title: x\nparts: []\n".utf8))
      case "topics.yml":
        .success(Array("topics: [{id: a, title: A}, {id: B, title: B}]\n".utf8))
      default: .failure(.missing)
      }
    }
    let loaded = Course.load(from: files)
    #expect(loaded.course?.topics?.all.map(\.id) == ["a"])
    #expect(loaded.findings.map(\.message) == ["'B' is not a topic id"])
  }

  @Test(arguments: [
    ("# nothing\n", "Lessons/topics.yml:1:1: error: topics.yml is empty\n"),
    (
      "topics: [a\n",
      """
      Lessons/topics.yml:2:1: error: Invalid YAML: did not find expected ',' or ']'
        = help: quote text that has special characters, and indent with spaces

      """
    ),
    (
      "topic: []\n",
      """
      Lessons/topics.yml:1:1: error: Unknown key 'topic' in topics.yml, did you mean 'topics'
        = help: use one of 'complete' or 'topics'
      Lessons/topics.yml:1:1: error: topics.yml has no 'topics'
        = help: add 'topics: …'

      """
    ),
    (
      "topics:\n  - {id: a, title: A, reading: yes}\n  - {id: a, title: B}\n  - {id: b}\n",
      """
      Lessons/topics.yml:2:32: error: 'reading' must be true or false
        = help: write 'reading: true', or remove it
      Lessons/topics.yml:3:10: error: Two topics have the id 'a'
        = help: give one of them a different 'id'
      Lessons/topics.yml:2:10: note: the first one is here
      Lessons/topics.yml:4:5: error: Topic has no 'title'
        = help: add 'title: …'

      """
    ),
  ])
  func mistakeIsReported(_ text: String, _ findings: String) {
    let loaded = Topics.load(from: files(text))
    let diff = LineDiff(
      expected: findings, actual: loaded.findings.map { $0.text() }.joined())
    #expect(diff.isEmpty, "\(diff)")
  }

  private func files(_ topics: String?) -> CourseFiles {
    CourseFiles(path: "Lessons", folders: { .success([]) }) { path in
      guard let topics, path == "topics.yml" else { return .failure(.missing) }
      return .success(Array(topics.utf8))
    }
  }
}
