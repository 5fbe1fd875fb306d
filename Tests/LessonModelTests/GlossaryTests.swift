import Findings
import LessonModel
import TestSupport
import Testing

/// The terms of a course, and what is wrong with a list of them.
@Suite struct GlossaryTests {
  @Test func termsAreReadWithTheirPlaces() {
    let loaded = Glossary.load(
      from: files(
        """
        terms:
          - {term: item, means: A thing., step: a/b}
          - {term: UTI, forms: [uniform type, type], means: A name., step: a}

        """))
    #expect(loaded.findings == [])
    #expect(
      loaded.glossary
        == Glossary([
          Glossary.Term(
            "item", meaning: "A thing.", place: "a/b",
            range: SourceRange(line: 2, column: 12, length: 4),
            placeRange: SourceRange(line: 2, column: 41, length: 3)),
          Glossary.Term(
            "UTI", forms: ["uniform type", "type"], meaning: "A name.", place: "a",
            range: SourceRange(line: 3, column: 12, length: 3),
            placeRange: SourceRange(line: 3, column: 68, length: 1)),
        ]))
    #expect(loaded.glossary?.terms.map(\.lesson) == ["a", "a"])
    #expect(loaded.glossary?.terms.map(\.step) == ["b", nil])
  }

  @Test func courseNeedsNoGlossary() {
    let loaded = Glossary.load(from: files(nil))
    #expect(loaded.glossary == nil)
    #expect(loaded.findings == [])
  }

  @Test func courseHasItsGlossaryAndItsFindings() {
    let files = CourseFiles(path: "Lessons", folders: { .success([]) }) { path in
      switch path {
      case "course.yml": .success(Array("title: x\nparts: []\n".utf8))
      case "glossary.yml":
        .success(Array("terms: [{term: a, means: A, step: b}, {term: c}]\n".utf8))
      default: .failure(.missing)
      }
    }
    let loaded = Course.load(from: files)
    #expect(loaded.course?.glossary?.terms.map(\.name) == ["a"])
    #expect(loaded.findings.map(\.message) == ["Term has no 'means'", "Term has no 'step'"])
  }

  @Test func termsAreInAlphabeticalOrderWhateverTheirCase() {
    let glossary = Glossary(
      ["item", "App ID", "action"].map { Glossary.Term($0, meaning: "", place: "") })
    #expect(glossary.alphabetical.map(\.name) == ["action", "App ID", "item"])
  }

  @Test(arguments: [
    ("# nothing\n", "Lessons/glossary.yml:1:1: error: glossary.yml is empty\n"),
    (
      "term: []\n",
      """
      Lessons/glossary.yml:1:1: error: Unknown key 'term' in glossary.yml, did you mean 'terms'
        = help: use one of 'terms'
      Lessons/glossary.yml:1:1: error: glossary.yml has no 'terms'
        = help: add 'terms: …'

      """
    ),
    (
      "terms:\n  - {term: a, means: A, step: s}\n  - {term: A, means: B, step: s}\n",
      """
      Lessons/glossary.yml:3:12: error: The term 'A' is there twice
        = help: keep one of the two
      Lessons/glossary.yml:2:12: note: the first one is here

      """
    ),
  ])
  func mistakeIsReported(_ text: String, _ findings: String) {
    let loaded = Glossary.load(from: files(text))
    let diff = LineDiff(
      expected: findings, actual: loaded.findings.map { $0.text() }.joined())
    #expect(diff.isEmpty, "\(diff)")
  }

  private func files(_ glossary: String?) -> CourseFiles {
    CourseFiles(path: "Lessons", folders: { .success([]) }) { path in
      guard let glossary, path == "glossary.yml" else { return .failure(.missing) }
      return .success(Array(glossary.utf8))
    }
  }
}
