import Foundation
import TestSupport
import Testing

/// `tutor run` on all kinds of files, good and bad.
@Suite struct RunTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var text: String
    var status: Int32
    var output: [String] = []
    var errors: [String] = []
  }

  @Test(arguments: [
    Case(
      testDescription: "a README with one program",
      text: "# Hello\n\nSome words.\n\n```swift\nprint(6 * 7)\n```\n", status: 0,
      output: ["Some words.", "print(6 * 7)", "42"]),
    Case(
      testDescription: "expected output that is right",
      text: "```swift\nprint(1)\n```\n\n```text output\n1\n```\n", status: 0, output: ["1"]),
    Case(
      testDescription: "expected output that is wrong",
      text: "```swift\nprint(1)\n```\n\n```text output\n2\n```\n", status: 1,
      errors: ["file.md:6:1: error: The output differs: expected '2', found '1'", "6 | 2"]),
    Case(
      testDescription: "a program that doesn't compile",
      text: "# T\n\n```swift\nprint(nobody)\n```\n", status: 1,
      errors: ["file.md:4:7: error: cannot find 'nobody' in scope", "4 | print(nobody)"]),
    Case(
      testDescription: "a program that traps",
      text: "```swift\nlet n: Int? = nil\nprint(n!)\n```\n", status: 1,
      errors: ["file.md:3:1: error: 'Program' crashes: Fatal error: Unexpectedly found nil"]),
    Case(
      testDescription: "a program that prints forever",
      text: "```swift\nwhile true { print(\"xxxxxxxxxxxxxxxxxxxxx\") }\n```\n", status: 1,
      errors: ["error: 'Program' is killed: it printed more than it may"]),
    Case(
      testDescription: "no program", text: "# Words\n\nOnly words.\n", status: 2,
      errors: ["'file.md' has no 'swift' block to run"]),
    Case(testDescription: "an empty file", text: "", status: 2, errors: ["File is empty"]),
    Case(
      testDescription: "broken front matter",
      text: "---\nformat: 1\nid: [\n---\n## S\n\n```swift\nprint(1)\n```\n", status: 2,
      errors: ["error: Invalid YAML"]),
    Case(
      testDescription: "an unclosed fence", text: "```swift\nprint(1)\n", status: 2,
      errors: ["file.md:1:1: error:"]),
    Case(
      testDescription: "an unknown fence word in a lesson",
      text: "---\nformat: 1\nid: x\ntitle: X\n---\n## S\n\n```swift hiden\nprint(1)\n```\n",
      status: 2, errors: ["file.md:8:10: error:", "hidden"]),
    Case(
      testDescription: "two steps of one name",
      text: "---\nformat: 1\nid: x\ntitle: X\n---\n## S\n\na\n\n## S\n\nb\n", status: 2,
      errors: ["file.md:10:"]),
  ])
  func aFileIsRunOrItsProblemsAreNamed(_ test: Case) throws {
    let tutor = try TutorProgram()
    try tutor.folder.write(test.text, to: "file.md")
    let result = try tutor.run("run", "file.md")
    #expect(result.status == test.status, "\(result)")
    for text in test.output { #expect(result.output.contains(text)) }
    for text in test.errors { #expect(result.errors.contains(text)) }
    if test.status != 0 { #expect(!result.errors.isEmpty) }
  }

  @Test func aFileThatIsNotThereIsNamed() throws {
    let result = try TutorProgram().run("run", "nowhere.md")
    #expect(result.status == 2)
    #expect(result.errors.contains("nowhere.md"))
  }

  @Test func aFileThatIsNotUTF8IsNamedWithItsLine() throws {
    let tutor = try TutorProgram()
    try Data([0x61, 0x0A, 0xFF]).write(to: tutor.folder.file("file.md"))
    let result = try tutor.run("run", "file.md")
    #expect(result.status == 2)
    #expect(result.errors.contains("file.md:2:1: error:"))
  }

  @Test func aWrongWordIsWrongUsage() throws {
    let result = try TutorProgram().run("nexxt")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.contains("nexxt"))
  }

  @Test func helpAndVersionAreNoErrors() throws {
    let tutor = try TutorProgram()
    #expect(try tutor.run("--help").status == 0)
    #expect(try tutor.run("--version").output == "0.1.0\n")
  }

  @Test(arguments: ["-", "log.jsonl"])
  func whatHappenedIsWrittenAsEventLogs(file: String) throws {
    let tutor = try TutorProgram()
    try tutor.folder.write("```swift\nprint(6 * 7)\n```\n", to: "file.md")
    let seen = try tutor.run("run", "file.md", "--events", file)
    let log = file == "-" ? seen.output : try tutor.folder.read(file)
    #expect(
      log == """
        {"tutor-events":1}
        {"action":{"launched":{"_0":"program"}},"process":"Program","sequence":1}
        {"action":{"printed":{"_0":"output","text":"42\\n"}},"process":"Program","sequence":2}
        {"action":{"ended":{"_0":{"exited":{"status":0}}}},"process":"Program","sequence":3}

        """)
    #expect(seen.status == 0)
  }
}
