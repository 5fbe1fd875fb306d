import DeviceProtocol
public import Foundation

/// Datagrams that an app sends and receives, carried by a proxy.
///
/// Simulated: as a flow of a connection, with an endpoint for each datagram.
open class NEAppProxyUDPFlow: NEAppProxyFlow, @unchecked Sendable {
  /// Reads the datagrams that the app has sent.
  ///
  /// Simulated: reads all available datagrams with their destinations. If there are none, the
  /// handler waits; a second one that would wait gets `readAlreadyPending`. A flow that isn't open
  /// gives `notConnected`. No datagrams mean that the app has closed its end (documented).
  @preconcurrency open func readDatagrams(
    completionHandler: @escaping @Sendable ([Data]?, [NWEndpoint]?, (any Error)?) -> Void
  ) {
    read { [flow] read in
      switch read {
      case .success(let datagrams):
        let ends = datagrams.map { _ in NWHostEndpoint(hostname: flow.host, port: flow.port) }
        completionHandler(datagrams, ends, nil)
      case .failure(let error): completionHandler(nil, nil, error)
      }
    }
  }

  /// Writes datagrams for the app.
  ///
  /// Simulated: `invalidArgument` unless each has a sender, `notConnected` if the flow isn't open
  /// or is closed.
  @preconcurrency open func writeDatagrams(
    _ datagrams: [Data], sentBy remoteEndpoints: [NWEndpoint],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    write(
      datagrams, isValid: datagrams.count == remoteEndpoints.count, then: completionHandler)
  }
}
