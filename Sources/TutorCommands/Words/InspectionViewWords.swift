import Findings

/// Terminal output about inspected extensions, and about the changes between two versions.
enum InspectionViewWords {
  // An extension.
  static func unknownPoint(_ identifier: String) -> String {
    "an extension point unknown here: \(identifier)"
  }
  static let noPoint = "no extension point"
  static func inApps(_ apps: String) -> String { "in \(apps)" }

  // Its rule.
  static let unreadable =
    "its Info.plist can't be read: nothing is known about its kind and its rule"
  static let neverOffered = "no activation rule: never offered"
  static let notAsked = "the share sheet doesn't ask it: it has no activation rule and needs none"
  static func rule(_ settings: String) -> String { "rule: \(settings)" }
  static let truePredicate = "rule: TRUEPREDICATE"
  static let predicate = "rule: a predicate"
  static let emptyDictionary = "an empty dictionary"

  // The table, and the summary.
  static let shared = "shared"
  static func passedOver(_ path: String) -> String {
    "not read, since it is an example or third-party code: \(path)"
  }
  static func counts(extensions: Int, findings: [(Severity, Int)]) -> String {
    let counts = findings.map { severity, count in counted(count, severity.rawValue) }
    return "\(counted(extensions, "extension")): \(counts.joined(separator: ", "))"
  }

  // Two versions.
  static let nothingChanged = "nothing changed for users"
  static let losses = "What users lose, or the App Store refuses"
  static let others = "What else is different"
}
