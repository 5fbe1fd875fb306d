public import Foundation
public import SimulatedUIKit

/// How much of an iMessage app is shown.
///
/// Type-checks only: the device has no Messages app yet.
public enum MSMessagesAppPresentationStyle: UInt, Hashable, Sendable {
  /// In place of the keyboard.
  case compact
  /// Nearly the whole screen.
  case expanded
  /// In a message.
  case transcript
}

/// Where an iMessage app is shown.
///
/// Type-checks only: the device has no Messages app yet.
public enum MSMessagesAppPresentationContext: Int, Hashable, Sendable {
  /// In a conversation.
  case messages
  /// In a call, or elsewhere with pictures.
  case media
}

/// The principal class of an iMessage app.
///
/// Type-checks only: the device has no Messages app yet; a test of an extension's own code can call
/// its methods.
@preconcurrency @MainActor open class MSMessagesAppViewController: UIViewController {
  /// The conversation that is open.
  open var activeConversation: MSConversation? { nil }
  /// How much of it is shown.
  open var presentationStyle: MSMessagesAppPresentationStyle { .compact }
  /// Where it is shown.
  open var presentationContext: MSMessagesAppPresentationContext { .messages }
  /// Asks for more or less to be shown.
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
  /// Puts it away.
  open func dismiss() {}

  /// It is about to be used.
  open func willBecomeActive(with conversation: MSConversation) {}
  /// It is used.
  open func didBecomeActive(with conversation: MSConversation) {}
  /// It is about to be no longer used.
  open func willResignActive(with conversation: MSConversation) {}
  /// It is no longer used.
  open func didResignActive(with conversation: MSConversation) {}
  /// A message is about to be chosen.
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// A message is chosen.
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// A message of the app has come.
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  /// The user sends a message.
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  /// The user has taken a message out of the field.
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  /// More or less is about to be shown.
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// More or less is shown.
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// The size that fits in a message.
  open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
}
