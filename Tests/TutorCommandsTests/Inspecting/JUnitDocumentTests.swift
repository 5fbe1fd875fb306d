import Foundation
import FoundationXML
import Testing

@testable import TutorCommands

/// Results as JUnit XML.
@Suite struct JUnitDocumentTests {
  private static let document: JUnitDocument = {
    var document = JUnitDocument(name: "tutor <test>")
    document.suites = [
      JUnitDocument.Suite(
        name: "Lessons/01-first/lesson.md",
        cases: [
          .init(
            group: "first", name: "first/runs", milliseconds: 1_042, outcome: .passed(note: nil)),
          .init(
            group: "first", name: "first/breaks", milliseconds: 7,
            outcome: .failed(
              message: "it printed \"1\" & not 2", text: "lesson.md:3:1: error: \u{1B}[31m\nline 2")
          ),
          .init(
            group: "first", name: "first/prose", milliseconds: 0,
            outcome: .skipped(reason: "nothing to run")),
        ]),
      JUnitDocument.Suite(
        name: "Info.plist",
        cases: [.init(group: "Info.plist", name: "rule-zero", outcome: .passed(note: "a < b"))]),
    ]
    return document
  }()

  @Test func everyOutcomeIsWrittenWithItsTimeAndItsPlace() {
    #expect(
      Self.document.text == """
        <?xml version="1.0" encoding="UTF-8"?>
        <testsuites name="tutor &lt;test&gt;" tests="4" failures="1" skipped="1" time="1.049">
          <testsuite name="Lessons/01-first/lesson.md" tests="3" failures="1" skipped="1" time="1.049">
            <testcase classname="first" name="first/runs" time="1.042"/>
            <testcase classname="first" name="first/breaks" time="0.007">
              <failure message="it printed &quot;1&quot; &amp; not 2">lesson.md:3:1: error: \u{FFFD}[31m&#10;line 2</failure>
            </testcase>
            <testcase classname="first" name="first/prose" time="0.000">
              <skipped message="nothing to run"/>
            </testcase>
          </testsuite>
          <testsuite name="Info.plist" tests="1" failures="0">
            <testcase classname="Info.plist" name="rule-zero">
              <system-out>a &lt; b</system-out>
            </testcase>
          </testsuite>
        </testsuites>

        """)
  }

  @Test func theDocumentIsWellFormed() {
    #expect(XMLParser(data: Data(Self.document.text.utf8)).parse())
    #expect(XMLParser(data: Data(JUnitDocument(name: "empty").text.utf8)).parse())
  }
}
