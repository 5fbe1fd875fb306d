/// Why a content blocker's list is invalid.
enum ContentRuleWords {
  static let notJSON = "the list is no JSON"
  static let notArray = "the list is no array"
  static let empty = "the list has no rule"
  static func tooMany(_ count: Int, limit: Int) -> String {
    "the list has \(count) rules: \(limit) may be"
  }

  static func rule(_ number: Int, _ reason: String) -> String { "rule \(number): \(reason)" }

  // MARK: A rule

  static let notObject = "it is no object"
  static let noTrigger = "it has no object 'trigger'"
  static let noAction = "it has no object 'action'"
  static let noType = "its action has no 'type'"
  static let noSelector = "'css-display-none' has no 'selector'"
  static func unknownAction(_ type: String) -> String { "there is no action '\(type)'" }
  static let noFilter = "its trigger has no 'url-filter'"

  static func filter(_ text: String, _ reason: String) -> String {
    "the url-filter '\(text)': \(reason)"
  }

  static func unknownResourceType(_ name: String) -> String {
    "there is no resource-type '\(name)'"
  }

  static func unknownLoadType(_ name: String) -> String { "there is no load-type '\(name)'" }
  static func exclusive(_ key: String, _ other: String) -> String {
    "'\(key)' and '\(other)' exclude each other"
  }

  static func empty(_ key: String) -> String { "'\(key)' is empty" }
  static func badDomain(_ name: String) -> String {
    "the domain '\(name)' isn't in small letters of ASCII"
  }

  static func filter(_ text: String, in key: String, _ reason: String) -> String {
    "'\(text)' in '\(key)': \(reason)"
  }

  static func notStrings(_ key: String) -> String { "'\(key)' is no array of strings" }

  // MARK: A filter

  static let emptyFilter = "it is empty"
  static let notASCII = "it has characters other than ASCII"
  static let endsWithBackslash = "it ends with '\\'"
  static func unsupported(_ sign: String) -> String { "'\(sign)' isn't supported" }
  static let misplacedStart = "'^' stands at the beginning only"
  static let misplacedEnd = "'$' stands at the end only"
}
