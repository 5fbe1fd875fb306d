import Foundation
import TestSupport
import Testing

/// Commands that find, show and search steps.
@Suite struct FindingStepsTests {
  private let tutor: TutorProgram

  init() throws {
    tutor = try TutorProgram(
      lesson: """
        ---
        format: 1
        id: sheet
        title: The sheet
        ---
        ## What the sheet reads {#reads}

        The sheet reads a rule.

        ```swift
        print(1, "Uti")
        ```

        ## What it hands over {#hands-over}

        A *uti* is the name of a type.

        ## What it never says {#never}

        Routines are in the group.

        """)
  }

  private static let handsOver = """
    The sheet · step 2 of 3

    What it hands over
    ──────────────────

    A uti is the name of a type.

    Next: What it never says (sheet/never). Type ./tutor next

    """

  @Test func aStepIsShownWithoutBeingDone() throws {
    try tutor.run("show", "reads").expect(
      output: """
        The sheet · step 1 of 3 · 1 minute

        What the sheet reads
        ────────────────────

        The sheet reads a rule.

            print(1, "Uti")

          Output
          │ 1 Uti

        """)
    try tutor.run("status").expect(
      output: """
        Course: 0 of 3 steps done
        Next: What the sheet reads (sheet/reads). Type ./tutor next

        """)
  }

  @Test func aStepThatWasGoneToIsNext() throws {
    try tutor.run("goto", "hands-over").expect(
      output: "Next: What it hands over (sheet/hands-over). Type ./tutor next\n")
    try tutor.run("next").expect(output: Self.handsOver)
    try tutor.run("next").expect(
      output: """
        The sheet · step 3 of 3

        What it never says
        ──────────────────

        Routines are in the group.

        Next: What the sheet reads (sheet/reads). Type ./tutor next

        """)
  }

  @Test(arguments: ["sheet", "The Sheet"])
  func aLessonMeansItsFirstStep(_ name: String) throws {
    try tutor.run("goto", name).expect(
      output: "Next: What the sheet reads (sheet/reads). Type ./tutor next\n")
  }

  struct Wrong: CustomTestStringConvertible, Sendable {
    var word: String
    var error: String
    var testDescription: String { "'\(word)'" }
  }

  @Test(arguments: [
    Wrong(
      word: "hands-ovr",
      error: "no step 'hands-ovr', did you mean 'hands-over'; see './tutor list'"),
    Wrong(
      word: "sheet/",
      error: """
        'sheet/' could mean any of these steps:
          sheet/reads
          sheet/hands-over
          sheet/never
        """),
    Wrong(word: "xyzzy", error: "no step 'xyzzy'; see './tutor list'"),
  ])
  func aWordThatMeansNoSingleStepIsExplained(_ wrong: Wrong) throws {
    try tutor.run("show", wrong.word).expect(status: 2, errors: "tutor: \(wrong.error)\n")
  }

  @Test func wordsAreFoundInTextAndCode() throws {
    try tutor.run("search", "RULE", "uti").expect(
      output: "sheet/reads  What the sheet reads\n    The sheet reads a rule.\n")
    let whole = """
      sheet/reads  What the sheet reads
          print(1, "Uti")
      sheet/hands-over  What it hands over
          A uti is the name of a type.

      """
    try tutor.run("search", "uti").expect(
      output: whole,
      errors: "\n1 more step has it only inside other words; --all lists it too.\n")
    try tutor.run("search", "uti", "--all").expect(
      output: whole + "sheet/never  What it never says\n    Routines are in the group.\n")
    try tutor.run("search", "xyzzy").expect(status: 1, errors: "tutor: no step contains 'xyzzy'\n")
  }

  @Test func termsAreExplained() throws {
    try tutor.run("glossary").expect(status: 1, errors: "tutor: this course has no glossary\n")
    try tutor.folder.write(
      """
      terms:
        - {term: uti, forms: [uniform type], means: The name of a kind., step: sheet/hands-over}
        - {term: Rule, means: What the sheet reads., step: sheet/reads}

      """, to: "Lessons/glossary.yml")
    let uti = "uti  sheet/hands-over\n    The name of a kind.\n"
    try tutor.run("glossary").expect(
      output: "Rule  sheet/reads\n    What the sheet reads.\n\n" + uti)
    try tutor.run("glossary", "Uniform", "Type").expect(output: uti)
    try tutor.run("glossary", "form").expect(output: uti)
    try tutor.run("glossary", "rul").expect(
      output: "Rule  sheet/reads\n    What the sheet reads.\n")
    try tutor.run("glossary", "roule").expect(
      status: 1, errors: "tutor: the glossary has no 'roule', did you mean 'Rule'\n")
  }

  @Test func acceptWritesWhatReallyHappensAndNothingElse() throws {
    let lesson = "---\nformat: 1\nid: a\ntitle: A\n---\n## S\n\n```swift\nprint(1)\n```\n\n"
    let tutor = try TutorProgram(lesson: lesson + "```text output\n2\n```\n")
    let file = "Lessons/lesson/lesson.md"
    try tutor.run("test").steady(in: tutor.folder).expect(
      status: 1, output: "FAILED a/s (… ms)\n0 passed, 1 failed\n",
      errors: """
        \(file):13:1: error: The output differs: expected '2', found '1'
        13 | 2
           | ^

        """)
    try tutor.run("accept", "a/s").expect(output: "written:\n\(file):12\n")
    #expect(try tutor.folder.read(file) == lesson + "```text output\n1\n```\n")
    try tutor.run("accept", "a/s").expect(
      output: "nothing to write: the lesson already says what happens\n")
  }
}
