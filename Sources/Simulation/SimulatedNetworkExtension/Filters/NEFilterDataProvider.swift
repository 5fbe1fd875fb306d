package import DeviceProtocol
public import Foundation
import SimulatedFoundation

/// The principal class of a content filter's data provider, which decides what may be loaded.
///
/// Simulated: asked about pages that the browser shows and what they load, and about connections
/// that a scene lets other apps make. If the machine has walls between containers, it has no
/// network and can't write to the disk, not even to its own container (documented). Differs: a
/// provider that has ended is started again for the next page, and a flow that it doesn't decide
/// about in 30 seconds is dropped (inferred).
open class NEFilterDataProvider: NEFilterProvider {
  /// Decides about a new flow; subclasses override it.
  open func handleNewFlow(_ flow: NEFilterFlow) -> NEFilterNewFlowVerdict { .allow() }

  /// Decides about incoming bytes; subclasses override it.
  open func handleInboundData(
    from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data
  ) -> NEFilterDataVerdict {
    .allow()
  }

  /// Decides about a flow after all its incoming bytes were shown; subclasses override it.
  open func handleInboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict { .allow() }

  /// Decides about outgoing bytes; subclasses override it.
  open func handleOutboundData(
    from flow: NEFilterFlow, readBytesStartOffset offset: Int, readBytes: Data
  ) -> NEFilterDataVerdict {
    .allow()
  }

  /// Decides about a flow after all its outgoing bytes were shown; subclasses override it.
  open func handleOutboundDataComplete(for flow: NEFilterFlow) -> NEFilterDataVerdict { .allow() }

  /// Decides about a dropped flow that the user requests; subclasses override it.
  open func handleRemediation(for flow: NEFilterFlow) -> NEFilterRemediationVerdict { .allow() }

  /// Called when the control provider has changed the rules; subclasses override it.
  open func handleRulesChanged() {}
}

extension NEFilterDataProvider: PointPrincipal {
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .filter(let call) = call else { return reply(.notServed(by: self)) }
    let first = FirstReply(reply)
    switch call {
    case .start(let configuration):
      start(configuration) { first($0.map { .failed(ErrorDescription($0)) } ?? .done) }
    case .stop(let reason):
      stopFilter(with: NEProviderStopReason(rawValue: reason) ?? .none) { first(.done) }
    case .newFlow(let flow): first(.verdict(handleNewFlow(.of(flow)).verdict))
    case .bytes(let flow, let direction, let offset, let bytes):
      first(.verdict(handle(bytes, of: .of(flow), from: offset, direction).verdict))
    case .complete(let flow, .inbound):
      first(.verdict(handleInboundDataComplete(for: .of(flow)).verdict))
    case .complete(let flow, .outbound):
      first(.verdict(handleOutboundDataComplete(for: .of(flow)).verdict))
    case .remediate(let flow):
      first(.verdict(handleRemediation(for: .of(flow)).verdict))
    case .rulesChanged:
      handleRulesChanged()
      first(.verdict(.allow))
    }
  }
  private func handle(
    _ bytes: Data, of flow: NEFilterFlow, from offset: Int, _ direction: FilteredDirection
  ) -> NEFilterDataVerdict {
    switch direction {
    case .inbound: handleInboundData(from: flow, readBytesStartOffset: offset, readBytes: bytes)
    case .outbound: handleOutboundData(from: flow, readBytesStartOffset: offset, readBytes: bytes)
    }
  }
}
