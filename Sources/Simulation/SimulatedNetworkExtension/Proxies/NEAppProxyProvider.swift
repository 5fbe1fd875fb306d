package import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The principal class of an app proxy, which carries the connections of certain apps.
///
/// Simulated: started as a VPN; each connection of an app that a rule names is a flow. Differs:
/// methods are called on the main queue.
open class NEAppProxyProvider: NETunnelProvider {
  /// Connects to the server, and then calls the handler; subclasses override it.
  ///
  /// Simulated: the VPN is connected when the handler is called without an error (documented).
  /// Differs: the provider is stopped after 60 seconds without an answer; Apple publishes no
  /// number.
  ///
  /// - Parameters:
  ///   - options: The app's values; `nil` if it hasn't itself started the VPN (documented).
  ///   - completionHandler: Receives the error, or `nil`.
  @preconcurrency open func startProxy(
    options: [String: Any]? = nil,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.startProxy(options: options) }, then: completionHandler)
  }

  /// Connects to the server; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden; the VPN is connected when it
  /// returns.
  open func startProxy(options: [String: Any]? = nil) async throws {}

  /// Stops the proxy; subclasses override it.
  ///
  /// Simulated: the process is ended when the handler is called. Differs: it is also ended after 20
  /// seconds; Apple publishes no number.
  @preconcurrency open func stopProxy(
    with reason: NEProviderStopReason, completionHandler: @escaping @Sendable () -> Void
  ) {
    Completion.give({ await self.stopProxy(with: reason) }, to: completionHandler)
  }

  /// Stops the proxy; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden.
  open func stopProxy(with reason: NEProviderStopReason) async {}

  /// Ends the proxy because the provider can't continue.
  ///
  /// Simulated: the app sees the status `disconnected` and, if it asks for it, the error. Differs:
  /// `stopProxy` isn't called (inferred).
  open func cancelProxyWithError(_ error: (any Error)?) {
    NetworkLink.tell(.cancel(error.map { ErrorDescription($0) }))
  }

  /// Handles a new flow; subclasses override it.
  ///
  /// Simulated: a flow that isn't handled is closed: the app's connection fails (documented).
  ///
  /// - Parameter flow: The flow: an NEAppProxyTCPFlow, or an NEAppProxyUDPFlow.
  /// - Returns: Whether it handles the flow.
  open func handleNewFlow(_ flow: NEAppProxyFlow) -> Bool { false }
}

extension NEAppProxyProvider: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    let first = FirstReply(reply)
    switch call {
    case .tunnel(.start(let configuration, let options)):
      keep(configuration)
      startProxy(options: PropertyValues.values(options)) { error in
        first(error.map { .failed(ErrorDescription($0)) } ?? .done)
      }
    case .tunnel(.stop(let reason)):
      stopProxy(with: NEProviderStopReason(rawValue: reason) ?? .none) { first(.done) }
    case .tunnel(.message(let contents)): handleAppMessage(contents) { first(.contents($0)) }
    case .proxy(.newFlow(let flow, let sent)):
      let new =
        flow.isUDP ? NEAppProxyUDPFlow(flow, sent: sent) : NEAppProxyTCPFlow(flow, sent: sent)
      first(.said(handleNewFlow(new)))
    case .proxy(.endFlow(let number)):
      OpenFlows.end(number)
      first(.done)
    default: first(.notServed(by: self))
    }
  }
}
