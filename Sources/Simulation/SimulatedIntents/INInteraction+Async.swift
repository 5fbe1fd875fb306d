import SimulatedFoundation

extension INInteraction {
  /// Deletes all interactions.
  ///
  /// Simulated: as the form with a handler.
  public class func deleteAll() async throws {
    try await Completion.success { deleteAll(completion: $0) }
  }

  /// Deletes interactions.
  ///
  /// Simulated: as the form with a handler.
  public class func delete(with identifiers: [String]) async throws {
    try await Completion.success { delete(with: identifiers, completion: $0) }
  }

  /// Deletes a group of interactions.
  ///
  /// Simulated: as the form with a handler.
  public class func delete(with groupIdentifier: String) async throws {
    try await Completion.success { delete(with: groupIdentifier, completion: $0) }
  }
}
