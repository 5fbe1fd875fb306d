import Findings
import Foundation
import Outcomes
import RunSupport
import SnippetEngine
import TestSupport
import Testing

/// Code that keeps the compiler busy without end.
@Suite struct LongCompilationTests {
  @Test func itIsTheCodesFaultAndIsTriedAgainTheNextTime() async throws {
    let folder = try TemporaryFolder()
    let engine = try await Engine(
      simulation: SimulationProducts(folder: BuildProducts.folder().path),
      cache: CacheFolder(path: folder.path), compilingSeconds: 1)
    let calls = 30
    let markdown = Running.markdown(
      alone: """
        struct Pair<T> { var a: T, b: T }
        func pair<T>(_ t: T) -> Pair<T> { Pair(a: t, b: t) }
        print(\(String(repeating: "pair(", count: calls))1\(String(repeating: ")", count: calls)))
        """)
    let program = try #require(try Running.programs(markdown).first)
    for _ in 1...2 {
      let run = try await engine.run(program)
      #expect(!run.isCached)
      #expect(run.outcome.isBuilt == false)
      #expect(
        run.outcome.diagnostics == [
          Diagnostic(
            severity: .error, message: "compiling this takes more than 1 s of processor time",
            file: "Program/main.swift", position: SourcePosition(line: 1, column: 1))
        ])
    }
    #expect(ProcessTable.entries(mentioning: folder.path) == [])
  }
}
