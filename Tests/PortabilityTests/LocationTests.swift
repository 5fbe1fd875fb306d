import Portability
import Testing

/// `#sourceLocation`.
struct LocationTests {
  @Test(arguments: [
    Rewritten(
      "let a = 1\n#sourceLocation()\nlet b = 2",
      "let a = 1\n#sourceLocation(file: \"a \\\"b\\\\.md\", line: 12)\nlet b = 2"),
    Rewritten(
      "#sourceLocation(\n)\nlet b = 2",
      "#sourceLocation(file: \"a \\\"b\\\\.md\", line: 11)\n\nlet b = 2"),
    Rewritten(
      "struct A {\n  #sourceLocation() // back\n  var b = 2\n}",
      "struct A {\n  #sourceLocation(file: \"a \\\"b\\\\.md\", line: 12) // back\n  var b = 2\n}"),
    Rewritten(
      "#sourceLocation(file: \"other.swift\", line: 3)\nlet b = 2",
      "#sourceLocation(file: \"other.swift\", line: 3)\nlet b = 2"),
    Rewritten("let a = \"#sourceLocation()\"", "let a = \"#sourceLocation()\""),
  ])
  func aResetGoesBackToWhereTheTextIsFrom(_ text: Rewritten) {
    let result = Portability.makePortable(
      source: text.original, file: "Sample.swift",
      origin: SourceOrigin(file: "a \"b\\.md", line: 10))
    #expect(result.text == text.expected)
  }

  @Test func aFileThatIsItsOwnOriginKeepsItsReset() {
    #expect(rewritten("#sourceLocation()\nlet b = 2") == "#sourceLocation()\nlet b = 2")
  }
}
