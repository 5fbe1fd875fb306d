import DeviceProtocol
public import Foundation

/// A connection that an app has opened, by way of a proxy.
///
/// Simulated: an app sends once, and closes the connection when nothing more comes back.
open class NEAppProxyTCPFlow: NEAppProxyFlow, @unchecked Sendable {
  /// Where the app has wanted to connect to: an NWHostEndpoint.
  open var remoteEndpoint: NWEndpoint { NWHostEndpoint(hostname: flow.host, port: flow.port) }

  /// Reads what the app has sent.
  ///
  /// Simulated: all that is there; without anything the handler waits, and a second one that would wait gets
  /// `readAlreadyPending`. One that isn't open gives `notConnected`. No bytes mean that the app has closed
  /// the connection (documented).
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

  /// Writes what the app gets.
  ///
  /// Simulated: the handler is called when the app's side has it; `notConnected` when the flow isn't open or
  /// is closed, on either side.
  @preconcurrency open func write(
    _ data: Data,
    withCompletionHandler completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    write([data], then: completionHandler)
  }
}
