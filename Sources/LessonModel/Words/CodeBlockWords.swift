/// Messages about where code blocks are and what is in them.
enum CodeBlockWords {
  static let unclosed = "Code block is never closed"
  static let unclosedRemedy = "close it with a line of as many '`' or '~' as it starts with"

  static let beforeFirstStep = "Code before the first step does not run"
  static let beforeFirstStepRemedy = "move it below a '##' heading, or add 'shown'"

  static let nested = "Code inside a list or quote does not run"
  static let nestedRemedy = "move it out, or remove the words after the language"

  static let base64CutShort = "Base64 data ends too early"
  static let base64CutShortRemedy =
    "write four characters for every three bytes, padded with '=' at the end"

  static let notBase64 = "Character is not valid Base64 here"
  static let notBase64Remedy = "write the file in Base64, as 'base64 FILE' prints it"
}
