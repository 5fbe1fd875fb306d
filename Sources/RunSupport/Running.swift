import DeviceEvents
import Findings
import Foundation
package import LessonModel
package import Outcomes
package import SnippetEngine
import TestSupport
import Testing

/// Runs programs written as Markdown, as a reader of a lesson would.
package enum Running {
  /// The engine of all tests in this process: one toolchain, and one cache, empty at first.
  ///
  /// Compiled programs are kept from run to run, by content, where the tool keeps its own: only
  /// what has changed is recompiled, but everything runs.
  package static func engine() async throws -> Engine { try await shared.value }

  private static let folder = Result { try TemporaryFolder() }

  private static let shared = Task {
    let cache = CacheFolder(path: try folder.get().url.path)
    return try await Engine(
      simulation: SimulationProducts(folder: BuildProducts.folder().path), cache: cache,
      programs: CacheFolder(path: Repository.file(".build/tutor-cache").path))
  }

  /// The programs of a lesson's step.
  package static func programs(_ markdown: String, step: Int = 0) throws -> [Program] {
    let (lesson, findings) = LessonParser.parse(markdown, file: "lesson.md")
    try #require(findings.isEmpty, "\(findings)")
    return try #require(lesson).steps[step].programs
  }

  /// Runs the first program of a lesson's step; if the machine lacks something for it, the test is
  /// skipped with a message.
  package static func run(
    _ markdown: String, step: Int = 0, usingCache: Bool = false
  ) async throws -> Engine.Run {
    let program = try #require(programs(markdown, step: step).first)
    let run = try await engine().run(program, usingCache: usingCache)
    try run.outcome.orSkip()
    return run
  }

  /// Runs a program, whatever is in the cache; the test may be skipped as for the others.
  package static func run(_ program: Program) async throws -> Engine.Run {
    let run = try await engine().run(program, usingCache: false)
    try run.outcome.orSkip()
    return run
  }

  /// Runs a standalone program.
  package static func run(alone code: String) async throws -> Outcome {
    try await run(markdown(alone: code)).outcome
  }

  /// A lesson of one step with one standalone program, whose code begins at line 9.
  package static func markdown(alone code: String, words: String = "") -> String {
    """
    ---
    format: 1
    id: sample
    title: Sample
    ---
    ## Step

    ```swift\(words.isEmpty ? "" : " " + words)
    \(code)
    ```
    """
  }
}

extension Outcome {
  /// The event log as lines.
  package var lines: [String] { events.map(\.line) }
}
