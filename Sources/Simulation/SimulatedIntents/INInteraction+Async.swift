import SimulatedFoundation

extension INInteraction {
  /// Has the system forget everything.
  ///
  /// Simulated: as the form with a handler.
  public class func deleteAll() async throws {
    try await Completion.success { deleteAll(completion: $0) }
  }

  /// Has the system forget some.
  ///
  /// Simulated: as the form with a handler.
  public class func delete(with identifiers: [String]) async throws {
    try await Completion.success { delete(with: identifiers, completion: $0) }
  }

  /// Has the system forget a group.
  ///
  /// Simulated: as the form with a handler.
  public class func delete(with groupIdentifier: String) async throws {
    try await Completion.success { delete(with: groupIdentifier, completion: $0) }
  }
}
