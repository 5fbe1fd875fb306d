public import Foundation

/// A session that connects an app's messages: a later one replaces the earlier one.
///
/// Simulated: the earlier message disappears from the transcript, or leaves its summary there
/// (documented). Two sessions are equal if they are the same, in whichever process and message
/// (inferred from Apple's own example).
open class MSSession: NSObject, @unchecked Sendable {
  // It never changes.
  let identifier: UUID

  /// Makes a session.
  public override init() {
    identifier = UUID()
    super.init()
  }

  init(_ identifier: UUID) {
    self.identifier = identifier
    super.init()
  }

  /// Returns whether the other is the same session.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? MSSession)?.identifier == identifier
  }

  /// A hash that equal sessions share.
  open override var hash: Int { identifier.hashValue }
}

/// A message of an app.
///
/// Simulated: a sent message reaches the transcript with all its values. Differs: sending never
/// fails.
open class MSMessage: NSObject, NSCopying, @unchecked Sendable {
  // Only its owner changes it, and not while it is being passed on.
  /// The session to which it belongs.
  public let session: MSSession?
  /// Whether it hasn't been sent yet.
  ///
  /// Simulated: `true` until `didStartSending` is called (documented).
  open private(set) var isPending = true
  /// The participant who has sent it.
  ///
  /// Simulated: one of the conversation's participants once it has been sent. Differs: before that
  /// the identifier belongs to no participant.
  open private(set) var senderParticipantIdentifier = UUID()
  /// The layout of the message.
  open var layout: MSMessageLayout?
  /// The app's own data.
  ///
  /// Simulated: at most 5,000 characters can be inserted (documented). Differs: the scheme isn't
  /// checked; iOS accepts no custom scheme of an app (documented).
  open var url: URL?
  /// Whether it disappears after it was read.
  ///
  /// Simulated: keeps its value. Differs: messages don't expire.
  open var shouldExpire = false
  /// The text that is read out for it.
  open var accessibilityLabel: String?
  /// The text that remains in the transcript when a later message of its session has come.
  ///
  /// Simulated: without it the whole message disappears. Differs: iOS then has a default text
  /// (documented, and contradicted by the page about sessions).
  open var summaryText: String?
  /// The reason why it couldn't be sent.
  ///
  /// Simulated: keeps its value. Differs: sending never fails, so only the app itself can set it,
  /// and it doesn't cross to other processes.
  open var error: (any Error)?

  /// Makes an independent message.
  public override init() {
    session = nil
    super.init()
  }

  /// Makes a message that replaces the session's other messages.
  public init(session: MSSession) {
    self.session = session
    super.init()
  }

  init(session: MSSession?, sender: UUID?, isPending: Bool) {
    self.session = session
    self.isPending = isPending
    super.init()
    if let sender { senderParticipantIdentifier = sender }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = MSMessage(
      session: session, sender: senderParticipantIdentifier, isPending: isPending)
    copy.layout = layout
    copy.url = url
    copy.shouldExpire = shouldExpire
    copy.accessibilityLabel = accessibilityLabel
    copy.summaryText = summaryText
    copy.error = error
    return copy
  }
}
