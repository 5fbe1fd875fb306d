import Findings
import LessonChecks
import LessonModel
import TestSupport
import Testing

/// A lesson for one rule: the Markdown of its only step, with 1️⃣ and 2️⃣ around what is reported,
/// and the finding; without a message the rule finds nothing.
struct LintCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var severity = Severity.error
  var message: String?
  var remedy: String?
  var input: String

  /// Expects the rule to find exactly this.
  init(
    _ name: String, _ message: String, remedy: String, severity: Severity = .error,
    in input: String
  ) {
    testDescription = name
    self.severity = severity
    self.message = message
    self.remedy = remedy
    self.input = input
  }

  /// Expects the rule to find nothing.
  init(_ name: String, fine input: String) {
    testDescription = name
    self.input = input
  }

  /// Checks the lesson against a rule.
  func check(_ rule: some LessonRule, of kind: Finding.Kind, in facts: CourseFacts) throws {
    let marked = MarkedText(input)
    let parsed = LessonParser.parse(marked.text, file: "Lessons/01-first/lesson.md")
    let lesson = try #require(parsed.lesson)
    try #require(parsed.findings == [], "the parser has something to say already")
    var facts = facts
    facts.lessons.append(lesson)
    var expected: [Finding] = []
    if let message {
      expected = [
        Finding(
          kind, severity: severity, message, file: lesson.file,
          range: try marked.range("1️⃣", "2️⃣"), remedy: remedy)
      ]
    }
    let findings = rule.findings(in: lesson, of: facts)
    let lines = SourceLines(marked.text)
    let text = findings.map { $0.text { _ in lines } }.joined()
    #expect(findings == expected, "\(text) instead of \(expected.map { $0.text() })")
  }
}

/// A lesson with an app, an extension and one step, which has the given Markdown.
func lintedLesson(_ markdown: String, summary: String = "One sentence.") -> String {
  """
  ---
  format: 1
  id: first
  title: First
  summary: \(summary)
  targets:
    - { name: Reader, kind: app, identifier: com.example.Reader }
    - { name: Share, kind: extension, identifier: com.example.Reader.Share }
  ---

  ## Receive the link

  \(markdown)

  """
}
