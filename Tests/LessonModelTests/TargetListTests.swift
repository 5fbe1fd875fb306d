import Findings
import LessonModel
import TestSupport
import Testing

/// Property lists that the front matter gives to a target.
@Suite struct TargetListTests {
  @Test func listIsAHiddenFileOfTheFirstStepThatHasFiles() throws {
    let text = Self.source(
      """
      info:
            Text: a < b & "c"
            Number: 1
            Real: 1.5
            Quoted: "1"
            Flag: true
            No: NO
            Group: {Inner: [a, {B: 2}], Empty: {}}
          entitlements:
            com.apple.security.application-groups: [group.a]
      """)
    let parsed = LessonParser.parse(text, file: "lesson.md")
    #expect(parsed.findings == [], "\(parsed.findings.text(of: text))")
    let steps = try #require(parsed.lesson?.steps)
    #expect(steps[0].blocks.count == 0)
    let files = try #require(steps[1].programs.first?.targets.first?.files)
    #expect(
      files.map(\.path) == ["Reader/Info.plist", "Reader/Reader.entitlements", "Reader/A.swift"])
    #expect(files.map(\.isHidden) == [true, true, false])
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0">
      <dict>
        <key>Text</key>
        <string>a &lt; b &amp; "c"</string>
        <key>Number</key>
        <integer>1</integer>
        <key>Real</key>
        <real>1.5</real>
        <key>Quoted</key>
        <string>1</string>
        <key>Flag</key>
        <true/>
        <key>No</key>
        <string>NO</string>
        <key>Group</key>
        <dict>
          <key>Inner</key>
          <array>
            <string>a</string>
            <dict>
              <key>B</key>
              <integer>2</integer>
            </dict>
          </array>
          <key>Empty</key>
          <dict>
          </dict>
        </dict>
      </dict>
      </plist>

      """
    let diff = LineDiff(expected: expected, actual: files[0].text)
    #expect(diff.isEmpty, "\(diff)")
    #expect(
      files[0].position(of: SourcePosition(line: 7, column: 5))
        == SourcePosition(line: 11, column: 15))
    #expect(
      steps[1].blocks.compactMap { if case .snippet(let file, _) = $0 { file.path } else { nil } }
        == ["Reader/Info.plist", "Reader/Reader.entitlements", "Reader/A.swift"])
    #expect(steps[2].blocks.count == 1)
  }

  @Test func fileOfTheStepTakesTheListsPlace() throws {
    let text = Self.source("info: {A: 1}").replacing(
      "let a = 1\n```", with: "let a = 1\n```\n\n```xml file=Info.plist\n<plist/>\n```")
    let parsed = LessonParser.parse(text, file: "lesson.md")
    #expect(parsed.findings == [])
    let files = try #require(parsed.lesson?.steps[1].programs.first?.targets.first?.files)
    #expect(files.map(\.text) == ["let a = 1\n", "<plist/>\n"])
  }

  @Test(arguments: mistakes) func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  static let mistakes = [
    FindingCase(
      "no keys", .frontMatter, "'info' is not a list of 'name: value' lines",
      remedy: "write a name and its value on each line, indented",
      in: source("1️⃣info2️⃣: [a]")),
    FindingCase(
      "a key without a value", .frontMatter, "Property list has an entry without a value",
      remedy: "give it text, a number, 'true', 'false', a list or keys",
      in: source("info: {A: 1️⃣~2️⃣}")),
  ]

  static func source(_ lists: String) -> String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - name: Reader
        kind: app
        identifier: com.example.Reader
        \(lists)
    ---

    ## None

    ## First

    ```swift file=A.swift
    let a = 1
    ```

    ## Second

    ```swift file=A.swift
    let a = 2
    ```

    """
  }
}
