/// What is said of Messages: conversations, and the apps in them.
enum MessagesWords {
  static func hasNoConversations(_ name: String) -> String {
    "'\(name)' has no conversations: only Messages does"
  }

  static func notOpen(with people: [String]) -> String {
    "the conversation with \(people.joined(separator: ", ")) isn't open: another one is"
  }

  static let noNames = "a conversation needs the names of the others"
  static let noConversation = "Messages shows no conversation: go to one"

  static func notTakingPart(_ name: String, among people: [String]) -> String {
    "\(name) isn't in the conversation with \(people.joined(separator: ", "))"
  }

  // MARK: The field

  static func types(_ text: String) -> String { "types \"\(text)\"" }
  static let nothingToSend = "the field is empty: there is nothing to send"
  static let tapsSend = ScreenWords.taps("Send")
  static let fieldEmpty = "the field is empty"
  static let clearsField = "clears the field"
  static let unanswerable = "only a message from an app can be answered by that app"

  // MARK: Apps

  static func noApp(_ name: String, among names: [String]) -> String {
    "Messages has no app '\(name)': "
      + ListWords.thereAre(names, orNone: "its drawer is empty")
  }

  static func picks(_ name: String) -> String { "picks \"\(name)\" in the drawer" }
  static let noOpenApp = "no app is open in the conversation"
  static let putsAway = "closes the app"

  static func already(_ name: String, isExpanded: Bool) -> String {
    "'\(name)' is already \(isExpanded ? "expanded" : "compact")"
  }

  static func resizes(isExpanded: Bool) -> String {
    "\(isExpanded ? "expands" : "collapses") the app"
  }

  static func noLine(_ number: Int) -> String {
    "the transcript has no line \(number): lines are counted from 0"
  }

  static func opensNothing(_ number: Int) -> String {
    "line \(number) opens nothing: it isn't a message from an app"
  }

  static let appGone = "the app of that message is no longer installed"
  static func taps(_ content: String) -> String { "taps \(content)" }
  static func puts(_ content: String) -> String { "puts \(content) into the field" }
  static func sends(_ content: String) -> String { "sends \(content)" }
  static let inactive = "the app has no active conversation"
  static let notOnScreen = "the app isn't on the screen"

  static func untouched(_ seconds: Int) -> String {
    "the user hasn't touched the app within \(seconds) seconds"
  }
}
