import Findings

/// What reading the old text format of property lists says.
enum OpenStepWords {
  static let empty = "the file is empty"
  static let emptyRemedy = "write a list into it"

  static let moreAfterEnd = "there is more after the end of the list"
  static let moreAfterEndRemedy = "remove it, or look for a bracket too many before it"

  static func unclosed(_ open: String, _ close: String) -> String {
    "the file ends before the '\(close)' that belongs to this '\(open)'"
  }
  static let unclosedRemedy = "close it, or restore the rest of the file"

  static let commentUnclosed = "this comment has no end"
  static let commentUnclosedRemedy = "write */ after it"
}

// Entries and elements.
extension OpenStepWords {
  static func equalsMissing(after key: String) -> String {
    "'=' is missing after the key \(quoted(key))"
  }
  static func semicolonMissing(after key: String) -> String {
    "';' is missing after the value of \(quoted(key))"
  }
  static let entryRemedy = "write key = value; with quotes around all but plain words"

  static let commaMissing = "',' is missing between two elements of an array"
  static let commaMissingRemedy = "write (first, second)"
}

// Values.
extension OpenStepWords {
  static let valueMissing = "the file ends where a value is expected"
  static let valueMissingRemedy = "restore its rest"

  static func notAValue(_ text: String) -> String { "\(quoted(text)) is where a value is expected" }
  static let notAValueRemedy = "write quotes around all but letters, digits and _ $ / : . -"

  static let stringUnclosed = "this string has no end"
  static func stringUnclosedRemedy(_ quote: String) -> String { "write \(quote) after it" }

  static let dataHalfByte = "this data has half a byte too many"
  static let notData = "this isn't data: pairs of hexadecimal digits"
  static let dataRemedy = "write it like <0fbd77>"
}
