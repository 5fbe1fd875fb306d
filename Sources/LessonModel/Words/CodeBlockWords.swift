/// What reading code blocks says of where they are and what is in them.
enum CodeBlockWords {
  static let unclosed = "Code block has no end"
  static let unclosedRemedy = "close it with a line of as many '`' or '~' as it begins with"

  static let beforeFirstStep = "Code before the first step does not run"
  static let beforeFirstStepRemedy = "move it below a '##' heading, or add 'shown'"

  static let nested = "Code inside a list or a quote is only shown"
  static let nestedRemedy = "move it out, or remove the words behind the language"

  static let base64CutShort = "Bytes in Base64 end too early"
  static let base64CutShortRemedy =
    "write all of them, four characters for three bytes, filled up with '=' at the end"

  static let notBase64 = "Character that Base64 doesn't have in this place"
  static let notBase64Remedy = "write the file's bytes in Base64: 'base64 FILE' prints them"
}
