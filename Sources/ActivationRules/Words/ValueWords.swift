import Findings

/// What values are called, and those that can't be written with digits.
enum ValueWords {
  static let notANumber = "not a number"
  static func infinite(isNegative: Bool) -> String {
    isNegative ? "less than any number" : "more than any number"
  }

  static func list(of count: Int) -> String { "a list of \(counted(count, "value"))" }
  static let missing = "missing"
}

extension PropertyValue {
  /// The kind of value, with its article: "a string".
  public var kindInWords: String {
    switch self {
    case .string: "a string"
    case .integer: "an integer"
    case .real: "a real number"
    case .boolean: "a Boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    }
  }
}

extension PredicateValue {
  /// The kind of value, with its article.
  var kindInWords: String {
    switch self {
    case .null: "nothing"
    case .list, .one(.array): "a list"
    case .one(let value): value.kindInWords
    }
  }
}

extension Shape {
  /// The name for this in a message.
  var inWords: String {
    switch self {
    case .unknown: "a value"
    case .nothing: "nothing"
    case .text: "a string"
    case .number: "a number"
    case .list(.text): "a list of strings"
    case .list(.list): "a list of lists"
    case .list: "a list"
    case .root: "what is shared"
    case .item: "an extension item"
    case .attachment: "an attachment"
    case .fileProviderItem: "a file provider item"
    }
  }
}
