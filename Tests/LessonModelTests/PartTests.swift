import Findings
import LessonModel
import TestSupport
import Testing

/// Blocks that give a part of a file.
@Suite struct PartTests {
  @Test(arguments: swiftParts + listParts)
  func partReplacesWhatHasItsName(_ example: PartCase) throws {
    let parsed = LessonParser.parse(example.lesson, file: "lesson.md")
    #expect(parsed.findings == [], "\(parsed.findings.text(of: example.lesson))")
    let file = try #require(parsed.lesson?.steps.last?.programs.last?.targets.first?.files.first)
    let diff = LineDiff(expected: example.whole, actual: file.text)
    #expect(diff.isEmpty, "\(diff)")
  }

  @Test(arguments: mistakes) func mistakeIsReportedAtItsPlace(_ example: FindingCase) throws {
    try example.check()
  }

  @Test func everyLineOfAWholeKnowsItsPlace() throws {
    let marked = MarkedText(
      lesson(
        """
        ```swift file=A.swift target=Share
        1️⃣struct A {
          2️⃣var a = 1
          3️⃣var c = 3
        }
        ```

        > ## Not a step

        ```swift file=A.swift target=Share part
        4️⃣/// Two.
        5️⃣var a = 2
        ```

        ```swift file=A.swift target=Share part=A
        6️⃣var b = 0
        ```
        """))
    let parsed = LessonParser.parse(marked.text, file: "lesson.md")
    let file = try #require(parsed.lesson?.steps.first?.programs.first?.targets.first?.files.first)
    #expect(
      file.text == "struct A {\n  /// Two.\n  var a = 2\n  var c = 3\n\n  var b = 0\n}\n")
    let places: [(Int, Int, Character)] = [
      (1, 1, "1️⃣"), (2, 3, "4️⃣"), (3, 3, "5️⃣"), (4, 3, "3️⃣"), (6, 3, "6️⃣"),
    ]
    for (line, column, mark) in places {
      #expect(
        file.position(of: SourcePosition(line: line, column: column))
          == (try marked.position(mark)))
    }
    #expect(file.position(of: SourcePosition(line: 5, column: 1)) == nil)
  }

  @Test func partOfALearnersFileGoesIntoTheStarterAndOfAVariantIntoTheSolution() throws {
    let text = lesson(
      """
      ```swift file=A.swift target=Reader starter
      struct A {
        let a = 0
        let b = 0
      }
      ```

      ### Check

      ```swift scene
      ```

      | seen | verdict |
      |---|---|
      | otherwise | Count again. |

      ### Hints

      1. Look.
      2. Look again.

      ### Solution

      One.

      ```swift file=A.swift target=Reader part
      let a = 1
      ```

      ### Accepted

      #### Typed

      ```swift file=A.swift target=Reader part
      let b: Int = 0
      ```

      #### Binary

      ```swift file=A.swift target=Reader part
      let a = 0b1
      ```

      ### Rejected

      #### Two

      > Count again.

      ```swift file=A.swift target=Reader part
      let a = 2
      ```

      #### Three

      > Count again.

      ```swift file=A.swift target=Reader part
      let a = 3
      let b = 3
      ```
      """)
    let parsed = LessonParser.parse(text, file: "lesson.md")
    #expect(parsed.findings == [], "\(parsed.findings.text(of: text))")
    let exercise = try #require(parsed.lesson?.steps.first?.exercise)
    func code(_ files: [Snippet]) -> String {
      files.map(\.text).joined().replacing("\n", with: " ")
    }
    #expect(code(exercise.solution.files) == "struct A {   let a = 1   let b = 0 } ")
    #expect(
      exercise.accepted.map { code($0.files) } == [
        "struct A {   let a = 1   let b: Int = 0 } ", "struct A {   let a = 0b1   let b = 0 } ",
      ])
    #expect(
      exercise.rejected.map { code($0.files) } == [
        "struct A {   let a = 2   let b = 0 } ", "struct A {   let a = 3   let b = 3 } ",
      ])
  }
}

/// A file, a block with a part of it, and the resulting file.
struct PartCase: CustomTestStringConvertible, Sendable {
  var testDescription: String
  var name: String
  var container: String?
  var file: String
  var part: String
  var whole: String

  init(
    _ description: String, _ name: String = "A.swift", in container: String? = nil, file: String,
    part: String, whole: String
  ) {
    testDescription = description
    self.name = name
    self.container = container
    self.file = file
    self.part = part
    self.whole = whole
  }

  var lesson: String {
    let language = name.hasSuffix(".swift") ? "swift" : "xml"
    let word = container.map { "part=\($0)" } ?? "part"
    return """
      ---
      format: 1
      id: sample
      title: Sample
      targets:
        - { name: Reader, kind: app, identifier: com.example.Reader }
      ---

      ## First

      ```\(language) file=\(name)
      \(file)
      ```

      ## Second

      ```\(language) file=\(name) \(word)
      \(part)
      ```

      """
  }
}

extension PartTests {
  static let swiftParts = [
    PartCase(
      "a function, with its comment", file: "struct A {\n\n  /// Old.\n  func a() {\n  }\n}",
      part: "/// New.\nfunc a() { print(1) }",
      whole: "struct A {\n\n  /// New.\n  func a() { print(1) }\n}\n"),
    PartCase(
      "a comment with a line between stays", file: "// Head.\n\nlet a = 1 // one\nlet b = 2",
      part: "let a = 3", whole: "// Head.\n\nlet a = 3\nlet b = 2\n"),
    PartCase(
      "of two with a name the one with the labels",
      file: "func a(_ b: Int) {}\nfunc a(c: Int) {}", part: "func a(c: Int) { print(c) }",
      whole: "func a(_ b: Int) {}\nfunc a(c: Int) { print(c) }\n"),
    PartCase(
      "other labels, and only one has the name", file: "func a(_ b: Int) {}",
      part: "func a(c: Int) {}", whole: "func a(c: Int) {}\n"),
    PartCase(
      "the one in a type", in: "B", file: "struct A {\n  var a = 1\n}\nstruct B {\n  var a = 1\n}",
      part: "var a = 2", whole: "struct A {\n  var a = 1\n}\nstruct B {\n  var a = 2\n}\n"),
    PartCase(
      "the one in a type in a type", in: "A.C",
      file: "enum A {\n  enum B {\n    case a\n  }\n  enum C {\n    case a\n  }\n}",
      part: "case a, b",
      whole: "enum A {\n  enum B {\n    case a\n  }\n  enum C {\n    case a, b\n  }\n}\n"),
    PartCase(
      "an initializer", file: "class A {\n  init() {}\n}", part: "init() { print(1) }",
      whole: "class A {\n  init() { print(1) }\n}\n"),
    PartCase(
      "a new member", in: "A", file: "class A {\n  let a = 1\n}\n\nclass B {}",
      part: "// New.\nfunc b() {\n  a\n}",
      whole: "class A {\n  let a = 1\n\n  // New.\n  func b() {\n    a\n  }\n}\n\nclass B {}\n"),
    PartCase(
      "a first member", in: "A", file: "class A {\n}", part: "let a = 1",
      whole: "class A {\n  let a = 1\n}\n"),
    PartCase(
      "an import and a type", file: "import UIKit\n\nclass A {}",
      part: "import Social\n\nstruct B {}\n",
      whole: "import UIKit\nimport Social\n\nclass A {}\n\nstruct B {}\n"),
    PartCase(
      "a first import", file: "class A {}", part: "import UIKit",
      whole: "import UIKit\n\nclass A {}\n"),
    PartCase(
      "an extension by its type and protocol", file: "extension A: B {}\nextension A: C {}",
      part: "extension A: C {\n}", whole: "extension A: B {}\nextension A: C {\n}\n"),
    PartCase(
      "text over several lines keeps its own space",
      file: "struct A {\n  let a = \"\"\"\n    x\n    \"\"\"\n}",
      part: "let a = \"\"\"\n  y\n\n    z\n  \"\"\"",
      whole: "struct A {\n  let a = \"\"\"\n    y\n\n      z\n    \"\"\"\n}\n"),
    PartCase(
      "two, in the block's own order", file: "struct A {\n  var a = 1\n  var b = 1\n}",
      part: "  var b = 2\n  var a = 2 // last",
      whole: "struct A {\n  var a = 2 // last\n  var b = 2\n}\n"),
  ]

  static let list = """
    <plist version="1.0">
    <dict>
      <key>A</key>
      <dict>
        <key>B</key>
        <string>b &amp; b</string>
        <!-- </dict> -->
        <key>C</key>
        <array>
          <string>c</string>
        </array>
      </dict>
      <key>D</key>
      <true/>
    </dict>
    </plist>
    """

  static let listParts = [
    PartCase(
      "a key with text", "Info.plist", file: list, part: "<key>B</key>\n<false/>",
      whole: list.replacing("<string>b &amp; b</string>", with: "<false/>")
        + "\n"),
    PartCase(
      "a key with a list", "Info.plist", file: list, part: "<key>C</key>\n<array/>",
      whole: list.replacing(
        "<array>\n      <string>c</string>\n    </array>", with: "<array/>") + "\n"),
    PartCase(
      "a new key", "Info.plist", file: list, part: "<key>E</key>\n<true/>",
      whole: list.replacing("<true/>", with: "<true/>\n  <key>E</key>\n  <true/>") + "\n"),
    PartCase(
      "a new key of a dictionary", "A.entitlements", in: "A", file: list,
      part: "<key>D</key>\n<true/>",
      whole: list.replacing("    </array>", with: "    </array>\n    <key>D</key>\n    <true/>")
        + "\n"),
  ]

  static let mistakes = [
    FindingCase(
      "no file yet", .section,
      "File 'A.swift' does not exist yet, so no part of it can be replaced",
      remedy: "remove 'part' and write the whole file, as this is its first block",
      in: lesson("```1️⃣swift file=A.swift target=Share part2️⃣\nlet a = 1\n```")),
    FindingCase(
      "nothing of the name", .section, "File 'A.swift' has no 'b()' to replace",
      remedy: "name the type that it belongs to, as in 'part=ShareViewController'",
      in: lesson(whole + "```swift file=A.swift target=Share part\nlet c = 1\n  1️⃣func b() {}2️⃣\n```")
    ),
    FindingCase(
      "two of the name", .section, "File 'A.swift' has 'a' 2 times",
      remedy: "name the type that it belongs to, as in 'part=ShareViewController'",
      in: lesson(whole + "```swift file=A.swift target=Share part\n1️⃣let a = 12️⃣\n```")),
    FindingCase(
      "no such type", .section, "File 'A.swift' has no type 'C'",
      remedy: "check the name, or remove 'part' and write the whole file",
      in: lesson(whole + "```1️⃣swift file=A.swift target=Share part=C2️⃣\nlet a = 1\n```")),
    FindingCase(
      "a statement", .section, "Part of 'A.swift' is not a declaration",
      remedy: "write whole declarations, or remove 'part' and write the whole file",
      in: lesson(whole + "```swift file=A.swift target=Share part\n1️⃣print(1)2️⃣\n```")),
    FindingCase(
      "nothing", .section, "Part of 'A.swift' has no declaration",
      remedy: "write whole declarations, or remove 'part' and write the whole file",
      in: lesson(whole + "```1️⃣swift file=A.swift target=Share part2️⃣\n// a\n```")),
    FindingCase(
      "too long a file", .section,
      "File 'A.swift' is longer than 65536 bytes, so no part of it can be replaced",
      remedy: "split the file, or write it whole, without 'part'",
      in: lesson(
        "```swift file=A.swift target=Share\nlet a = 1\n"
          + String(
            repeating: "// ......................................................\n", count: 1200)
          + "```\n\n```1️⃣swift file=A.swift target=Share part2️⃣\nlet a = 2\n```")),
    FindingCase(
      "one twice", .section, "'c' overlaps another part of the block",
      remedy: "start each part on a line of its own, and give each once",
      in: lesson(whole + "```swift file=A.swift target=Share part\nlet c = 1\n1️⃣let c = 22️⃣\n```")),
    FindingCase(
      "a shared line", .section, "'d' shares line 5 of 'A.swift' with other code",
      remedy: "give it lines of its own where the file is written",
      in: lesson(whole + "```1️⃣swift file=A.swift target=Share part2️⃣\nlet d = 1\n```")),
    FindingCase(
      "not a list's key", .section, "Part of 'A.plist' is not a key with its value",
      remedy: "write keys with their values, or remove 'part' and write the whole file",
      in: lesson(
        "```xml file=A.plist target=Share\n<plist><dict/></plist>\n```\n\n"
          + "```xml file=A.plist target=Share part\n1️⃣<true/>2️⃣\n```")),
    FindingCase(
      "a file without parts", .contradictoryFenceWords,
      "File 'A.js' has no parts that can be replaced",
      remedy:
        "use 'part' with a Swift file, a property list or entitlements; otherwise write the whole file",
      in: lesson("```js file=A.js target=Share 1️⃣part2️⃣\n```")),
    FindingCase(
      "no file at all", .contradictoryFenceWords, "'part' has no effect without 'file'",
      remedy: "add 'file=…', or remove 'part'", in: lesson("```swift 1️⃣part2️⃣\n```")),
  ]

  private static let whole = """
    ```swift file=A.swift target=Share
    struct A { }
    struct B {
      let a = 1
      let c = 1
      let e = 1; let d = 1
    }
    let a = 1
    ```


    """
}
