import Findings
import LessonModel
import TestSupport
import Testing

/// A mistake in a lesson: the input, with 1️⃣ and 2️⃣ around what is reported and 3️⃣ and 4️⃣ around
/// what its note points at, and the finding.
struct FindingCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var kind: Finding.Kind
  var message: String
  var remedy: String?
  var note: String?
  var input: String

  init(
    _ name: String, _ kind: Finding.Kind, _ message: String, remedy: String? = nil,
    note: String? = nil, in input: String
  ) {
    testDescription = name
    self.kind = kind
    self.message = message
    self.remedy = remedy
    self.note = note
    self.input = input
  }

  /// Expects the lesson to have exactly this finding.
  func check(strictness: Strictness = .lesson) throws {
    let marked = MarkedText(input)
    let range = marked["1️⃣"] == nil ? nil : try marked.range("1️⃣", "2️⃣")
    let notes = try note.map { [Finding.Note($0, range: try marked.range("3️⃣", "4️⃣"))] }
    let expected = Finding(
      kind, message, file: "lesson.md", range: range, remedy: remedy, notes: notes ?? [])
    let findings = LessonParser.parse(marked.text, file: "lesson.md", strictness: strictness)
      .findings
    #expect(
      findings == [expected], "\(findings.text(of: marked.text)) instead of \(expected.text())")
  }
}

extension [Finding] {
  /// The findings as people read them.
  func text(of source: String) -> String {
    let lines = SourceLines(source)
    return map { $0.text { _ in lines } }.joined()
  }
}

/// A lesson with two targets and one step, which has the given Markdown.
func lesson(_ markdown: String) -> String {
  """
  ---
  format: 1
  id: sample
  title: Sample
  targets:
    - { name: Reader, kind: app, identifier: com.example.Reader }
    - { name: Share, kind: extension, identifier: com.example.Reader.Share }
  ---

  ## Only step

  \(markdown)

  """
}

/// A lesson with the given lines of front matter and one step.
func lesson(frontMatter: String) -> String {
  "---\n\(frontMatter)\n---\n\n# Title\n\n## Only step\n"
}
