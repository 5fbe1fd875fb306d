public import Foundation

/// What keeps messages of an app together: a later one replaces the earlier.
///
/// Simulated: the earlier message goes from the transcript, or its summary stays there
/// (documented). Two sessions are equal when they are the same, in whichever process and message
/// (inferred of Apple's own example).
open class MSSession: NSObject, @unchecked Sendable {
  // Nothing changes.
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

  /// Whether the other is the same session.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? MSSession)?.identifier == identifier
  }

  /// Equal for equal sessions.
  open override var hash: Int { identifier.hashValue }
}

/// A message of an app.
///
/// Simulated: what is sent reaches the transcript with all its values. Differs: nothing goes wrong
/// with sending.
open class MSMessage: NSObject, NSCopying, @unchecked Sendable {
  // Whoever has made it changes it, and nobody while it is handed on.
  /// What it belongs to.
  public let session: MSSession?
  /// Whether it hasn't been sent yet.
  ///
  /// Simulated: `true` until `didStartSending` is called (documented).
  open private(set) var isPending = true
  /// Who has sent it.
  ///
  /// Simulated: one of the conversation's participants once it has been sent. Differs: before that
  /// it is an identifier of nobody.
  open private(set) var senderParticipantIdentifier = UUID()
  /// What it looks like.
  open var layout: MSMessageLayout?
  /// What the app puts in.
  ///
  /// Simulated: at most 5,000 characters can be inserted (documented). Differs: the scheme isn't
  /// looked at; iOS takes no scheme of an app's own (documented).
  open var url: URL?
  /// Whether it goes after having been read.
  ///
  /// Simulated: keeps its value. Differs: nothing expires.
  open var shouldExpire = false
  /// What is read out for it.
  open var accessibilityLabel: String?
  /// What stays of it in the transcript when a later message of its session has come.
  ///
  /// Simulated: without it the message goes as a whole. Differs: iOS has a text of its own for it
  /// (documented, and contradicted by the page about sessions).
  open var summaryText: String?
  /// Why it couldn't be sent.
  ///
  /// Simulated: keeps its value. Differs: nothing goes wrong with sending, so that nobody but the app
  /// sets it, and it doesn't cross to other processes.
  open var error: (any Error)?

  /// Makes a message that stands for itself.
  public override init() {
    session = nil
    super.init()
  }

  /// Makes a message that replaces the session's others.
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

  /// A copy.
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
