import Findings
import LessonModel
import Testing

/// Markdown files that weren't written for tutor.
@Suite struct StrictnessTests {
  @Test(arguments: [
    ProgramCase(
      "no step and no front matter", "```swift\n```\n\nText.\n\n```text output\n```\n",
      """
      readme
        program @2
        prose
        expect output of [0] @7
        [0] alone main@2

      """),
    ProgramCase(
      "a title, and steps of which two have one name",
      "# My tool\n\nText.\n\n## Usage\n\n```swift\n```\n\n## Usage\n",
      "usage\n  program @8\n  [0] alone main@8\nusage-2\n"),
    ProgramCase(
      "code before the first heading", "# My tool\n\n```swift\n```\n\n## Usage\n",
      "my-tool\n  program @4\n  [0] alone main@4\nusage\n"),
    ProgramCase(
      "other tools' words",
      """
      ```swift title="A"
      ```
      ```swift,ignore
      ```
      ```swift {1,3}
      ```
      ```swift file=A.swift
      ```
      ```swfit
      ```
      ```text output
      ```
      ```mermaid events hidden
      ```
      ```swift hidden fails="x"
      ```
      """,
      """
      readme
        shown swift @2
        shown swift,ignore @4
        shown swift @6
        shown swift @8
        shown swfit @10
        shown text @12
        shown mermaid @14
        program @16 hidden must fail with 'x'
        [0] alone main@16 must fail with 'x' in main @15

      """),
    ProgramCase(
      "another tool's front matter",
      "---\nlayout: post\ntags: [x]\n---\n\n# Title\n\n```swift\n```\n",
      "title\n  program @9\n  [0] alone main@9\n"),
    ProgramCase(
      "another tool's front matter that can't be read",
      "---\nlayout: &a post\n---\n\n```swift\n```\n",
      "readme\n  program @6\n  [0] alone main@6\n"),
    ProgramCase(
      "a rule at the top", "---\n\nA\n\n---\n\n```swift\n```\n",
      "readme\n  prose\n  prose\n  prose\n  program @8\n  [0] alone main@8\n"),
    ProgramCase(
      "a rule at the top, and no other", "---\n\n```swift\n```\n",
      "readme\n  prose\n  program @4\n  [0] alone main@4\n"),
  ])
  func anyMarkdownRunsWithoutFindings(_ example: ProgramCase) {
    let parsed = LessonParser.parse(
      example.input, file: "docs/README.md", strictness: .anyMarkdown)
    #expect(parsed.findings == [])
    #expect(parsed.lesson?.dump() == example.dump)
  }

  @Test(arguments: [
    ("docs/README.md", "Text.", "readme", "README"),
    ("My Notes.txt", "## Step", "my-notes", "My Notes"),
    ("….md", "# Head *line*", "lesson", "Head line"),
    (".hidden", "---\ntitle: Matter\n---\n# Head", "hidden", "Matter"),
  ])
  func fileThatSaysNothingIsNamedByItsName(
    _ file: String, _ source: String, _ id: String, _ title: String
  ) {
    let parsed = LessonParser.parse(source, file: file, strictness: .anyMarkdown)
    #expect(parsed.findings == [])
    #expect(parsed.lesson?.id == id)
    #expect(parsed.lesson?.title == title)
  }

  @Test(arguments: [
    FindingCase(
      "a format makes words count", .unknownFenceWord,
      "Unknown word 'hiden', did you mean 'hidden'",
      remedy:
        "use one of 'scene', 'file=…', 'target=…', 'part', 'once', 'shown', 'hidden', "
        + "'starter', 'fails=…', 'traps=…', 'times-out', 'out-of-memory' or 'too-much-output', or remove it",
      in: "---\nformat: 1\n---\n```swift 1️⃣hiden2️⃣\n```\n"),
    FindingCase(
      "a fence is closed in any file", .unclosedFence, "Code block is never closed",
      remedy: "close it with a line of as many '`' or '~' as it starts with",
      in: "1️⃣```swift2️⃣\nprint(1)\n"),
    FindingCase(
      "a file has something in it", .noStep, "File is empty",
      remedy: "write a lesson, with a '##' heading for each step", in: "1️⃣ 2️⃣\n\t\n"),
  ])
  func someThingsAreReportedInAnyMarkdown(_ example: FindingCase) throws {
    try example.check(strictness: .anyMarkdown)
  }

  @Test func targetsAreReadInAnyMarkdownWithAFormat() throws {
    let source = """
      ---
      format: 1
      targets: [{name: Reader, kind: app, identifier: a.b}]
      ---
      ```swift file=A.swift
      ```
      ```swift scene
      ```
      """
    let parsed = LessonParser.parse(source, file: "a.md", strictness: .anyMarkdown)
    #expect(parsed.findings == [])
    #expect(
      parsed.lesson?.dump() == """
        a
          Reader/A.swift @6
          scene @8
          [0] device Reader(A.swift@6) main@8

        """)
  }
}
