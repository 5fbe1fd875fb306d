/// What a scene's user does in Messages.
package enum ConversationCommand: Codable, Hashable, Sendable {
  /// Go to it.
  case go
  /// Describe what is visible of it; answered with `view`.
  case look
  /// Pick an app in the drawer, or another one; answered with `opened`.
  case openApp(String)
  /// Close the app that is open.
  case closeApp
  /// Let it have more room, or less.
  case show(isExpanded: Bool)
  /// Type into the field.
  case type(String)
  /// Tap the button after the field.
  case send
  /// Clear the field.
  case clearField
  /// Tap the entry of the transcript at that place; answered with `opened`.
  case pick(Int)
  /// Somebody else sends something.
  case receive(MessageContent, from: String, app: String?)
  /// Somebody else's copy of the app answers the message at that place in the transcript.
  case answer(Int, AppMessage, from: String)
}

/// What a scene learns about it.
package enum ConversationOutcome: Codable, Hashable, Sendable {
  case view(ConversationView)
  /// The session of the app that is on the screen, if one is.
  case opened(session: Int?)
}

/// What is visible of a conversation.
package struct ConversationView: Codable, Hashable, Sendable {
  /// The transcript, from the oldest to the newest.
  package var transcript: [TranscriptEntry] = []
  /// The contents of the field.
  package var field: [MessageContent] = []
  /// The apps in the drawer, by the names that the user sees.
  package var apps: [String] = []
  /// The app that is on the screen.
  package var app: String?
  package var isExpanded = false

  package init() {}
}

/// An entry of a transcript.
package struct TranscriptEntry: Codable, Hashable, Sendable {
  /// Its sender; `nil` for the user.
  package var sender: String?
  package var content: MessageContent
  /// The name of the app to which it belongs.
  package var app: String?
  /// Whether only its summary is left, because a later message of its session has arrived.
  package var isSummary = false

  package init(sender: String?, content: MessageContent, app: String?) {
    self.sender = sender
    self.content = content
    self.app = app
  }
}
