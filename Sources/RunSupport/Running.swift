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
  /// The engine of all tests in this process: one toolchain, one cache that starts empty.
  ///
  /// Compiled programs are kept by their content from run to run, where the tool keeps its own: what is
  /// compiled again is what has changed, but everything runs.
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

  /// Runs the first program of a lesson's step; the test is skipped, aloud, where the machine lacks
  /// something for it.
  package static func run(
    _ markdown: String, step: Int = 0, usingCache: Bool = false
  ) async throws -> Engine.Run {
    let program = try #require(programs(markdown, step: step).first)
    let run = try await engine().run(program, usingCache: usingCache)
    try run.outcome.orSkip()
    return run
  }

  /// Runs a program, whatever is in the cache; a test is skipped as by the others.
  package static func run(_ program: Program) async throws -> Engine.Run {
    let run = try await engine().run(program, usingCache: false)
    try run.outcome.orSkip()
    return run
  }

  /// Runs a program on its own.
  package static func run(alone code: String) async throws -> Outcome {
    try await run(markdown(alone: code)).outcome
  }

  /// A lesson of one step with one program on its own; its code begins at line 9.
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
