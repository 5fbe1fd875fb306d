import DeviceEvents
import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Programs that say where their lines come from with `#sourceLocation`.
@Suite struct SourceLocationTests {
  @Test(arguments: [
    """
    #sourceLocation(file: "other.swift", line: 7)
    let a = 1
    #sourceLocation()
    print(1️⃣nobody, a)
    """,
    "#sourceLocation(file: \"other.swift\", line: 7)\n#sourceLocation()\nlet a =1️⃣ \n",
  ])
  func afterAResetMessagesStandWhereTheAuthorWroteTheCode(_ code: String) async throws {
    let marked = MarkedText(code)
    let outcome = try await Running.run(alone: marked.text)
    #expect(outcome.diagnostics.map(\.file) == ["Program/main.swift"])
    #expect(outcome.diagnostics.map(\.position) == [try #require(marked["1️⃣"])])
  }

  @Test func afterAResetAProgramIsInItsOwnFileAgain() async throws {
    let outcome = try await Running.run(
      alone: """
        #sourceLocation(file: "other.swift", line: 7)
        print(#filePath, #line)
        #sourceLocation()
        print(#filePath, #line)
        let a: [Int] = []
        print(a[1])
        """)
    #expect(outcome.text(of: "Program") == "other.swift 7\nmain.swift 4\n")
    #expect(
      outcome.ending(of: "Program")
        == .crashed(
          signal: "SIGILL", message: "Fatal error: Index out of range",
          place: Place(file: "Program/main.swift", line: 6)))
  }

  /// As in Xcode, where the message is also on the line after the directive.
  @Test func aResetWithoutABeginningIsAnError() async throws {
    let outcome = try await Running.run(alone: "print(1)\n#sourceLocation()")
    #expect(outcome.diagnostics.map(\.position) == [SourcePosition(line: 3, column: 1)])
    #expect(!outcome.isBuilt)
  }

  @Test(arguments: ["/etc/passwd", "other.swift", "Program/main.swift"])
  func aMessageInAnotherFileStandsAtTheProgramAndNamesTheFile(_ file: String) async throws {
    let outcome = try await Running.run(
      alone: "#sourceLocation(file: \"\(file)\", line: 1)\nprint(nobody)")
    #expect(
      outcome.diagnostics == [
        Diagnostic(
          severity: .error, message: "cannot find 'nobody' in scope (in '\(file)', line 1)",
          file: "Program/main.swift", position: SourcePosition(line: 1, column: 1))
      ])
  }
}
