package import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The principal class of a packet tunnel, which takes the device's packets and writes the answers.
///
/// Simulated: the system makes an object of it when the tunnel is started. Differs: its methods are
/// called on the main queue.
open class NEPacketTunnelProvider: NETunnelProvider {
  /// The device's packets.
  public let packetFlow = NEPacketTunnelFlow()

  /// Connects to the server, and then calls the handler; subclasses override it.
  ///
  /// Simulated: the tunnel is connected when the handler is called without an error (documented).
  /// Differs: the provider is stopped after 60 seconds without an answer; Apple publishes no
  /// number.
  ///
  /// - Parameters:
  ///   - options: The app's values; `nil` if the user has started the tunnel in Settings.
  ///   - completionHandler: Receives the error, or `nil`.
  @preconcurrency open func startTunnel(
    options: [String: NSObject]? = nil,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.startTunnel(options: options) }, then: completionHandler)
  }

  /// Connects to the server; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden; the tunnel is connected when it
  /// returns.
  open func startTunnel(options: [String: NSObject]? = nil) async throws {}

  /// Disconnects from the server; subclasses override it.
  ///
  /// Simulated: the process is ended when the handler is called. Differs: it is also ended after 20
  /// seconds; Apple publishes no number.
  @preconcurrency open func stopTunnel(
    with reason: NEProviderStopReason, completionHandler: @escaping @Sendable () -> Void
  ) {
    Completion.give({ await self.stopTunnel(with: reason) }, to: completionHandler)
  }

  /// Disconnects from the server; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden; the process is ended when it
  /// returns.
  open func stopTunnel(with reason: NEProviderStopReason) async {}

  /// Ends the tunnel because the provider can't continue.
  ///
  /// Simulated: the app sees the status `disconnected` and, if it asks for it, the error. Differs:
  /// `stopTunnel` isn't called (inferred).
  open func cancelTunnelWithError(_ error: (any Error)?) {
    NetworkLink.tell(.cancel(error.map { ErrorDescription($0) }))
  }
}

extension NEPacketTunnelProvider: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .tunnel(let call) = call else { return reply(.notServed(by: self)) }
    let first = FirstReply(reply)
    switch call {
    case .start(let configuration, let options):
      keep(configuration)
      let options = PropertyValues.values(options)?.compactMapValues { $0 as? NSObject }
      startTunnel(options: options) { error in
        first(error.map { .failed(ErrorDescription($0)) } ?? .done)
      }
    case .stop(let reason):
      stopTunnel(with: NEProviderStopReason(rawValue: reason) ?? .none) { first(.done) }
    case .packets(let packets):
      packetFlow.deliver(packets)
      first(.done)
    case .message(let contents):
      handleAppMessage(contents) { first(.contents($0)) }
    }
  }
}
