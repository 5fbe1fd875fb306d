import Findings
import LessonModel
import Testing

/// What the front matter may say, and what is wrong with it.
@Suite struct FrontMatterTests {
  @Test func everyKeyIsRead() throws {
    let parsed = LessonParser.parse(
      lesson(
        frontMatter: """
          format: 1
          id: share-sheet
          title: "Sharing: a start"
          summary: One sentence.
          part: Sharing
          swift: 6
          targets:
            - {name: Share, kind: extension, identifier: a.b.c, in: Reader, display: Save to Reader}
            - {name: Reader, kind: app, identifier: a.b}
            - {name: Other, kind: app, identifier: a.c}
          """), file: "Lessons/x/lesson.md")
    #expect(parsed.findings == [])
    let lesson = try #require(parsed.lesson)
    #expect(lesson.id == "share-sheet")
    #expect(lesson.idRange == SourceRange(line: 3, column: 5, length: 11))
    #expect(lesson.title == "Sharing: a start")
    #expect(lesson.summary == "One sentence.")
    #expect(lesson.part == "Sharing")
    #expect(lesson.languageMode == .v6)
    #expect(lesson.file == "Lessons/x/lesson.md")
    #expect(
      lesson.targets == [
        Target(
          name: "Share", kind: .appExtension(in: "Reader"), identifier: "a.b.c",
          displayName: "Save to Reader", range: SourceRange(line: 9, column: 12, length: 5)),
        Target(
          name: "Reader", kind: .app, identifier: "a.b",
          range: SourceRange(line: 10, column: 12, length: 6)),
        Target(
          name: "Other", kind: .app, identifier: "a.c",
          range: SourceRange(line: 11, column: 12, length: 5)),
      ])
  }

  @Test func defaultsStandInForWhatIsLeftOut() throws {
    let parsed = LessonParser.parse(
      lesson(
        frontMatter: """
          format: 1
          id: x
          targets:
            - name: Share
              kind: extension
              identifier: a.b.c
            - name: Reader
              kind: app
              identifier: a.b
          """), file: "lesson.md")
    #expect(parsed.findings == [])
    let lesson = try #require(parsed.lesson)
    #expect(lesson.title == "Title")
    #expect(lesson.languageMode == .v5)
    #expect(lesson.targets.map(\.kind) == [.appExtension(in: "Reader"), .app])
    #expect(lesson.targets.map(\.displayName) == ["Share", "Reader"])
  }

  @Test(arguments: keyMistakes + valueMistakes + brokenYAML)
  func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  @Test func allMistakesAreReportedAtOnce() {
    let source = lesson(frontMatter: "format: 1\nid: A\nswift: 4\nauthor: me")
    let findings = LessonParser.parse(source, file: "lesson.md").findings
    #expect(findings.map(\.range?.start.line) == [3, 4, 5])
  }

  private static let keys =
    "'format', 'id', 'title', 'summary', 'part', 'swift', 'targets', 'prerequisites' or 'topics'"

  static let keyMistakes = [
    FindingCase(
      "a mistyped key", .frontMatter,
      "Unknown key 'sumary' in the front matter, did you mean 'summary'",
      remedy: "use one of \(keys)",
      in: lesson(frontMatter: "format: 1\nid: x\n1️⃣sumary2️⃣: y")),
    FindingCase(
      "an unknown key", .frontMatter, "Unknown key 'author' in the front matter",
      remedy: "use one of \(keys)",
      in: lesson(frontMatter: "format: 1\nid: x\n1️⃣author2️⃣: y")),
    FindingCase(
      "a key in quotes, behind wide letters", .frontMatter,
      "Unknown key 'ä漢' in the front matter", remedy: "use one of \(keys)",
      in: lesson(frontMatter: "{format: 1, id: x, title: ü漢, 1️⃣\"ä漢\"2️⃣: 1}")),
    FindingCase(
      "no format", .frontMatter, "Front matter has no 'format'", remedy: "add 'format: …'",
      in: lesson(frontMatter: "1️⃣i2️⃣d: x")),
    FindingCase(
      "no id", .frontMatter, "Front matter has no 'id'", remedy: "add 'id: …'",
      in: lesson(frontMatter: "1️⃣f2️⃣ormat: 1")),
    FindingCase(
      "a key twice", .frontMatter, "Key 'title' appears twice", remedy: "keep one of them",
      note: "the first one is here",
      in: lesson(frontMatter: "format: 1\n3️⃣title4️⃣: a\nid: x\n1️⃣title2️⃣: b")),
    FindingCase(
      "a mistyped key of a target", .frontMatter,
      "Unknown key 'identifer' in a target, did you mean 'identifier'",
      remedy: "use one of 'name', 'kind', 'identifier', 'in', 'display', 'info' or"
        + " 'entitlements'",
      in: lesson(
        frontMatter: """
          format: 1
          id: x
          targets:
            - name: A
              kind: app
              identifier: a.b
              1️⃣identifer2️⃣: a.b
          """)),
  ]

  static let valueMistakes = [
    FindingCase(
      "a newer format, of which nothing else is said", .frontMatter,
      "Unknown format version '2', this tutor reads 1", remedy: "update tutor",
      in: lesson(frontMatter: "format: 1️⃣22️⃣\nid: NOT an id\nnew: key")),
    FindingCase(
      "an older format", .frontMatter, "Unknown format version '0', this tutor reads 1",
      remedy: "write 'format: 1'", in: lesson(frontMatter: "format: 1️⃣02️⃣\nid: x")),
    FindingCase(
      "a format that is no number", .frontMatter,
      "Unknown format version 'one', this tutor reads 1", remedy: "write 'format: 1'",
      in: lesson(frontMatter: "format: 1️⃣one2️⃣\nid: x")),
    FindingCase(
      "an id with capitals and spaces", .frontMatter,
      "Id 'Share Sheet' may contain only lowercase letters, digits and single hyphens",
      remedy: "write 'id: share-sheet'",
      in: lesson(frontMatter: "format: 1\nid: 1️⃣Share Sheet2️⃣")),
    FindingCase(
      "a key without a value", .frontMatter, "'title' has no value",
      remedy: "write a value, or remove the key",
      in: lesson(frontMatter: "format: 1\nid: x\n1️⃣title2️⃣:")),
    FindingCase(
      "a list for a single value", .frontMatter, "'title' must be a single value",
      remedy: "write 'title: …' on one line",
      in: lesson(frontMatter: "format: 1\nid: x\ntitle: 1️⃣[2️⃣a, b]")),
    FindingCase(
      "a single value for a list", .frontMatter, "'targets' must be a list",
      remedy: "start each entry with '- ' on its own line",
      in: lesson(frontMatter: "format: 1\nid: x\n1️⃣targets2️⃣: Reader")),
    FindingCase(
      "a language mode", .frontMatter, "Unknown Swift language mode '5.9'",
      remedy: "write 'swift: 5' or 'swift: 6'",
      in: lesson(frontMatter: "format: 1\nid: x\nswift: 1️⃣5.92️⃣")),
  ]

  static let brokenYAML = [
    FindingCase(
      "a bracket without its end", .frontMatter,
      "Invalid YAML: did not find expected ',' or ']'",
      remedy: "quote text that has special characters, and indent with spaces",
      in: lesson(frontMatter: "format: 1\nid: [a\ntitle1️⃣:2️⃣ b: c")),
    FindingCase(
      "a colon in a plain value", .frontMatter,
      "Invalid YAML: mapping values are not allowed in this context",
      remedy: "quote text that has special characters, and indent with spaces",
      in: lesson(frontMatter: "format: 1\nid: x\ntitle: Sharing1️⃣:2️⃣ a start")),
    FindingCase(
      "a tab for indentation", .frontMatter,
      "Invalid YAML: found character that cannot start any token",
      remedy: "quote text that has special characters, and indent with spaces",
      in: lesson(frontMatter: "format: 1\ntargets:\n1️⃣\t2️⃣- x")),
    FindingCase(
      "text", .frontMatter, "Front matter is not a list of 'key: value' lines",
      remedy: "write one key and its value on each line: \(keys)",
      in: lesson(frontMatter: "1️⃣format 12️⃣")),
    FindingCase(
      "comments alone", .frontMatter, "Front matter is empty",
      in: "1️⃣-2️⃣--\n# format: 1\n---\n\n# Title\n\n## Only step\n"),
    FindingCase(
      "no end", .frontMatter, "Front matter is never closed", remedy: "add a line '---' after it",
      in: "1️⃣---2️⃣\nformat: 1\n\n# Title\n\n## Only step\n"),
    FindingCase(
      "an alias", .frontMatter, "YAML anchors and aliases are not supported",
      remedy: "write out the value, or quote it if it is text",
      in: lesson(frontMatter: "format: 1\nid: 1️⃣&2️⃣a x")),
  ]
}
