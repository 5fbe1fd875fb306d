package import DeviceProtocol
import Foundation
import SimulatedFoundation

/// The principal class of a DNS proxy, which resolves the names that apps look up.
///
/// Simulated: started when an app has saved a DNS proxy that is enabled; each name that a scene
/// looks up is a flow of datagrams. Differs: methods are called on the main queue; names that apps
/// use in their own connections aren't looked up.
open class NEDNSProxyProvider: NEProvider {
  /// Prepares the provider; subclasses override it.
  ///
  /// Simulated: the options are the values of the configuration, if there are any (inferred). A
  /// provider that reports an error isn't used.
  @preconcurrency open func startProxy(
    options: [String: Any]? = nil,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    Completion.attempt({ try await self.startProxy(options: options) }, then: completionHandler)
  }

  /// Prepares the provider; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden.
  open func startProxy(options: [String: Any]? = nil) async throws {}

  /// Stops the provider; subclasses override it.
  @preconcurrency open func stopProxy(
    with reason: NEProviderStopReason, completionHandler: @escaping @Sendable () -> Void
  ) {
    Completion.give({ await self.stopProxy(with: reason) }, to: completionHandler)
  }

  /// Stops the provider; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden.
  open func stopProxy(with reason: NEProviderStopReason) async {}

  /// Handles a new flow; subclasses override it.
  ///
  /// Simulated: a flow that isn't handled is ended: the app gets no answer (documented).
  ///
  /// - Parameter flow: The flow: an NEAppProxyUDPFlow.
  /// - Returns: Whether it handles the flow.
  open func handleNewFlow(_ flow: NEAppProxyFlow) -> Bool { false }
}

extension NEDNSProxyProvider: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .proxy(let call) = call else { return reply(.notServed(by: self)) }
    let first = FirstReply(reply)
    switch call {
    case .start(let configuration):
      startProxy(options: PropertyValues.values(configuration.values)) { error in
        first(error.map { .failed(ErrorDescription($0)) } ?? .done)
      }
    case .stop(let reason):
      stopProxy(with: NEProviderStopReason(rawValue: reason) ?? .none) { first(.done) }
    case .newFlow(let flow, let sent):
      first(.said(handleNewFlow(NEAppProxyUDPFlow(flow, sent: sent))))
    case .endFlow(let number):
      OpenFlows.end(number)
      first(.done)
    }
  }
}
