import Foundation
import TestSupport
import Testing

/// Findings quote the lesson, never a file that a program names.
@Suite struct NamedFileTests {
  enum Kind: CaseIterable {
    case text, hugeFile, pipe, nothing
  }

  @Test(arguments: Kind.allCases)
  func aFileThatTheCompilerWasToldOfIsNotRead(_ kind: Kind) throws {
    let tutor = try TutorProgram()
    let place = try make(kind, in: tutor.folder)
    try tutor.folder.write(
      "```swift\n#sourceLocation(file: \"\(place)\", line: 1)\nprint(nobody)\n```\n",
      to: "lesson.md")
    let result = try tutor.run("run", "lesson.md")
    #expect(result.status == 1)
    // Where lines that quote the path are cut and wrapped depends on its length: they aren't compared.
    let lines = result.errors.split(separator: "\n")
    #expect(
      lines.first == "lesson.md:2:1: error: cannot find 'nobody' in scope (in '\(place)', line 1)")
    #expect(lines.dropFirst().first?.hasPrefix("2 | #sourceLocation(file: \"") == true)
    #expect(lines.count == 3)
    #expect(!(result.errors + result.output).contains("not for everybody"))
  }

  @Test(arguments: Kind.allCases)
  func aFileThatATrapNamesIsNotRead(_ kind: Kind) throws {
    let tutor = try TutorProgram()
    let place = try make(kind, in: tutor.folder)
    try tutor.folder.write(
      "```swift\n#sourceLocation(file: \"\(place)\", line: 1)\nfatalError(\"over\")\n```\n",
      to: "lesson.md")
    let result = try tutor.run("run", "lesson.md")
    #expect(result.status == 1)
    #expect(
      result.errors == """
        lesson.md:1:4: error: 'Program' crashes: Fatal error: over
        1 | ```swift
          |    ^~~~~
          = help: fix the code, or mark it with 'traps="…"' if this is intended

        """)
    // What is shown quotes the path, and is wrapped where its length makes it.
    #expect(!result.output.contains("not for everybody"))
  }

  private func make(_ kind: Kind, in folder: TemporaryFolder) throws -> String {
    let place = folder.file("named").path
    switch kind {
    case .text: try folder.write("not for everybody\n", to: "named")
    case .hugeFile:
      try folder.write("not for everybody\n", to: "named")
      #expect(truncate(place, 2 << 30) == 0)
    // Opening it for reading would wait for a writer.
    case .pipe: #expect(mkfifo(place, 0o600) == 0)
    case .nothing: break
    }
    return place
  }
}
