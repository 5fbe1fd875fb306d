/// What is said of widgets on the home screen, and of their timelines.
enum HomeWidgetWords {
  static let place = "on the home screen"
  static let noRoom = "the home screen of a phone has no room for a widget of this family"

  static func notOffered(_ name: String, as family: String) -> String {
    "'\(name)' isn't offered as \(family)"
  }

  static func noKind(_ kind: String, among kinds: [String]) -> String {
    "no widget of the kind '\(kind)' can be put on the home screen: "
      + ListWords.thereAre(kinds)
  }

  static func doesNotSay(_ text: String, _ name: String) -> String {
    "the widget '\(name)' doesn't say \"\(text)\""
  }

  static func taps(_ name: String) -> String { "taps the widget \(name)" }
  static func tapsControl(_ name: String) -> String { "taps a control in the widget \(name)" }
  static let tooOldForButtons = "widgets have no buttons before iOS 17"
  static let gone = "the widget is no longer on the home screen"

  // MARK: Timelines

  static func timeline(entries count: Int, againIn seconds: Int?) -> String {
    let entries = count == 1 ? "1 entry" : "\(count) entries"
    guard let seconds else { return "\(entries), and no reload" }
    return "\(entries), and a reload in \(seconds) seconds"
  }

  static func usedUp(_ budget: Int) -> String {
    "its timeline was requested \(budget) times within a day, which is the limit"
  }

  static func noProvider(_ intent: String, of parameter: String) -> String {
    "nobody provides options for '\(parameter)': the app has no extension for \(intent)"
  }

  static func options(_ names: [String], sections: [String]) -> String {
    let parts = sections.isEmpty ? "" : " (\(sections.joined(separator: ", ")))"
    return "\(names.count) options\(parts)" + (names.isEmpty ? "" : ": ")
      + names.joined(separator: ", ")
  }
}
