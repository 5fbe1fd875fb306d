/// The ASCII characters that form Markdown's structure.
extension UInt8 {
  static let tab = UInt8(ascii: "\t")
  static let lineFeed = UInt8(ascii: "\n")
  static let carriageReturn = UInt8(ascii: "\r")
  static let space = UInt8(ascii: " ")
  static let pipe = UInt8(ascii: "|")
  static let backslash = UInt8(ascii: "\\")
  static let backtick = UInt8(ascii: "`")
  static let tilde = UInt8(ascii: "~")
  static let colon = UInt8(ascii: ":")
  static let hyphen = UInt8(ascii: "-")
  static let greaterThan = UInt8(ascii: ">")

  /// Whether this is white space within a line.
  var isBlank: Bool { self == .space || (0x09...0x0D).contains(self) }

  /// Whether a preceding backslash escapes this.
  var isPunctuation: Bool {
    (0x21...0x7E).contains(self) && !isASCIIAlphanumeric
  }

  var isASCIIAlphanumeric: Bool { isASCIIDigit || isASCIILetter }

  var isASCIIDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  var isASCIILetter: Bool {
    let lowercase = self | 0x20
    return (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(lowercase)
  }
}
