import Findings

/// Messages about the front matter's targets.
enum TargetWords {
  static func nameInvalid(_ name: String, _ problem: TargetName.Problem) -> String {
    "Target name \(quoted(name)) \(reason(problem))"
  }
  static let nameInvalidRemedy =
    "choose a name of ASCII letters and digits that starts with a letter"

  static func nameRepeated(_ name: String) -> String {
    "Target \(quoted(name)) is declared twice"
  }
  static let nameRepeatedRemedy = "remove or rename one of them"

  static func kindUnknown(_ kind: String, meant: String?) -> String {
    "Unknown kind \(quoted(kind))\(NearMiss.suggestion(meant))"
  }
  static let kindUnknownRemedy = "write 'kind: app' or 'kind: extension'"

  static func identifierInvalid(_ identifier: String) -> String {
    "\(quoted(identifier)) is not a bundle identifier"
  }
  static let identifierInvalidRemedy =
    "write something like 'com.example.Reader', in ASCII letters, digits, '-' and '.'"

  static func appUnknown(_ name: String, meant: String?) -> String {
    "No app is named \(quoted(name))\(NearMiss.suggestion(meant))"
  }
  static func appUnknownRemedy(_ apps: [String]) -> String {
    apps.isEmpty ? addAppRemedy : "write \(quotedList(apps))"
  }

  static func appMissing(for appExtension: String) -> String {
    "Extension \(quoted(appExtension)) has no app to contain it"
  }
  static let addAppRemedy = "add a target with 'kind: app'"

  static func appAmbiguous(for appExtension: String) -> String {
    "Extension \(quoted(appExtension)) does not say which app contains it"
  }
  static func appAmbiguousRemedy(_ apps: [String]) -> String {
    "add \(quotedList(apps.map { "in: \($0)" }))"
  }

  static func appInsideApp(_ name: String) -> String {
    "App \(quoted(name)) can't be inside another app"
  }
  static let appInsideAppRemedy = "remove 'in:', or write 'kind: extension'"

  static let listValueMissing = "Property list has an entry without a value"
  static let listValueMissingRemedy = "give it text, a number, 'true', 'false', a list or keys"

  private static func reason(_ problem: TargetName.Problem) -> String {
    switch problem {
    case .notAnIdentifier: "is not a Swift identifier"
    case .keyword: "is a Swift keyword"
    case .taken: "is already the name of a module or process"
    }
  }
}
