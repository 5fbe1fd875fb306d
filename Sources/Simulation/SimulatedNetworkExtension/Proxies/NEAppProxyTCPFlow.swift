import DeviceProtocol
public import Foundation

/// A TCP connection that an app has opened, carried by a proxy.
///
/// Simulated: an app sends once, and closes the connection when no more data comes back.
open class NEAppProxyTCPFlow: NEAppProxyFlow, @unchecked Sendable {
  /// The destination to which the app wanted to connect: an NWHostEndpoint.
  open var remoteEndpoint: NWEndpoint { NWHostEndpoint(hostname: flow.host, port: flow.port) }

  /// Reads what the app has sent.
  ///
  /// Simulated: reads all available data; if there is none, the handler waits, and a second one
  /// that would wait gets `readAlreadyPending`. A flow that isn't open gives `notConnected`. No
  /// bytes mean that the app has closed the connection (documented).
  @preconcurrency open func readData(
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) {
    read { read in
      switch read {
      case .success(let pieces): completionHandler(pieces.reduce(Data(), +), nil)
      case .failure(let error): completionHandler(nil, error)
      }
    }
  }

  /// Writes data for the app.
  ///
  /// Simulated: the handler is called when the data has reached the app's side; `notConnected` if
  /// the flow isn't open, or is closed on either side.
  @preconcurrency open func write(
    _ data: Data,
    withCompletionHandler completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    write([data], then: completionHandler)
  }
}
