import Findings
@testable import LessonChecks
import LessonModel
import TestSupport
import Testing

/// Terms are explained where the glossary says, and not used before.
@Suite struct GlossaryRuleTests {
  private static let item = Glossary.Term(
    "load handler", forms: ["loader"], meaning: "It makes what was promised.", place: "later/two",
    range: SourceRange(line: 2, column: 11, length: 12),
    placeRange: SourceRange(line: 4, column: 11, length: 9))

  private static func later(_ one: String, _ two: String) throws -> Lesson {
    let text = """
      ---
      format: 1
      id: later
      title: Later
      ---

      Introduction.

      ## One

      \(one)

      ## Two

      \(two)

      """
    return try #require(LessonParser.parse(text, file: "Lessons/later/lesson.md").lesson)
  }

  private static let message =
    "The term 'load handler' is used before it is explained, in 'later/two'"
  private static let remedy =
    "say it in other words, name it in italics, or let it be explained here"

  private static let uses: [LintCase] = [
    LintCase("the term", message, remedy: remedy, in: lintedLesson("1️⃣It has a load handler.2️⃣")),
    LintCase(
      "several, in capitals", message, remedy: remedy,
      in: lintedLesson("1️⃣Load handlers, and load\nhandlers.2️⃣\n\nA load handler again.")),
    LintCase("another form", message, remedy: remedy, in: lintedLesson("1️⃣Two **loaders**.2️⃣")),
    LintCase("part of a word", fine: lintedLesson("A preloader, a reload handler, a loadersmith.")),
    LintCase("code", fine: lintedLesson("The `loader`.")),
    LintCase(
      "italics and links", fine: lintedLesson("A *loader*, and [a loader](https://a.example).")),
  ]

  @Test(arguments: uses)
  func aTermIsNotUsedInAnEarlierLesson(_ example: LintCase) throws {
    // The linted lesson comes last in the facts, so the other one is put after it.
    let marked = MarkedText(example.input)
    let lesson = try #require(
      LessonParser.parse(marked.text, file: "Lessons/first/lesson.md").lesson)
    let facts = CourseFacts(
      lessons: [lesson, try Self.later("One.", "A **load handler**.")],
      glossary: Glossary([Self.item]))
    let findings = EarlyTermRule().findings(in: lesson, of: facts)
    var expected: [Finding] = []
    if let message = example.message {
      expected = [
        Finding(
          .style, message, file: lesson.file, range: try marked.range("1️⃣", "2️⃣"),
          remedy: example.remedy)
      ]
    }
    #expect(findings == expected)
  }

  @Test func aTermMayBeUsedFromTheStepOnThatExplainsIt() throws {
    let early = try Self.later("A loader.", "A **loader** loads. A loader.")
    let facts = CourseFacts(lessons: [early], glossary: Glossary([Self.item]))
    #expect(
      EarlyTermRule().findings(in: early, of: facts).map(\.range?.start.line) == [11])
    let fine = try Self.later("Words.", "A **loader** loads. A loader.")
    let fineFacts = CourseFacts(lessons: [fine], glossary: Glossary([Self.item]))
    #expect(EarlyTermRule().findings(in: fine, of: fineFacts) == [])
  }

  @Test func aTermStandsInBoldWhereItIsExplained() throws {
    let facts = CourseFacts(
      lessons: [try Self.later("A **load handler**.", "A load handler.")],
      glossary: Glossary([Self.item]))
    #expect(
      LessonRules.unexplainedTerms(of: facts) == [
        Finding(
          .style, "'later/two' doesn't have 'load handler' in bold", file: "Lessons/glossary.yml",
          range: Self.item.range, remedy: "set the term in bold where it is explained")
      ])
    let fine = CourseFacts(
      lessons: [try Self.later("Words.", "**Load handlers** load.")],
      glossary: Glossary([Self.item]))
    #expect(LessonRules.unexplainedTerms(of: fine) == [])
  }

  @Test func aPlaceThatIsntThereIsNamed() throws {
    var term = Self.item
    term.place = "later/tow"
    let facts = CourseFacts(
      lessons: [try Self.later("One.", "Two.")], glossary: Glossary([term]))
    #expect(
      LessonRules.unexplainedTerms(of: facts) == [
        Finding(
          .frontMatter, "No lesson has the step 'later/tow', did you mean 'later/two'",
          file: "Lessons/glossary.yml", range: term.placeRange,
          remedy: "name the step that explains the term, or a lesson for its introduction")
      ])
  }
}
