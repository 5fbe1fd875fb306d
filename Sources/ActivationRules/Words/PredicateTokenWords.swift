import Findings

/// What is wrong with the words and signs of a predicate.
enum PredicateTokenWords {
  static func notAnOperator(_ sign: String) -> String {
    "'\(sign)' isn't a predicate operator"
  }
  static func notAnOperatorRemedy(_ meant: String) -> String { "write '\(meant)'" }

  static func escapedTwice(_ entity: String) -> String {
    "'\(entity)' is XML that was escaped twice"
  }
  static func escapedTwiceRemedy(_ meant: String) -> String {
    "write '\(meant)' in the predicate and escape it once"
  }

  static func notASpace(_ blank: ForeignCharacter.Blank) -> String {
    "\(name(of: blank)) isn't a space in a predicate"
  }
  static let notASpaceRemedy = "write a space"

  // MARK: - Numbers

  static func notANumber(_ text: String) -> String { "\(quoted(text)) isn't a number" }
  static let notANumberRemedy = "write only digits, or put a string in quotation marks"
  static func tooBig(_ number: String) -> String { "\(quoted(number)) is too big for 64 bits" }
  static let tooBigRemedy = "write a smaller number"

  // MARK: - Strings

  static let unclosedString = "the string that begins here isn't closed"
  static func unclosedStringRemedy(isSingle: Bool) -> String {
    "put \(isSingle ? "a '" : "a \"") after it"
  }
  static let typographicQuote = "a typographic quotation mark doesn't begin a string"
  static let typographicQuoteRemedy = "write straight quotation marks"
  static let objectiveCString = "'@' before a string is Objective-C, not part of a predicate"
  static let objectiveCStringRemedy = "remove the '@'"
}

extension PredicateTokenWords {
  private static func name(of blank: ForeignCharacter.Blank) -> String {
    switch blank {
    case .noBreakSpace: "a no-break space (U+00A0)"
    case .nextLine: "a next-line character (U+0085)"
    case .lineSeparator: "a line separator (U+2028)"
    case .paragraphSeparator: "a paragraph separator (U+2029)"
    case .zeroWidthSpace: "a zero-width space (U+200B)"
    case .narrowNoBreakSpace: "a narrow no-break space (U+202F)"
    case .ideographicSpace: "an ideographic space (U+3000)"
    case .byteOrderMark: "a byte-order mark (U+FEFF)"
    }
  }
}
