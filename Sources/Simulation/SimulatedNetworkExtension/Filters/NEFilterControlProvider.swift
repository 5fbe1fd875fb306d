package import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The principal class of a content filter's control provider, which fetches the filter's rules.
///
/// Unlike the data provider, it may use the network and write to its app's group containers.
///
/// Simulated: asked when the data provider needs rules. Differs: a flow that it doesn't decide
/// about in 30 seconds is dropped (inferred).
open class NEFilterControlProvider: NEFilterProvider {
  /// The texts and addresses for pages on which the user can request access.
  ///
  /// Type-checks only: such pages aren't shown.
  open var remediationMap: [String: [String: NSObject]]?

  /// Fetches rules for a new flow; subclasses override it.
  @preconcurrency open func handleNewFlow(
    _ flow: NEFilterFlow, completionHandler: @escaping @Sendable (NEFilterControlVerdict) -> Void
  ) {
    Completion.give({ await self.handleNewFlow(flow) }, to: completionHandler)
  }

  /// Fetches rules for a new flow; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden.
  @discardableResult open func handleNewFlow(_ flow: NEFilterFlow) async -> NEFilterControlVerdict {
    .drop(withUpdateRules: false)
  }

  /// Fetches rules for a flow that the user requests; subclasses override it.
  @preconcurrency open func handleRemediation(
    for flow: NEFilterFlow, completionHandler: @escaping @Sendable (NEFilterControlVerdict) -> Void
  ) {
    Completion.give({ await self.handleRemediation(for: flow) }, to: completionHandler)
  }

  /// Fetches rules for a flow that the user requests; subclasses override it.
  ///
  /// Simulated: called if the form with a handler isn't overridden.
  @discardableResult open func handleRemediation(
    for flow: NEFilterFlow
  ) async -> NEFilterControlVerdict { .drop(withUpdateRules: false) }

  /// Tells the data provider that the rules have changed.
  open func notifyRulesChanged() { NetworkLink.tell(.rulesChanged) }
}

extension NEFilterControlProvider: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .filter(let call) = call else { return reply(.notServed(by: self)) }
    let first = FirstReply(reply)
    switch call {
    case .start(let configuration):
      start(configuration) { first($0.map { .failed(ErrorDescription($0)) } ?? .done) }
    case .stop(let reason):
      stopFilter(with: NEProviderStopReason(rawValue: reason) ?? .none) { first(.done) }
    case .newFlow(let flow):
      handleNewFlow(.of(flow)) { first(.verdict($0.verdict)) }
    case .remediate(let flow):
      handleRemediation(for: .of(flow)) { first(.verdict($0.verdict)) }
    case .bytes, .complete, .rulesChanged: reply(.notServed(by: self))
    }
  }
}
