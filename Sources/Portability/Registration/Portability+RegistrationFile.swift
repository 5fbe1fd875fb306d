extension Portability {
  /// Returns the extra file of a target that registers the classes of all its files.
  ///
  /// The generated entry point calls `ObjectiveCRegistration.all()` before any lesson code runs.
  ///
  /// - Parameters:
  ///   - facts: The facts of the target's files, as returned by `makePortable`.
  ///   - module: The target's module.
  /// - Returns: The text of the file.
  package static func registrationFile(for facts: [SourceFacts], module: String) -> String {
    let calls = facts.compactMap(\.registration).map { "    \($0).all()\n" }.joined()
    return """
      /// Made by tutor: tells the run time about the classes of '\(module)'.
      enum ObjectiveCRegistration {
        nonisolated static func all() {
      \(calls)  }
      }

      """
  }
}
