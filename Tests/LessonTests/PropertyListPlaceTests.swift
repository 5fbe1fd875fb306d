import Findings
import LessonModel
import RunSupport
import SnippetEngine
import TestSupport
import Testing

@testable import LessonChecks

/// A mistake in a property list is shown where it is, in the lesson or in the learner's own file.
@Suite struct PropertyListPlaceTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var list: String
    /// What is shown; the list begins at line 17 of the lesson.
    var text: String
  }

  static let cases = [
    Case(
      testDescription: "a key without a value",
      list: """
        <plist version="1.0">
        <dict>
          <key>NSExtension</key>
        </dict>
        </plist>
        """,
      text: """
        lesson.md:19:8: error: 'Info.plist' can't be read: <key> 'NSExtension' has no value
        19 |   <key>NSExtension</key>
           |        ^~~~~~~~~~~
           = help: write a value after it, or remove the key

        """),
    Case(
      testDescription: "a tag that closes something else",
      list: """
        <plist version="1.0">
        <dict>
          <key>Types</key>
          <array>
            <string>public.url</string>
          </dict>
        </dict>
        </plist>
        """,
      text: """
        lesson.md:22:3: error: 'Info.plist' can't be read: </dict> comes before the <array> on line 20 is closed
        22 |   </dict>
           |   ^~~~~~~
           = help: write </array> before it, or remove it

        """),
    Case(
      testDescription: "a list in the place of the dictionary",
      list: """
        <plist version="1.0">
        <array/>
        </plist>
        """,
      text: """
        lesson.md:18:1: error: 'Info.plist' has an array at its top level, where a dictionary is needed
        18 | <array/>
           | ^~~~~~~~
           = help: put the keys and values between <dict> and </dict>

        """),
    Case(
      testDescription: "two mistakes",
      list: """
        <plist version="1.0"><dict>
        <key>A</key>
        <key>B</key><integer>one</integer>
        </dict></plist>
        """,
      text: """
        lesson.md:18:6: error: 'Info.plist' can't be read: <key> 'A' has no value
        18 | <key>A</key>
           |      ^
           = help: write a value after it, or remove the key
        lesson.md:19:13: error: 'Info.plist' can't be read: 'one' isn't an integer
        19 | <key>B</key><integer>one</integer>
           |             ^~~~~~~~~
           = help: write digits only, or use <real> or <string>

        """),
    Case(
      testDescription: "nothing",
      list: "",
      text: """
        lesson.md:16:4: error: 'Info.plist' can't be read: the file is empty
        16 | ```xml file=Info.plist target=Reader
           |    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~
           = help: write a property list into it, or restore it

        """),
    Case(
      testDescription: "a line for the preprocessor",
      list: """
        <plist version="1.0"><dict>
        #if DEBUG
        <key>A</key><true/>
        #endif
        </dict></plist>
        """,
      text: """
        lesson.md:18:1: error: 'Info.plist' has a line for Xcode's preprocessor, which isn't run here
        18 | #if DEBUG
           | ^
           = help: remove it, and the lines that shouldn't be read

        """),
    Case(
      testDescription: "an empty dictionary, which is no mistake",
      list: "<plist version=\"1.0\"><dict/></plist>",
      text: ""),
  ]

  /// A lesson whose app has this property list.
  private func markdown(_ list: String) -> String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    targets:
      - {name: Reader, kind: app, identifier: com.example.Reader}
    ---
    ## Step

    ```swift file=App.swift target=Reader
    import UIKit
    @main class AppDelegate: UIResponder, UIApplicationDelegate {}
    ```


    ```xml file=Info.plist target=Reader
    \(list)
    ```
    """
  }

  /// What is wrong with a program's files, as the author sees it.
  private func findings(of program: Program) async throws -> [Finding] {
    try await Running.run(program).findings.map(LessonPlaces(program).finding)
  }

  @Test(arguments: cases) func aLessonsListIsShownAtItsOwnLine(_ sample: Case) async throws {
    let markdown = markdown(sample.list)
    let source = SourceLines(markdown)
    let program = try #require(Running.programs(markdown).first)
    let findings = try await findings(of: program)
    #expect(findings.map { $0.text { _ in source } }.joined() == sample.text)
  }

  @Test func aLearnersListIsShownInTheLearnersFile() async throws {
    var program = try #require(Running.programs(markdown(Self.cases[1].list)).first)
    let index = try #require(program.targets[0].files.firstIndex { $0.fileName == "Info.plist" })
    program.targets[0].files[index].file = "Workspace/Reader/Info.plist"
    program.targets[0].files[index].start = SourcePosition(line: 1, column: 1)
    let source = SourceLines(Self.cases[1].list)
    let findings = try await findings(of: program)
    #expect(
      findings.map { $0.text { _ in source } }.joined() == """
        Workspace/Reader/Info.plist:6:3: error: 'Info.plist' can't be read: </dict> comes before the <array> on line 4 is closed
        6 |   </dict>
          |   ^~~~~~~
          = help: write </array> before it, or remove it

        """)
  }
}
