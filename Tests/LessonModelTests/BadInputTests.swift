import Findings
import LessonModel
import Testing

/// Files that aren't lessons, by accident or by malice.
@Suite struct BadInputTests {
  @Test(arguments: [
    ("", nil, "x.md:1:1: error: File is empty"),
    (" \n\r\n\u{3000}", nil, "x.md:1:1: error: File is empty"),
    ("\u{FEFF}", nil, "x.md:1:1: error: File is empty"),
    ("\u{0}", "", "x.md:1:1: error: Lesson has no front matter"),
    ("---", "", "x.md:1:1: error: Front matter is never closed"),
    ("---\n---", "", "x.md:1:1: error: Front matter is empty"),
  ])
  func fileWithNothingInItIsReported(_ source: String, _ dump: String?, _ headline: String) {
    let parsed = LessonParser.parse(Array(source.utf8), file: "x.md")
    #expect(parsed.lesson?.dump() == dump)
    #expect(parsed.findings.first?.text().hasPrefix(headline + "\n") ?? false)
  }

  @Test(arguments: [
    ([0x61, 0xFF], 1, 2, "0xFF"),
    ([0xFF, 0xFE, 0x61, 0x00], 1, 1, "0xFF"),
    ([0x0A, 0xC3, 0xA4, 0xC3, 0x28], 2, 3, "0xC3"),
    ([0x0D, 0x0A, 0x62, 0x80], 2, 2, "0x80"),
    ([0xEF, 0xBB, 0xBF, 0x61, 0xC0, 0xAF], 1, 2, "0xC0"),
    ([0xED, 0xA0, 0x80], 1, 1, "0xED"),
    ([0x61, 0x0A, 0xE6, 0xBC], 2, 1, "0xE6"),
  ])
  func firstByteThatIsNotUTF8IsReported(
    _ bytes: [UInt8], _ line: Int, _ column: Int, _ byte: String
  ) {
    let parsed = LessonParser.parse(bytes, file: "x.md")
    #expect(parsed.lesson == nil)
    #expect(
      parsed.findings == [
        Finding(
          .notUTF8, "Byte \(byte) is not UTF-8", file: "x.md",
          range: SourceRange(line: line, column: column),
          remedy: "save the file as UTF-8")
      ])
  }

  @Test(arguments: [Strictness.lesson, .anyMarkdown])
  func fileOfTenMegabytesIsReported(_ strictness: Strictness) {
    let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: 10 * 1024 * 1024)
    let expected = [
      Finding(
        .unreadableFile, "File has 10485760 bytes, the limit is 4194304", file: "x.md",
        remedy: "split it")
    ]
    #expect(
      LessonParser.parse(bytes, file: "x.md", strictness: strictness).findings == expected)
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(LessonParser.parse(text, file: "x.md", strictness: strictness).findings == expected)
  }

  @Test(arguments: hostileYAML)
  func yamlThatWouldTakeAllMemoryOrStackIsReported(_ example: FindingCase) throws {
    try example.check()
  }

  private static let limits = "use at most 1000 bytes a line and 200 brackets in all"
  private static let noAlias = "write out the value, or quote it if it is text"

  static let hostileYAML = [
    FindingCase(
      "a billion laughs", .frontMatter, "YAML anchors and aliases are not supported",
      remedy: noAlias,
      in: lesson(frontMatter: "a: 1️⃣&2️⃣a [x, x]\nb: &b [*a, *a]\nc: &c [*b, *b]\n? *c\n: x")),
    FindingCase(
      "an alias in a list", .frontMatter, "YAML anchors and aliases are not supported",
      remedy: noAlias, in: lesson(frontMatter: "a: 'it''s &b' # &c\nb: [x,  1️⃣*2️⃣a]")),
    FindingCase(
      "deep brackets", .frontMatter, "YAML line is too long or too deeply nested",
      remedy: limits,
      in: lesson(frontMatter: "a:\n1️⃣ 2️⃣" + String(repeating: "[", count: 201))),
    FindingCase(
      "a long line", .frontMatter, "YAML line is too long or too deeply nested",
      remedy: limits, in: lesson(frontMatter: "1️⃣-2️⃣ " + String(repeating: "- ", count: 500))),
    FindingCase(
      "sixty-five kilobytes", .frontMatter, "YAML has 70000 bytes, the limit is 65536",
      remedy: "move text into the lesson itself",
      in: lesson(frontMatter: "1️⃣#2️⃣" + String(repeating: "#########\n", count: 7000).dropLast(2))),
  ]

  @Test(arguments: ["title: \"a, &b and *c\"", "title: R&D", "title: 'a: *b*'", "title: 2 * 3"])
  func textWithStarsAndAmpersandsIsRead(_ title: String) {
    let source = lesson(frontMatter: "format: 1\nid: x\n\(title)")
    #expect(LessonParser.parse(source, file: "x.md").findings == [])
  }

  @Test func deepYAMLWithinTheLimitsIsNoTrap() {
    let deep = String(repeating: "- ", count: 499)
    let source = lesson(frontMatter: "format: 1\nid: x\ntitle:\n  \(deep)")
    #expect(
      LessonParser.parse(source, file: "x.md").findings.map(\.message)
        == ["'title' must be a single value"])
  }
}
