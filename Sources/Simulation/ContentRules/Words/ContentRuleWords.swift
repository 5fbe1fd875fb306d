/// Why a content blocker's list is invalid.
enum ContentRuleWords {
  static let notJSON = "the list isn't JSON"
  static let notArray = "the list isn't an array"
  static let empty = "the list has no rules"
  static func tooMany(_ count: Int, limit: Int) -> String {
    "the list has \(count) rules: the limit is \(limit)"
  }

  static func rule(_ number: Int, _ reason: String) -> String { "rule \(number): \(reason)" }

  // MARK: A rule

  static let notObject = "it isn't an object"
  static let noTrigger = "it has no 'trigger' object"
  static let noAction = "it has no 'action' object"
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
    "the domain '\(name)' isn't in lower-case ASCII"
  }

  static func filter(_ text: String, in key: String, _ reason: String) -> String {
    "'\(text)' in '\(key)': \(reason)"
  }

  static func notStrings(_ key: String) -> String { "'\(key)' isn't an array of strings" }

  // MARK: A filter

  static let emptyFilter = "it is empty"
  static let notASCII = "it has characters that aren't ASCII"
  static let endsWithBackslash = "it ends with '\\'"
  static func unsupported(_ sign: String) -> String { "'\(sign)' isn't supported" }
  static let misplacedStart = "'^' is allowed only at the beginning"
  static let misplacedEnd = "'$' is allowed only at the end"
}
