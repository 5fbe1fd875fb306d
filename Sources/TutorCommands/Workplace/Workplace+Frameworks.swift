import Foundation
import SnippetEngine

extension Workplace {
  /// The frameworks that few lessons import, which the launcher builds when a step needs them.
  ///
  /// The launcher's messages go to standard error, as for any build.
  func furtherFrameworks(of products: SimulationProducts) -> FurtherFrameworks {
    let (launcher, stamps) = (home.appendingPathComponent("tutor"), stamps)
    return FurtherFrameworks(
      library: products.furtherLibrary,
      isCurrent: {
        let texts = stamps.map { try? Data(contentsOf: $0) }
        // After a build by hand there is no stamp to compare.
        return texts.contains(nil) || texts[0] == texts[1]
      }
    ) { () async throws(EngineFailure) in
      do {
        try await Self.run(launcher)
      } catch {
        throw EngineFailure(CommandLineWords.frameworksNotBuilt)
      }
    }
  }

  /// The launcher's records of what the tool and the further frameworks were built from.
  private var stamps: [URL] {
    ["tutor.stamp", "tutor.frameworks"].map { home.appendingPathComponent(".build/" + $0) }
  }

  private static func run(_ launcher: URL) async throws {
    let process = Process()
    process.executableURL = launcher
    process.arguments = ["--build-frameworks"]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.standardError
    let status = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    guard status == 0 else { throw CocoaError(.executableLoad) }
  }
}
