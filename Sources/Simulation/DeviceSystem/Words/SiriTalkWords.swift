/// What Siri says to the user.
enum SiriTalkWords {
  static func cannotDo(_ app: String) -> String { "\(app) can't do that with Siri." }
  static func cannotWork(_ app: String) -> String { "Siri can't work with \(app)." }
  static let unlock = "Unlock the device first."
  static func whichOne(_ names: [String]) -> String {
    "Which one: \(names.joined(separator: ", or "))?"
  }

  static func doYouMean(_ value: String) -> String { "Do you mean \(value)?" }
  static func unsupported(_ app: String) -> String { "\(app) can't do that." }
  static func shallI(_ wish: String, _ intent: String) -> String { "Shall I \(wish), \(intent)?" }
  static let problem = "There was a problem with the app."
  static func goOn(in app: String) -> String { "You need to continue in \(app)." }
  static func unanswered(_ app: String) -> String { "\(app) hasn't answered." }

  // MARK: INSendMessageIntent

  static let sendMessage = "send a message"
  static let toWhom = "To whom?"
  static let whichContent = "What do you want to say?"
  static let inProgress = "It's being sent."
  static let sent = "It's sent."
  static let unavailable = "The app can't send messages at the moment."

  /// Returns a message as Siri reads it out: `"Hello" to Anna and Ben`.
  static func message(_ contents: [String], to recipients: [String]) -> String {
    (contents.map { "\"\($0)\"" }
      + (recipients.isEmpty ? [] : ["to \(ListWords.both(recipients))"]))
      .joined(separator: " ")
  }
}
