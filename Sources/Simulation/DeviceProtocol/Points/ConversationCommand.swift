/// What a scene's user does in Messages.
package enum ConversationCommand: Codable, Hashable, Sendable {
  /// Go to it.
  case go
  /// Tell what can be seen of it; answered with `view`.
  case look
  /// Pick an app in the drawer, or another one; answered with `opened`.
  case openApp(String)
  /// Put the app away that is there.
  case closeApp
  /// Let it have more room, or less.
  case show(isExpanded: Bool)
  /// Type into the field.
  case type(String)
  /// Tap the button behind the field.
  case send
  /// Take away what is in the field.
  case clearField
  /// Tap what stands in the transcript there; answered with `opened`.
  case pick(Int)
  /// Somebody else sends something.
  case receive(MessageContent, from: String, app: String?)
  /// Somebody else's copy of the app answers the message that stands in the transcript there.
  case answer(Int, AppMessage, from: String)
}

/// What a scene is told about it.
package enum ConversationOutcome: Codable, Hashable, Sendable {
  case view(ConversationView)
  /// The session of the app that is on the screen, if one is.
  case opened(session: Int?)
}

/// What can be seen of a conversation.
package struct ConversationView: Codable, Hashable, Sendable {
  /// From the oldest to the newest.
  package var transcript: [TranscriptEntry] = []
  /// What is in the field.
  package var field: [MessageContent] = []
  /// The apps in the drawer, by the names that the user sees.
  package var apps: [String] = []
  /// The app that is on the screen.
  package var app: String?
  package var isExpanded = false

  package init() {}
}

/// What stands at one place of a transcript.
package struct TranscriptEntry: Codable, Hashable, Sendable {
  /// Who has sent it; `nil` for the user.
  package var sender: String?
  package var content: MessageContent
  /// The name of the app that it is of.
  package var app: String?
  /// Whether only its summary is left, for a later message of its session has come.
  package var isSummary = false

  package init(sender: String?, content: MessageContent, app: String?) {
    self.sender = sender
    self.content = content
    self.app = app
  }
}
