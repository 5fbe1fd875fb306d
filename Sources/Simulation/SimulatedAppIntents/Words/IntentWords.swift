/// What the user is asked and told where an app says nothing; Apple's own words aren't published.
enum IntentWords {
  static func question(_ title: String) -> String { "What is the value of '\(title)'?" }
  static func question(ofType name: String?) -> String { "Which \(name ?? "value")?" }

  static func isMeant(_ value: String) -> String { "Do you mean \(value)?" }

  static func noIntent(_ name: String) -> String { "the program has no intent '\(name)'" }

  static let declined = "the user says no"
  static let notPerformed = "the user can be asked only while the system performs the intent"
}
