import SimulatedFoundation

extension NEVPNConnection {
  /// Throws why the VPN has ended last; returns when it was stopped.
  ///
  /// Simulated: as the form with a handler.
  public func fetchLastDisconnectError() async throws {
    try await Completion.success { fetchLastDisconnectError(completionHandler: $0) }
  }
}
