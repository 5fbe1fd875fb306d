/// What is said of Siri and of the extensions that it asks.
enum SiriWords {
  static let notAsked = "Siri hasn't been asked for that"
  static func unknownIntent(_ name: String) -> String { "Siri doesn't know \(name) here" }

  static func asks(_ wish: String, with app: String, isLocked: Bool) -> String {
    "asks Siri to \(wish) with \(app)\(isLocked ? ", on the locked device" : "")"
  }

  static func noChoice(_ words: String, among names: [String]) -> String {
    "there is no '\(words)' to choose: there are " + ListWords.quoted(names)
  }

  static let awaitsConfirmation =
    "Siri is waiting for confirmation: confirm or cancel"
  static let asksNothing = "Siri doesn't ask anything"
  static func asks(_ question: String) -> String { "Siri asks: \(question)" }
  static func says(_ words: String) -> String { "says to Siri: \"\(words)\"" }
  static let saysYes = says("Yes")
  static let putsAway = "dismisses Siri"

  // MARK: Permission

  static func appNotEntitled(_ entitlement: String) -> String {
    "INPreferences needs the entitlement '\(entitlement)'"
  }

  static let noUsageDescription =
    "asking whether Siri may work with the app needs NSSiriUsageDescription"

  static func allows(_ isAllowed: Bool) -> String {
    "\(isAllowed ? "lets" : "doesn't let") Siri work with the app"
  }

  static func lacksEntitlement(_ entitlement: String) -> String {
    "the app's entitlements lack '\(entitlement)'"
  }

  static let permissionUnasked = "the app hasn't asked the user whether Siri may work with it"
  static let permissionDenied = "the user doesn't let Siri work with the app"

  // MARK: Extensions

  static func unsupported(_ intent: String) -> String {
    "IntentsSupported doesn't name '\(intent)'"
  }

  static func restricted(_ intent: String) -> String {
    "IntentsRestrictedWhileLocked names '\(intent)'"
  }

  static func wrongCount(_ results: Int, values: Int) -> String {
    "there are \(results) results for \(values) values"
  }

  static func misplaced(_ code: String) -> String { "'\(code)' isn't a valid answer here" }
  static func resolution(_ kind: String, values: [String], reason: Int?) -> String {
    let said = values + (reason.map { ["reason \($0)"] } ?? [])
    return kind + (said.isEmpty ? "" : ": " + said.joined(separator: ", "))
  }

  // MARK: Interfaces

  static let showsNothing = "it shows nothing"

  static func interface(width: Int, height: Int, for names: [String]) -> String {
    "\(width) x \(height), for " + (names.isEmpty ? "nothing" : names.joined(separator: ", "))
  }

  static func untouchable(_ app: String) -> String {
    "the interface of \(app) in Siri's answer can't be touched"
  }
}
