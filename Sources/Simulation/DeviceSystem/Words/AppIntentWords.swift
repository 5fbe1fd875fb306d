import DeviceProtocol

/// What is said of App Intents.
enum AppIntentWords {
  static let tooOld = "there are no App Intents before iOS 16"
  static let notRun = "no intent has been run under this number"
  static let asksNothing = "the intent doesn't ask anything"
  static let activity = "an App Intent"

  static func runs(_ words: String, at place: AppIntentPlace) -> String {
    switch place {
    case .shortcuts: "runs \"\(words)\" in Shortcuts"
    case .siri: SiriWords.says(words)
    case .spotlight: "taps \"\(words)\" in Spotlight"
    }
  }

  static func unknown(_ words: String, at place: AppIntentPlace, among known: [String]) -> String {
    let what =
      switch place {
      case .shortcuts: "Shortcuts has no action '\(words)'"
      case .siri: "Siri doesn't understand '\(words)'"
      case .spotlight: "Spotlight has no shortcut '\(words)'"
      }
    return "\(what): \(ListWords.thereAre(known))"
  }

  static func noParameter(_ title: String, among titles: [String]) -> String {
    "there is no parameter '\(title)': \(ListWords.thereAre(titles))"
  }

  static func wantsYesOrNo(_ question: String) -> String {
    "the question wants a yes or no: \(question)"
  }

  static func cannotSet(_ title: String, _ words: String) -> String {
    "'\(words)' is no value for '\(title)'"
  }

  static func answers(_ words: String) -> String { "answers: \"\(words)\"" }
  static func sets(_ title: String, _ words: String, of name: String) -> String {
    "sets '\(title)' of \(name) to \"\(words)\""
  }

  static func missing(_ intent: String, isForApp: Bool) -> String {
    isForApp
      ? "the app's target has no intent '\(intent)', and it is to be performed in the app"
      : "no target of the app has an intent '\(intent)'"
  }

  static func result(dialog: String?, value: String?) -> String {
    let said = [dialog, value].compactMap(\.self)
    return said.isEmpty ? "done" : said.joined(separator: "; ")
  }
}
