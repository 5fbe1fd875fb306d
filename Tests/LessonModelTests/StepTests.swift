import Findings
import LessonModel
import Testing

/// Steps, and what is wrong with their blocks.
@Suite struct StepTests {
  @Test(arguments: headings + places + expectations)
  func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  @Test(arguments: [
    ("Receive the Link", "receive-the-link"), ("What's new?", "whats-new"),
    ("  `NSExtension`: *why*  ", "nsextension-why"), ("Größe 2", "größe-2"), ("漢字", "漢字"),
    ("…", "step-1"), ("A -- b", "a-b"), ("Title {#own-id}", "own-id"), ("Title #", "title"),
  ])
  func stepIsNamedByItsHeading(_ heading: String, _ id: String) throws {
    let source = "---\nformat: 1\nid: x\ntitle: y\n---\n\n## \(heading)\n"
    let parsed = LessonParser.parse(source, file: "lesson.md")
    #expect(parsed.findings == [])
    #expect(parsed.lesson?.steps.map(\.id) == [id])
  }

  @Test func idIsNoPartOfTheTitle() throws {
    let source = lesson(frontMatter: "format: 1\nid: x") + "\n## Use `it` {#use}\n"
    let lesson = try #require(LessonParser.parse(source, file: "lesson.md").lesson)
    #expect(lesson.steps.map(\.title) == ["Only step", "Use it"])
    #expect(lesson.steps.map(\.number) == [1, 2])
    #expect(lesson.steps.map(\.range.start.line) == [8, 10])
  }

  @Test func stepsOfOneNameStayApart() throws {
    let source = lesson(frontMatter: "format: 1\nid: x") + "\n## A\n\n## A 2\n\n## A\n\n## A\n"
    let parsed = LessonParser.parse(source, file: "lesson.md")
    #expect(parsed.findings.count == 2)
    #expect(parsed.lesson?.steps.map(\.id) == ["only-step", "a", "a-2", "a-3", "a-4"])
  }

  static let headings = [
    FindingCase(
      "two steps of one name", .duplicateStep, "Two steps have the id 'only-step'",
      remedy: "rename this one, or give it its own id: '{#…}' after the title",
      note: "the first one is here",
      in: "---\nformat: 1\nid: x\ntitle: y\n---\n3️⃣## Only step4️⃣\n\n1️⃣## Only Step2️⃣\n"),
    FindingCase(
      "two steps of one id", .duplicateStep, "Two steps have the id 'a'",
      remedy: "rename this one, or give it its own id: '{#…}' after the title",
      note: "the first one is here",
      in: "---\nformat: 1\nid: x\ntitle: y\n---\n3️⃣## A4️⃣\n\n1️⃣## B {#a}2️⃣\n"),
    FindingCase(
      "an id with capitals", .noStep,
      "Step id 'My Step' may contain only lowercase letters, digits and single hyphens",
      remedy: "write something like '{#share-sheet}'",
      in: "---\nformat: 1\nid: x\ntitle: y\n---\n## Ä 1️⃣{#My Step}2️⃣\n"),
    FindingCase(
      "a heading without text", .noStep, "Step has no title",
      remedy: "write after '##' what the step shows",
      in: "---\nformat: 1\nid: x\ntitle: y\n---\n1️⃣##2️⃣\n"),
    FindingCase(
      "no step", .noStep, "Lesson has no steps", remedy: "start each step with a '##' heading",
      in: "---\nformat: 1\nid: x\n---\n1️⃣# Title2️⃣\n\n### Deeper\n\n> ## Quoted\n"),
    FindingCase(
      "no title", .frontMatter, "Lesson has no title",
      remedy: "add 'title: …' to the front matter, or a '#' heading",
      in: "1️⃣-2️⃣--\nformat: 1\nid: x\n---\n## Step\n\n# Too late\n"),
  ]

  static let places = [
    FindingCase(
      "an unclosed fence", .unclosedFence, "Code block is never closed",
      remedy: "close it with a line of as many '`' or '~' as it starts with",
      in: lesson("  1️⃣```swift hidden2️⃣\nprint(1)\n``\n\n## Swallowed")),
    FindingCase(
      "an unclosed fence in a quote", .unclosedFence, "Code block is never closed",
      remedy: "close it with a line of as many '`' or '~' as it starts with",
      in: lesson("> 1️⃣~~~text2️⃣\n> a\n\nText.")),
    FindingCase(
      "a program in a list", .misplacedFence, "Code inside a list or quote does not run",
      remedy: "move it out, or remove the words after the language",
      in: lesson("- text\n\n  ```swift 1️⃣scene2️⃣\n  ```")),
    FindingCase(
      "code before the first step", .misplacedFence, "Code before the first step does not run",
      remedy: "move it below a '##' heading, or add 'shown'",
      in: "---\nformat: 1\nid: x\n---\n# Title\n\n```1️⃣swift2️⃣\n```\n\n## Step\n"),
    FindingCase(
      "two scenes", .misplacedFence, "Second scene in a step",
      remedy: "merge them, or start another step", note: "the first one is here",
      in: lesson("```3️⃣swift scene4️⃣\n```\n\n```1️⃣swift scene hidden2️⃣\n```")),
    FindingCase(
      "one file twice", .misplacedFence, "File 'A.swift' appears twice in a step",
      remedy: "merge them, or start another step", note: "the first one is here",
      in: lesson(
        """
        ```3️⃣swift file=A.swift target=Share4️⃣
        ```
        ```swift file=A.swift target=Reader
        ```
        ```1️⃣swift target=Share file=A.swift2️⃣
        ```
        """)),
    FindingCase(
      "two ways to fail", .misplacedFence, "Program has two expected failures",
      remedy: "keep one of them, or start another step", note: "the first one is here",
      in: lesson(
        """
        ```3️⃣swift file=A.swift target=Share traps=x4️⃣
        ```
        ```1️⃣swift scene times-out2️⃣
        ```
        """)),
  ]

  static let expectations = [
    FindingCase(
      "output of nothing", .misplacedFence, "'output' block has no program",
      remedy: "add a 'swift' block before it, in this step", in: lesson("```1️⃣text output2️⃣\n```")),
    FindingCase(
      "output of code that is only shown", .misplacedFence, "'output' block has no program",
      remedy: "add a 'swift' block before it, in this step",
      in: lesson("```swift shown\n```\n```1️⃣text output2️⃣\n```")),
    FindingCase(
      "output of files without a scene", .misplacedFence, "'output' block has no program",
      remedy: "add a 'swift scene' block before it",
      in: lesson("```swift file=A.swift target=Share\n```\n```1️⃣text output2️⃣\n```")),
    FindingCase(
      "output before its program", .misplacedFence, "'output' block comes before its program",
      remedy: "move it after the program", in: lesson("```1️⃣text output2️⃣\n```\n```swift\n```")),
    FindingCase(
      "a process's output before the scene", .misplacedFence,
      "'output=Share' block comes before its scene", remedy: "move it after the scene",
      in: lesson("```swift\n```\n```1️⃣text output=Share2️⃣\n```\n```swift scene\n```")),
    FindingCase(
      "a process's output of a program on its own", .misplacedFence,
      "'output=Share' block has no scene", remedy: "add a 'swift scene' block before it",
      in: lesson("```swift\n```\n```1️⃣text output=Share2️⃣\n```")),
    FindingCase(
      "events of a program on its own", .misplacedFence, "'events' block has no scene",
      remedy: "add a 'swift scene' block before it",
      in: lesson("```swift\n```\n```1️⃣text events2️⃣\n```")),
    FindingCase(
      "one output twice", .misplacedFence, "Program's result is stated twice",
      remedy: "merge the two blocks", note: "the first one is here",
      in: lesson("```swift\n```\n```3️⃣text output4️⃣\n```\n```1️⃣console output2️⃣\n```")),
    FindingCase(
      "output of code that must not compile", .misplacedFence,
      "Program is expected not to compile, so it can't have output or events",
      remedy: "remove this block, or the program's 'fails'", note: "'fails' is here",
      in: lesson("```3️⃣swift fails=x4️⃣\n```\n```1️⃣text output2️⃣\n```")),
  ]
}
