package import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The principal class of a content filter's control provider: gets the rules, as it may use the network
/// and write into its app's group containers.
///
/// Simulated: asked when the data provider needs rules. Differs: what it doesn't decide in 30 seconds is
/// dropped (inferred).
open class NEFilterControlProvider: NEFilterProvider {
  /// Texts and addresses for pages that let the user ask.
  ///
  /// Type-checks only: no such page is shown.
  open var remediationMap: [String: [String: NSObject]]?

  /// Gets rules for something that somebody wants to load; subclasses override it.
  @preconcurrency open func handleNewFlow(
    _ flow: NEFilterFlow, completionHandler: @escaping @Sendable (NEFilterControlVerdict) -> Void
  ) {
    Completion.give({ await self.handleNewFlow(flow) }, to: completionHandler)
  }

  /// Gets rules for something that somebody wants to load; subclasses override it.
  ///
  /// Simulated: called where the form with a handler isn't overridden.
  @discardableResult open func handleNewFlow(_ flow: NEFilterFlow) async -> NEFilterControlVerdict {
    .drop(withUpdateRules: false)
  }

  /// Gets rules for something that the user asks for; subclasses override it.
  @preconcurrency open func handleRemediation(
    for flow: NEFilterFlow, completionHandler: @escaping @Sendable (NEFilterControlVerdict) -> Void
  ) {
    Completion.give({ await self.handleRemediation(for: flow) }, to: completionHandler)
  }

  /// Gets rules for something that the user asks for; subclasses override it.
  ///
  /// Simulated: called where the form with a handler isn't overridden.
  @discardableResult open func handleRemediation(
    for flow: NEFilterFlow
  ) async -> NEFilterControlVerdict { .drop(withUpdateRules: false) }

  /// Says that the rules have changed: the data provider is told.
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
