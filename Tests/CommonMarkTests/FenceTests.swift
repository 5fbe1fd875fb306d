import CommonMark
import Findings
import Testing

/// A document with one code block, and what is known of its fences.
struct FenceCase: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let isClosed: Bool
  /// The end of the block, which libcmark gets wrong.
  let end: SourcePosition

  init(_ description: String, _ source: String, isClosed: Bool, end: (Int, Int)) {
    testDescription = description
    self.source = source
    self.isClosed = isClosed
    self.end = SourcePosition(line: end.0, column: end.1)
  }
}

struct FenceTests {
  @Test(arguments: Self.cases)
  func tellsWhetherAFenceIsClosed(fence: FenceCase) throws {
    let document = Document(parsing: fence.source)
    let block = try document.onlyCodeBlock()
    #expect(document.isClosed(fence: block) == fence.isClosed)
    #expect(document[block].range?.end == fence.end)
  }

  static let cases = [
    FenceCase("closed", "```\na\n```\n", isClosed: true, end: (3, 4)),
    FenceCase("nothing between", "```\n```", isClosed: true, end: (2, 4)),
    FenceCase("never closed", "```\na", isClosed: false, end: (2, 2)),
    FenceCase("opening line only", "```", isClosed: false, end: (1, 4)),
    FenceCase("blank lines at the end", "```\na\n\n", isClosed: false, end: (3, 1)),
    FenceCase("other character", "```\n~~~\n", isClosed: false, end: (2, 4)),
    FenceCase("tildes", "~~~ a`b\nx\n~~~~  \n", isClosed: true, end: (3, 7)),
    FenceCase("shorter fence", "````\n```\n", isClosed: false, end: (2, 4)),
    FenceCase("longer fence", "```\na\n`````\nb", isClosed: true, end: (3, 6)),
    FenceCase("words behind the fence", "```\n``` x\n", isClosed: false, end: (2, 6)),
    FenceCase("indented by three", "```\na\n   ```\n", isClosed: true, end: (3, 7)),
    FenceCase("indented by four", "```\na\n    ```\n", isClosed: false, end: (3, 8)),
    FenceCase("in a quote", "> ```\n> a\n> ```\nb", isClosed: true, end: (3, 6)),
    FenceCase("cut off by a quote's end", "> ```\n> a\nfoo", isClosed: false, end: (2, 4)),
    FenceCase("fence outside the quote", "> ~~~\n> a\n\nb", isClosed: false, end: (2, 4)),
    FenceCase("in an item", "- ```\n  a\n  ```\n- b", isClosed: true, end: (3, 6)),
    FenceCase("cut off by the next item", "- ```\n  a\n- b", isClosed: false, end: (2, 4)),
    FenceCase("in a quote in an item", "1. > ~~~\n   > a\n   > ~~~", isClosed: true, end: (3, 9)),
    FenceCase("below an item's marker", "-\n  ```\n  a\n  ```", isClosed: true, end: (4, 6)),
    FenceCase("lines ended by CR LF", "```\r\na\r\n```\r\n", isClosed: true, end: (3, 4)),
  ]

  @Test func hasNothingToCloseInIndentedCode() throws {
    let document = Document(parsing: "    ```\n")
    let block = try document.onlyCodeBlock()
    #expect(document.isClosed(fence: block))
    #expect(document.infoStringRange(of: block) == nil)
    #expect(document.codeContentRange(of: block) == nil)
    #expect(
      document[block].kind
        == .codeBlock(Document.CodeBlock(info: "", literal: "```\n", isFenced: false)))
  }

  @Test(arguments: [
    ("```swift file=a.swift  \n```", "swift file=a.swift"),
    ("> - ~~~~  é &amp; \\*\n", "é &amp; \\*"),
    ("  ```a`b", nil),
    ("```", ""),
  ])
  func findsTheRawInfoString(source: String, info: String?) throws {
    let document = Document(parsing: source)
    let block = document.nodes { if case .codeBlock = $0 { true } else { false } }.first
    let range = block.flatMap(document.infoStringRange)
    #expect(range.flatMap(document.slice) == info)
  }

  @Test func resolvesEscapesInTheInfoString() throws {
    let document = Document(parsing: "``` a &amp; \\*\nx\n```")
    #expect(
      document[try document.onlyCodeBlock()].kind
        == .codeBlock(Document.CodeBlock(info: "a & *", literal: "x\n", isFenced: true)))
  }

  @Test func placesCodeInTheSource() throws {
    let document = Document(parsing: "- x\n\n   ~~~\n     a\n\n   bc\n   ~~~\n")
    let block = try document.onlyCodeBlock()
    #expect(
      document.codeContentRange(of: block)
        == SourceRange(SourcePosition(line: 4, column: 4), SourcePosition(line: 6, column: 6)))
    #expect(
      document.sourcePosition(inCode: block, line: 3, column: 2)
        == SourcePosition(line: 6, column: 5))
    #expect(document.sourcePosition(inCode: block, line: 4, column: 1) == nil)
    #expect(document.sourcePosition(inCode: block, line: 0, column: 1) == nil)
  }
}
