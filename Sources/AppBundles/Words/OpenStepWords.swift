import Findings

/// What reading the old text format of property lists says.
enum OpenStepWords {
  static let empty = "the file is empty"
  static let emptyRemedy = "write a list into it"

  static let moreAfterEnd = "there is something after the end of the list"
  static let moreAfterEndRemedy = "remove it, or look for an extra closing bracket before it"

  static func unclosed(_ open: String, _ close: String) -> String {
    "this '\(open)' has no matching '\(close)'"
  }
  static let unclosedRemedy = "close it, or restore the rest of the file"

  static let commentUnclosed = "this comment isn't closed"
  static let commentUnclosedRemedy = "close it with */"
}

// Entries and elements.
extension OpenStepWords {
  static func equalsMissing(after key: String) -> String {
    "'=' is missing after the key \(quoted(key))"
  }
  static func semicolonMissing(after key: String) -> String {
    "';' is missing after the value of \(quoted(key))"
  }
  static let entryRemedy = "write 'key = value;', with quotes around anything but plain words"

  static let commaMissing = "',' is missing between two elements of an array"
  static let commaMissingRemedy = "write (first, second)"
}

// Values.
extension OpenStepWords {
  static let valueMissing = "the file ends where a value is expected"
  static let valueMissingRemedy = "restore the rest of the file"

  static func notAValue(_ text: String) -> String {
    "a value is expected here, not \(quoted(text))"
  }
  static let notAValueRemedy = "use quotes unless there are only letters, digits and _ $ / : . -"

  static let stringUnclosed = "this string isn't closed"
  static func stringUnclosedRemedy(_ quote: String) -> String { "close it with \(quote)" }

  static let dataHalfByte = "this data has an odd number of digits"
  static let notData = "this isn't data, which is written as pairs of hexadecimal digits"
  static let dataRemedy = "write it like <0fbd77>"
}
