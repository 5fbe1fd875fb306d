import DeviceProtocol
public import Foundation
public import SimulatedUIKit

/// The size in which an iMessage app is shown.
///
/// Simulated: compact is 390 by 260 points, expanded 390 by 760 (inferred: Apple publishes no
/// numbers).
public enum MSMessagesAppPresentationStyle: UInt, Hashable, Sendable {
  /// The place of the keyboard.
  case compact
  /// Almost the whole screen.
  case expanded
  /// A message in the transcript.
  ///
  /// Type-checks only: apps don't draw in messages.
  case transcript
}

/// The context in which an iMessage app is shown.
///
/// Simulated: always in a conversation.
public enum MSMessagesAppPresentationContext: Int, Hashable, Sendable {
  /// A conversation.
  case messages
  /// A call, or another place with pictures.
  ///
  /// Type-checks only: no other app shows iMessage apps.
  case media
}

/// The principal class of an iMessage app.
///
/// Simulated: made when the user picks the app in a conversation's drawer or taps one of its
/// messages, and called in the order observed on iOS 10: `viewDidLoad`, `willBecomeActive`,
/// `didBecomeActive`, `viewWillAppear`, `viewDidAppear`; at the end `viewWillDisappear`,
/// `willResignActive`, `didResignActive`. Then the process ends. Differs: `viewDidDisappear` is
/// also called, which iOS 10 left out (observed).
@preconcurrency @MainActor open class MSMessagesAppViewController: UIViewController {
  var shown = ShownConversation()

  /// The open conversation.
  ///
  /// Simulated: from `willBecomeActive` to `didResignActive`; `nil` before and after (inferred).
  open var activeConversation: MSConversation? { shown.conversation }
  /// The size in which it is shown.
  ///
  /// Simulated: compact when the user picks the app in the drawer, expanded when they tap its
  /// message (documented). It has the new value when `didTransition` is called, and the old one
  /// before (inferred).
  open var presentationStyle: MSMessagesAppPresentationStyle {
    shown.isExpanded ? .expanded : .compact
  }
  /// The context in which it is shown.
  ///
  /// Simulated: always in a conversation.
  open var presentationContext: MSMessagesAppPresentationContext { .messages }

  /// Requests another size.
  ///
  /// Simulated: granted unless it already has that size or the app isn't on the screen;
  /// `transcript` can't be requested (documented), and has no effect (inferred).
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {
    guard presentationStyle != .transcript, activeConversation != nil else { return }
    ConversationLink.ask(.success(.show(isExpanded: presentationStyle == .expanded))) { _ in }
  }

  /// Closes the app.
  ///
  /// Simulated: as when the user does; the process ends (documented: it is marked for termination).
  open func dismiss() { ConversationLink.ask(.success(.dismiss)) { _ in } }

  /// Called when the app is about to become active.
  open func willBecomeActive(with conversation: MSConversation) {}
  /// Called when the app has become active.
  open func didBecomeActive(with conversation: MSConversation) {}
  /// Called when the app is about to become inactive.
  open func willResignActive(with conversation: MSConversation) {}
  /// Called when the app has become inactive.
  open func didResignActive(with conversation: MSConversation) {}
  /// Called when a message is about to be selected.
  ///
  /// Simulated: when the user taps one of the app's messages while the app is on the screen
  /// (documented), unless it is the selected one (observed); `selectedMessage` is still the
  /// previous one.
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// Called when a message was selected.
  ///
  /// Simulated: as `willSelect`, which it follows; then the app expands (this order is inferred).
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// Called when a message of the app has arrived.
  ///
  /// Simulated: for one of this app's messages, while the app is on the screen (documented).
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  /// Called when the user sends a message.
  ///
  /// Simulated: for a message that was inserted, not one that the app itself has sent (documented).
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  /// Called when the user has removed a message from the input field.
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  /// Called when the size is about to change.
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// Called when the size has changed.
  ///
  /// Simulated: the view has its new size.
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// Returns the size that fits in a message.
  ///
  /// Type-checks only: apps don't draw in messages.
  open func contentSizeThatFits(_ size: CGSize) -> CGSize { size }
}
