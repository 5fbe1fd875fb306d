import Foundation
import LessonModel
import SnippetEngine
import TestSupport

/// Compiles and runs programs: one engine for all tests, with a cache that starts empty.
enum Running {
  static func run(_ program: Program) async throws -> Engine.Run {
    try await shared.value.run(program, usingCache: false)
  }

  private static let folder = Result { try TemporaryFolder() }

  private static let shared = Task {
    let cache = CacheFolder(path: try folder.get().url.path)
    return try await Engine(
      simulation: SimulationProducts(folder: BuildProducts.folder().path), cache: cache)
  }
}
