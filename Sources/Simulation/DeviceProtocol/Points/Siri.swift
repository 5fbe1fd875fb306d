/// The user's action with Siri.
package enum SiriCommand: Codable, Hashable, Sendable {
  /// Set the user's answer from now on for when an app asks whether Siri may work with it.
  case answerRequests(isAllowed: Bool)
  /// Ask Siri to do something with an app; answered with `siri`, as are the others.
  case ask(app: String, IntentDescription, isLocked: Bool)
  /// Say something in answer to a question.
  case answer(talk: Int, String)
  case confirm(talk: Int)
  case cancel(talk: Int)
  case look(talk: Int)
}

/// The state of a talk with Siri.
package struct SiriState: Codable, Hashable, Sendable {
  package var number: Int
  /// Siri's last words.
  package var words: String
  /// The choices.
  package var choices: [String] = []
  /// Whether Siri waits for the user.
  package var isWaiting = false
  /// The session of the interface that is shown, if one is.
  package var session: Int?

  package init(number: Int, words: String) {
    self.number = number
    self.words = words
  }
}

/// What an app asks about Siri.
package enum SiriQuestion: Codable, Hashable, Sendable {
  // Answered with `siri`, or `failed` if the app may not even ask.
  case status
  case request
}

/// Whether Siri may work with an app: Apple's numbers.
package enum SiriPermission: Int, Codable, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized
}
