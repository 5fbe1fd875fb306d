import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// The compiler's messages point to the author's lines and columns.
@Suite struct DiagnosticTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    /// The code, with a mark where the message belongs.
    var code: String
    var message: String
    var severity = Severity.error
  }

  @Test(arguments: [
    Case(
      testDescription: "a name that isn't there", code: "print(1)\n  print(1️⃣nobody)",
      message: "cannot find 'nobody' in scope"),
    Case(
      testDescription: "behind characters of several bytes",
      code: "let ü = \"äöü\"; print(1️⃣nobody, ü)", message: "cannot find 'nobody' in scope"),
    Case(
      testDescription: "behind what the portability pass changes",
      code: """
        import Foundation
        class A: NSObject { @objc func go() {} }
        let s = #selector(A.go); print(s, 1️⃣nobody)
        """,
      message: "cannot find 'nobody' in scope"),
    Case(
      testDescription: "inside what the portability pass changes",
      code: """
        import Foundation
        class A: NSObject { @objc func go() {} }
        print(#selector(A.1️⃣gone))
        """,
      message: "type 'A' has no member 'gone'"),
    Case(
      testDescription: "a syntax error", code: "let x =1️⃣ \n",
      message: "expected initial value after '='"),
    Case(
      testDescription: "a warning", code: "func f() { let 1️⃣x = 1 }\nf()",
      message: "initialization of immutable value 'x' was never used; consider replacing with "
        + "assignment to '_' or removing it",
      severity: .warning),
  ])
  func aMessageStandsWhereTheAuthorWroteTheCode(_ test: Case) async throws {
    let marked = MarkedText(test.code)
    let outcome = try await Running.run(alone: marked.text)
    #expect(
      outcome.diagnostics == [
        Diagnostic(
          severity: test.severity, message: test.message, file: "Program/main.swift",
          position: try #require(marked["1️⃣"]))
      ])
    #expect(outcome.isBuilt == (test.severity == .warning))
  }

  @Test func anExtensionsMessageNamesItsTarget() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode += "\nlet x: Int = \"text\""
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.map(\.target) == ["Share"])
    #expect(!outcome.isBuilt)
  }

  @Test func anAppWithoutEntryPointIsToldSo() async throws {
    var lesson = ShareLesson()
    lesson.appCode = "import UIKit\nclass AppDelegate: UIResponder, UIApplicationDelegate {}"
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(
      outcome.diagnostics.map(\.message) == [
        "'Reader' has no entry point: mark its app delegate '@main'"
      ])
  }
}
