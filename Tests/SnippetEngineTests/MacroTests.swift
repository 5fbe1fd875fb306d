import Findings
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// The macros that come with Swift: `@Observable`, `#Predicate`, `#expect`.
@Suite struct MacroTests {
  struct Run: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var code: String
    var output: String
    var ending = "Program: exits"
  }

  @Test(arguments: [
    Run(
      testDescription: "a model is observed",
      code: """
        import Observation
        @Observable final class Model { var count = 0 }
        let model = Model()
        withObservationTracking { _ = model.count } onChange: { print("changes") }
        model.count += 1
        """,
      output: "changes\n"),
    Run(
      testDescription: "SwiftUI brings Observable",
      code: """
        import SwiftUI
        @Observable final class Model { var count = 1 }
        print(Model().count)
        """,
      output: "1\n"),
    Run(
      testDescription: "a predicate decides",
      code: """
        import Foundation
        struct Link { var visits: Int }
        let often = #Predicate<Link> { $0.visits > 3 }
        print(try often.evaluate(Link(visits: 4)), try often.evaluate(Link(visits: 3)))
        """,
      output: "true false\n"),
    Run(
      testDescription: "an expectation that holds is silent",
      code: "import Testing\n#expect(1 + 1 == 2)\nprint(1)", output: "1\n"),
    Run(
      testDescription: "an expectation that doesn't is printed",
      code: "import Testing\nlet sum = 1 + 1\n#expect(sum == 3, \"once\")\nprint(1)",
      output: "✘ main.swift:3: Expectation failed: (sum → 2) == 3\n↳ once\n1\n"),
  ])
  func aProgramWithMacrosRuns(_ test: Run) async throws {
    let outcome = try await Running.run(alone: test.code)
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Program") == test.output)
    #expect(outcome.lines.last == test.ending)
  }

  /// How long the tests took varies.
  @Test(arguments: [
    Run(
      testDescription: "tests run after the statements",
      code: """
        import Testing
        @Test func adds() { #expect(1 + 1 == 2) }
        print("first")
        """,
      output: """
        first
        ✔ Test adds() passed after … seconds.
        ✔ Test run with 1 test in 0 suites passed after … seconds.

        """),
    Run(
      testDescription: "tests that fail are placed in the program",
      code: """
        import Testing
        @Suite struct Numbers {
          @Test(arguments: [1, 2]) func isTwo(_ number: Int) {
            #expect(number == 2)
          }
          struct Missing: Error {}
          @Test @MainActor func isFound() async throws { throw Missing() }
        }
        """,
      output: """
        ◇ Test case passing 1 argument number → 1 to isTwo(_:) started.
        ✘ main.swift:4: Expectation failed: (number → 1) == 2
        ◇ Test case passing 1 argument number → 2 to isTwo(_:) started.
        ✘ Test isTwo(_:) with 2 test cases failed after … seconds with 1 issue.
        ✘ main.swift:7: Caught error: Missing()
        ✘ Test isFound() failed after … seconds with 1 issue.
        ✘ Suite Numbers failed after … seconds with 2 issues.
        ✘ Test run with 2 tests in 1 suite failed after … seconds with 2 issues.

        """,
      ending: "Program: exits with status 1"),
    Run(
      testDescription: "tests run after statements that wait",
      code: """
        import Testing
        @Test func adds() { #expect(1 + 1 == 2) }
        await Task.yield()
        print("first")
        """,
      output: """
        first
        ✔ Test adds() passed after … seconds.
        ✔ Test run with 1 test in 0 suites passed after … seconds.

        """),
  ])
  func testsOfAProgramRun(_ test: Run) async throws {
    let outcome = try await Running.run(alone: test.code)
    #expect(outcome.diagnostics == [])
    let output = outcome.text(of: "Program").replacing(
      /after \d+\.\d+ seconds/, with: "after … seconds")
    #expect(output == test.output, "\(LineDiff(expected: test.output, actual: output))")
    #expect(outcome.lines.last == test.ending)
  }

  @Test(arguments: [
    DiagnosticTests.Case(
      testDescription: "an observable structure",
      code: "import Observation\n1️⃣@Observable struct Model {}",
      message: "'@Observable' cannot be applied to struct type 'Model' (from macro 'Observable')"),
    DiagnosticTests.Case(
      testDescription: "a function in a predicate",
      code: """
        import Foundation
        struct Link { func isOld() -> Bool { true } }
        let old = #Predicate<Link> { $0.1️⃣isOld() }
        """,
      message: "The isOld() function is not supported in this predicate (from macro 'Predicate')"),
    DiagnosticTests.Case(
      testDescription: "tests beside an entry point",
      code: "import 1️⃣Testing\n@main struct M { static func main() {} }",
      message: "no such module 'Testing'"),
  ])
  func aMistakeStandsWhereTheAuthorMadeIt(_ test: DiagnosticTests.Case) async throws {
    let marked = MarkedText(test.code)
    let diagnostics = try await Running.run(alone: marked.text).diagnostics
    #expect(
      diagnostics == [
        Diagnostic(
          severity: .error, message: test.message, file: "Program/main.swift",
          position: try #require(marked["1️⃣"]))
      ])
  }

  /// The compiler finds these in the expansion, in a file that the author never sees.
  @Test func aMistakeInWhatAMacroWroteStandsAtItsUse() async throws {
    let outcome = try await Running.run(
      alone: """
        import Observation
        @Observable final class Model {
          lazy var title = "None"
          var link: Missing? = nil
        }
        """)
    #expect(Set(outcome.diagnostics.map(\.file)) == ["Program/main.swift"])
    #expect(Set(outcome.diagnostics.map(\.position.line)) == [3, 4])
    #expect(!outcome.isBuilt)
  }

  @Test func anExtensionHasMacrosAndNoTests() async throws {
    var lesson = ShareLesson()
    lesson.extensionCode += """

      import Observation
      @Observable final class Model { var count = 0 }
      """
    #expect(try await Running.run(lesson.markdown).outcome.isBuilt)
    lesson.extensionCode += "\nimport Testing"
    let outcome = try await Running.run(lesson.markdown).outcome
    #expect(outcome.diagnostics.map(\.message) == ["no such module 'Testing'"])
  }

  @Test func previewsAreNoPartOfAProgram() async throws {
    let outcome = try await Running.run(
      alone: """
        import SwiftUI
        struct Title: View { var body: some View { Text("Hello") } }
        #Preview("Long") { Title().frame(width: nobody) }
        struct Title_Previews: PreviewProvider { static var previews: some View { nobody } }
        print(1)
        """)
    #expect(outcome.diagnostics == [])
    #expect(outcome.text(of: "Program") == "1\n")
  }
}
