import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Programs that say with `#sourceLocation` where their lines are from.
@Suite struct SourceLocationTests {
  @Test(arguments: [
    """
    #sourceLocation(file: "other.swift", line: 7)
    let a = 1
    #sourceLocation()
    print(1️⃣nobody, a)
    """,
    // What doesn't parse isn't rewritten.
    "#sourceLocation()\nlet a =1️⃣ \n",
  ])
  func afterAResetMessagesStandWhereTheAuthorWroteTheCode(_ code: String) async throws {
    let marked = MarkedText(Running.markdown(alone: code))
    let outcome = try await Running.run(marked.text).outcome
    #expect(outcome.diagnostics.map(\.file) == ["lesson.md"])
    #expect(outcome.diagnostics.map(\.position) == [try #require(marked["1️⃣"])])
  }

  @Test func afterAResetAProgramIsInItsLessonAgain() async throws {
    let outcome = try await Running.run(
      alone: """
        #sourceLocation(file: "other.swift", line: 7)
        print(#filePath, #line)
        #sourceLocation()
        print(#filePath, #line)
        let a: [Int] = []
        print(a[1])
        """)
    #expect(outcome.text(of: "Program") == "other.swift 7\nlesson.md 12\n")
    #expect(
      outcome.ending(of: "Program")
        == .crashed(
          signal: "SIGILL", message: "Fatal error: Index out of range",
          place: Place(file: "lesson.md", line: 14)))
  }

  @Test(arguments: ["/etc/passwd", "other.swift", "lesson.md"])
  func aMessageInAnotherFileStandsAtTheProgramAndNamesTheFile(_ file: String) async throws {
    let outcome = try await Running.run(
      alone: "#sourceLocation(file: \"\(file)\", line: 1)\nprint(nobody)")
    #expect(
      outcome.diagnostics == [
        Diagnostic(
          severity: .error, message: "cannot find 'nobody' in scope (in '\(file)', line 1)",
          file: "lesson.md", position: SourcePosition(line: 9, column: 1))
      ])
  }
}
