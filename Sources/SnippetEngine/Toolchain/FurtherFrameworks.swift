import Foundation

/// The library of the frameworks that few lessons import: it is built when a program first needs
/// it, and rebuilt after the simulation has changed.
package actor FurtherFrameworks {
  private let library: String
  private let isCurrent: @Sendable () -> Bool
  private let build: @Sendable () async throws(EngineFailure) -> Void
  private var attempt: Task<Result<Void, EngineFailure>, Never>?

  /// Describes the library and how to build it.
  ///
  /// - Parameters:
  ///   - library: The library's path.
  ///   - isCurrent: Whether the library, if it exists, was built with the simulation as it is now.
  ///   - build: Builds it.
  package init(
    library: String, isCurrent: @escaping @Sendable () -> Bool,
    build: @escaping @Sendable () async throws(EngineFailure) -> Void
  ) {
    self.library = library
    self.isCurrent = isCurrent
    self.build = build
  }

  /// A library that exists already, or that can't be built.
  init(library: String) {
    self.init(library: library, isCurrent: { true }) { () throws(EngineFailure) in
      throw EngineFailure(ToolchainWords.furtherLibraryMissing(library))
    }
  }

  /// Has the library built, once for all callers, unless it is up to date.
  ///
  /// - Throws: ``EngineFailure`` when it can't be built.
  func prepare() async throws(EngineFailure) {
    if attempt == nil, FileManager.default.fileExists(atPath: library), isCurrent() { return }
    let build = build
    let attempt =
      attempt
      ?? Task { () async -> Result<Void, EngineFailure> in
        do throws(EngineFailure) {
          try await build()
          return .success(())
        } catch {
          return .failure(error)
        }
      }
    self.attempt = attempt
    try await attempt.value.get()
  }
}
