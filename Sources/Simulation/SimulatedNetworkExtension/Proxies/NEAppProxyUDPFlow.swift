import DeviceProtocol
public import Foundation

/// Datagrams that an app sends and gets, by way of a proxy.
///
/// Simulated: as the flows of connections, with an end for each datagram.
open class NEAppProxyUDPFlow: NEAppProxyFlow, @unchecked Sendable {
  /// Reads the datagrams that the app has sent.
  ///
  /// Simulated: all that are there, with where they go. Without any the handler waits; a second one that
  /// would wait gets `readAlreadyPending`. One that isn't open gives `notConnected`. An app that has closed
  /// its end gives none (documented).
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

  /// Writes datagrams that the app gets.
  ///
  /// Simulated: `invalidArgument` without a sender for each, `notConnected` when it isn't open or is closed.
  @preconcurrency open func writeDatagrams(
    _ datagrams: [Data], sentBy remoteEndpoints: [NWEndpoint],
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    write(
      datagrams, isValid: datagrams.count == remoteEndpoints.count, then: completionHandler)
  }
}
