public import Foundation
import SimulatedFoundation

// Reading has no async form: Apple's headers exclude it.

extension NEAppProxyFlow {
  /// Opens the flow.
  ///
  /// Simulated: as the form with a handler.
  public func open(withLocalEndpoint localEndpoint: NWHostEndpoint?) async throws {
    try await Completion.success { open(withLocalEndpoint: localEndpoint, completionHandler: $0) }
  }
}

extension NEAppProxyTCPFlow {
  /// Writes data for the app.
  ///
  /// Simulated: as the form with a handler.
  public func write(_ data: Data) async throws {
    try await Completion.success { write(data, withCompletionHandler: $0) }
  }
}

extension NEAppProxyUDPFlow {
  /// Writes datagrams for the app.
  ///
  /// Simulated: as the form with a handler.
  public func writeDatagrams(
    _ datagrams: [Data], sentBy remoteEndpoints: [NWEndpoint]
  ) async throws {
    try await Completion.success {
      writeDatagrams(datagrams, sentBy: remoteEndpoints, completionHandler: $0)
    }
  }
}
