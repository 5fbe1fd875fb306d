import Foundation
import TestSupport
import Testing

/// `tutor run` on all kinds of files, good and bad.
@Suite struct RunTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var status: Int32
    var output = ""
    var errors = ""
  }

  @Test(arguments: [
    Case(
      testDescription: "a README with one program",
      text: "# Hello\n\nSome words.\n\n```swift\nprint(6 * 7)\n```\n", status: 0,
      output: """
        Hello · step 1 of 1

        Hello
        ─────

        Some words.

            print(6 * 7)

          Output
          │ 42


        """),
    Case(
      testDescription: "expected output that is right",
      text: "```swift\nprint(1)\n```\n\n```text output\n1\n```\n", status: 0,
      output: heading + """
            print(1)

          Output
          │ 1


        """),
    Case(
      testDescription: "expected output that is wrong",
      text: "```swift\nprint(1)\n```\n\n```text output\n2\n```\n", status: 1,
      output: heading + """
            print(1)

          Output
          │ 1


        """,
      errors: """
        file.md:6:1: error: The output differs: expected '2', found '1'
        6 | 2
          | ^

        """),
    Case(
      testDescription: "a program that doesn't compile",
      text: "```swift\nprint(nobody)\n```\n", status: 1,
      output: heading + """
            print(nobody)

          The compiler refuses this
          │ error: cannot find 'nobody' in scope
          │   line 1
          │     print(nobody)
          │           ^


        """,
      errors: """
        file.md:2:7: error: cannot find 'nobody' in scope
        2 | print(nobody)
          |       ^

        """),
    Case(
      testDescription: "a program that traps",
      text: "```swift\nlet n: Int? = nil\nprint(n!)\n```\n", status: 1,
      output: heading + """
            let n: Int? = nil
            print(n!)

          Program crashes
          │ Fatal error: Unexpectedly found nil while unwrapping an Optional value
          │   line 2
          │     print(n!)


        """,
      errors: """
        file.md:3:1: error: 'Program' crashes: Fatal error: Unexpectedly found nil while unwrapping \
        an Optional value
        3 | print(n!)
          | ^
          = help: fix the code, or mark it with 'traps="…"' if this is intended

        """),
    Case(
      testDescription: "a program that prints forever",
      text: "```swift\nwhile true { print(\"xxxxxxxxxxxxxxxxxxxxx\") }\n```\n", status: 1,
      output: heading + """
            while true { print("xxxxxxxxxxxxxxxxxxxxx") }

          Output
        \(lines(100))  │ … 47542 more lines …
        \(lines(20))
          Program is killed: it printed more than it may


        """,
      errors: """
        file.md:1:4: error: 'Program' is killed: it printed more than it may
        1 | ```swift
          |    ^~~~~
          = help: fix the code, or mark it with 'too-much-output' if this is intended

        """),
    Case(
      testDescription: "no program", text: "# Words\n\nOnly words.\n", status: 2,
      errors: "tutor: 'file.md' has no 'swift' block to run\n"),
    Case(
      testDescription: "an empty file", text: "", status: 2,
      errors: """
        file.md:1:1: error: File is empty
        1 |
          | ^
          = help: write a lesson, with a '##' heading for each step

        """),
    Case(
      testDescription: "broken front matter",
      text: "---\nformat: 1\nid: [\n---\n## S\n\n```swift\nprint(1)\n```\n", status: 2,
      errors: """
        file.md:4:1: error: Invalid YAML: did not find expected node content
        4 | ---
          | ^
          = help: quote text that has special characters, and indent with spaces

        """),
    Case(
      testDescription: "an unclosed fence", text: "```swift\nprint(1)\n", status: 2,
      errors: """
        file.md:1:1: error: Code block is never closed
        1 | ```swift
          | ^~~~~~~~
          = help: close it with a line of as many '`' or '~' as it starts with

        """),
    Case(
      testDescription: "an unknown fence word in a lesson",
      text: "---\nformat: 1\nid: x\ntitle: X\n---\n## S\n\n```swift hiden\nprint(1)\n```\n",
      status: 2,
      errors: """
        file.md:8:10: error: Unknown word 'hiden', did you mean 'hidden'
        8 | ```swift hiden
          |          ^~~~~
          = help: use one of 'scene', 'file=…', 'target=…', 'part', 'once', 'shown', 'hidden', \
        'starter', 'fails=…', 'traps=…', 'times-out', 'out-of-memory' or 'too-much-output', or \
        remove it

        """),
    Case(
      testDescription: "two steps of one name",
      text: "---\nformat: 1\nid: x\ntitle: X\n---\n## S\n\na\n\n## S\n\nb\n", status: 2,
      errors: """
        file.md:10:1: error: Two steps have the id 's'
        10 | ## S
           | ^~~~
           = help: rename this one, or give it its own id: '{#…}' after the title
        file.md:6:1: note: the first one is here
         6 | ## S
           | ^~~~

        """),
  ])
  func aFileIsRunOrItsProblemsAreNamed(_ test: Case) throws {
    let tutor = try TutorProgram()
    try tutor.folder.write(test.text, to: "file.md")
    try tutor.run("run", "file.md").expect(
      status: test.status, output: test.output, errors: test.errors)
  }

  /// What is shown above the program of a file without headings.
  private static let heading = """
    file · step 1 of 1

    file
    ────


    """

  private static func lines(_ count: Int) -> String {
    String(repeating: "  │ xxxxxxxxxxxxxxxxxxxxx\n", count: count)
  }

  @Test func aFileThatIsNotThereIsNamed() throws {
    try TutorProgram().run("run", "nowhere.md").expect(
      status: 2, errors: "nowhere.md: error: 'nowhere.md' does not exist\n")
  }

  @Test func aFileThatIsNotUTF8IsNamedWithItsLine() throws {
    let tutor = try TutorProgram()
    try Data([0x61, 0x0A, 0xFF]).write(to: tutor.folder.file("file.md"))
    try tutor.run("run", "file.md").expect(
      status: 2,
      errors: """
        file.md:2:1: error: Byte 0xFF is not UTF-8
          = help: save the file as UTF-8

        """)
  }

  @Test func aWrongWordIsWrongUsage() throws {
    try TutorProgram().run("nexxt").expect(
      status: 2,
      errors: "tutor: unknown command 'nexxt', did you mean 'next'; see './tutor --help'\n")
  }

  @Test func helpAndVersionAreNoErrors() throws {
    let tutor = try TutorProgram()
    let help = try tutor.run("--help")
    #expect(help.status == 0 && help.errors == "")
    let goldens = Golden(in: "Goldens/Help")
    goldens.expect(help.output, in: "tutor.txt")
    goldens.expectNothing(besides: ["tutor.txt"])
    try tutor.run("--version").expect(output: "0.1.0\n")
  }

  @Test(arguments: ["-", "log.jsonl"])
  func whatHappenedIsWrittenAsEventLogs(file: String) throws {
    let tutor = try TutorProgram()
    try tutor.folder.write("```swift\nprint(6 * 7)\n```\n", to: "file.md")
    let log = """
      {"tutor-events":1}
      {"action":{"launched":{"_0":"program"}},"process":"Program","sequence":1}
      {"action":{"printed":{"_0":"output","text":"42\\n"}},"process":"Program","sequence":2}
      {"action":{"ended":{"_0":{"exited":{"status":0}}}},"process":"Program","sequence":3}

      """
    let shown = """
          print(6 * 7)

        Output
        │ 42


      """
    try tutor.run("run", "file.md", "--events", file).expect(
      output: file == "-" ? log : Self.heading + shown)
    if file != "-" { #expect(try tutor.folder.read(file) == log) }
  }
}
