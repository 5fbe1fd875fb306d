import DeviceProtocol
public import Foundation
public import SimulatedUIKit

/// How much of an iMessage app is shown.
///
/// Simulated: compact is 390 by 260 points, expanded 390 by 760 (inferred: Apple publishes no
/// numbers).
public enum MSMessagesAppPresentationStyle: UInt, Hashable, Sendable {
  /// In place of the keyboard.
  case compact
  /// Nearly the whole screen.
  case expanded
  /// In a message.
  ///
  /// Type-checks only: no app draws in a message.
  case transcript
}

/// Where an iMessage app is shown.
///
/// Simulated: always in a conversation.
public enum MSMessagesAppPresentationContext: Int, Hashable, Sendable {
  /// In a conversation.
  case messages
  /// In a call, or elsewhere with pictures.
  ///
  /// Type-checks only: no other app shows iMessage apps.
  case media
}

/// The principal class of an iMessage app.
///
/// Simulated: made when the user picks the app in a conversation's drawer or taps one of its
/// messages, and called in the order observed on iOS 10: `viewDidLoad`, `willBecomeActive`,
/// `didBecomeActive`, `viewWillAppear`, `viewDidAppear`; at the end `viewWillDisappear`,
/// `willResignActive`, `didResignActive`. Then the process ends.
/// Differs: `viewDidDisappear` is called too, which iOS 10 left out (observed).
@preconcurrency @MainActor open class MSMessagesAppViewController: UIViewController {
  var shown = ShownConversation()

  /// The conversation that is open.
  ///
  /// Simulated: from `willBecomeActive` to `didResignActive`; `nil` before and after (inferred).
  open var activeConversation: MSConversation? { shown.conversation }
  /// How much of it is shown.
  ///
  /// Simulated: compact when the user picks the app in the drawer, expanded when they tap its
  /// message (documented). It is the new one when `didTransition` is called, and the old one before
  /// (inferred).
  open var presentationStyle: MSMessagesAppPresentationStyle {
    shown.isExpanded ? .expanded : .compact
  }
  /// Where it is shown.
  ///
  /// Simulated: always in a conversation.
  open var presentationContext: MSMessagesAppPresentationContext { .messages }

  /// Asks for more or less to be shown.
  ///
  /// Simulated: goes through unless that is so already or the app isn't on the screen; `transcript`
  /// can't be asked for (documented), and nothing comes of it (inferred).
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
    guard presentationStyle != .transcript, activeConversation != nil else { return }
    ConversationLink.ask(.success(.show(isExpanded: presentationStyle == .expanded))) { _ in }
  }

  /// Puts it away.
  ///
  /// Simulated: as when the user does; the process ends (documented: it is marked for termination).
  open func dismiss() { ConversationLink.ask(.success(.dismiss)) { _ in } }

  /// It is about to be used.
  open func willBecomeActive(with conversation: MSConversation) {}
  /// It is used.
  open func didBecomeActive(with conversation: MSConversation) {}
  /// It is about to be no longer used.
  open func willResignActive(with conversation: MSConversation) {}
  /// It is no longer used.
  open func didResignActive(with conversation: MSConversation) {}
  /// A message is about to be chosen.
  ///
  /// Simulated: when the user taps one of the app's messages while the app is on the screen
  /// (documented), unless it is the one that is selected (observed); `selectedMessage` is still the
  /// one before.
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// A message is chosen.
  ///
  /// Simulated: as `willSelect`, which it follows; then the app expands (that this comes last is
  /// inferred).
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// A message of the app has come.
  ///
  /// Simulated: one of this app's, while the app is on the screen (documented).
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  /// The user sends a message.
  ///
  /// Simulated: a message that was inserted, not one that the app has sent itself (documented).
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  /// The user has taken a message out of the field.
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  /// More or less is about to be shown.
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// More or less is shown.
  ///
  /// Simulated: the view has its new size.
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// The size that fits in a message.
  ///
  /// Type-checks only: no app draws in a message.
  open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
}
