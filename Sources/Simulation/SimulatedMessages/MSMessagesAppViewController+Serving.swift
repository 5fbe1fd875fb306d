package import DeviceProtocol
import Foundation
import SimulatedFoundation
import SimulatedUIKit

/// What an iMessage app's controller knows about its conversation.
struct ShownConversation {
  var conversation: MSConversation?
  var isExpanded = false
}

extension MSMessagesAppViewController: PointPrincipal {
  /// Calls Apple's methods in the way that Messages does.
  package func serve(_ call: PointCall, reply: @escaping @Sendable (PointAnswer) -> Void) {
    guard case .conversation(let call) = call else { return reply(.notServed(by: self)) }
    if case .willBecomeActive(let description, let isExpanded) = call {
      begin(MSConversation(description), isExpanded: isExpanded)
    } else if let conversation = shown.conversation {
      take(call, in: conversation)
    }
    reply(.done)
  }

  private func begin(_ conversation: MSConversation, isExpanded: Bool) {
    shown = ShownConversation(conversation: conversation, isExpanded: isExpanded)
    loadViewIfNeeded()
    takeSize(Self.size(isExpanded: isExpanded))
    willBecomeActive(with: conversation)
  }

  private func take(_ call: ConversationCall, in conversation: MSConversation) {
    switch call {
    case .willBecomeActive: break
    case .didBecomeActive: didBecomeActive(with: conversation)
    case .disappear: goFromScreen()
    case .willResignActive: willResignActive(with: conversation)
    case .didResignActive:
      didResignActive(with: conversation)
      shown.conversation = nil
    case .willSelect(let message): willSelect(MSMessage(message), conversation: conversation)
    case .didSelect(let message):
      conversation.select(message)
      didSelect(MSMessage(message), conversation: conversation)
    case .didReceive(let message): didReceive(MSMessage(message), conversation: conversation)
    case .didStartSending(let message):
      didStartSending(MSMessage(message), conversation: conversation)
    case .didCancelSending(let message):
      didCancelSending(MSMessage(message), conversation: conversation)
    case .willTransition(let isExpanded): willTransition(to: isExpanded ? .expanded : .compact)
    case .didTransition(let isExpanded):
      shown.isExpanded = isExpanded
      resize(to: Self.size(isExpanded: isExpanded))
      didTransition(to: presentationStyle)
    }
  }

  /// Returns the size that Messages gives an app; Apple publishes no numbers.
  private static func size(isExpanded: Bool) -> CGSize {
    CGSize(
      width: UIScreen.main.bounds.width,
      height: isExpanded ? ConversationRoom.expanded : ConversationRoom.compact)
  }
}
