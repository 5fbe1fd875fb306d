import SimulatedFoundation

extension NEVPNConnection {
  /// Throws the error with which the VPN last ended; returns if it was stopped.
  ///
  /// Simulated: as the form with a handler.
  public func fetchLastDisconnectError() async throws {
    try await Completion.success { fetchLastDisconnectError(completionHandler: $0) }
  }
}
