import DeviceProtocol

/// What is said of controls in Control Centre.
enum ControlWords {
  static let place = "in Control Centre"
  static let gone = "the control is no longer in Control Centre"

  static func noKind(_ kind: String, among kinds: [String]) -> String {
    "no control of the kind '\(kind)' can be added: \(ListWords.thereAre(kinds))"
  }

  static func isAsked(_ parameters: [AppIntentParameter], for name: String) -> String {
    "is asked what to set for the control \(name): \(parameters.map(\.title).joined(separator: ", "))"
  }

  static func taps(_ name: String) -> String { "taps the control \(name)" }
  static func showsNothing(_ name: String) -> String { "the control '\(name)' shows nothing" }
  static func isDimmed(_ name: String) -> String { "the control '\(name)' is dimmed" }
  static func notConfigurable(_ name: String) -> String { "there is nothing to set for '\(name)'" }
}
