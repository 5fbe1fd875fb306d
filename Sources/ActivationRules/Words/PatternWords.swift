/// Why a pattern can't be used, and what to do about it.
enum PatternWords {
  static func tooLong(_ bytes: Int, most: Int) -> String {
    "the pattern has \(bytes) bytes, and \(most) is the limit"
  }
  static let tooLongRemedy = "compare with something shorter"

  static func tooManySteps(most: Int) -> String {
    "with its repetitions written out, the pattern takes more than \(most) steps"
  }
  static let tooManyStepsRemedy = "repeat less often"

  static func nestedTooDeep(most: Int) -> String {
    "groups and sets are nested more than \(most) deep, where ICU gives up"
  }
  static let nestedTooDeepRemedy = "nest less deeply"

  // MARK: - What needs backtracking

  static func needsBacktracking(_ construct: Pattern.Backtracking) -> String {
    "\(name(of: construct)) can't be matched in linear time, so it isn't tried here"
  }

  static func needsBacktrackingRemedy(_ construct: Pattern.Backtracking) -> String {
    switch construct {
    case .backReference: "write out what it may match"
    case .atomicGroup: "write '(?:' if that matches the same"
    case .lookAhead, .lookBehind: "use several comparisons, joined by AND and NOT"
    case .possessiveQuantifier: "leave the last '+' out if that matches the same"
    }
  }

  private static func name(of construct: Pattern.Backtracking) -> String {
    switch construct {
    case .backReference: "a back-reference"
    case .atomicGroup: "an atomic group"
    case .lookAhead: "look-ahead"
    case .lookBehind: "look-behind"
    case .possessiveQuantifier: "a possessive quantifier"
    }
  }
}

// Groups and repetitions.
extension PatternWords {
  static let unclosedGroup = "this '(' is never closed"
  static let unclosedGroupRemedy = "close it, or write '\\(' for the character"
  static let strayParenthesis = "this ')' closes nothing"
  static let strayParenthesisRemedy = "remove it, or write '\\)' for the character"
  static let strayBrace = "this '}' closes nothing"
  static let strayBraceRemedy = "write '\\}' for the character"

  static let unclosedComment = "this comment is never closed"
  static let unclosedCommentRemedy = "close it with ')'"

  static let groupName = "a group's name consists of letters and digits, with a letter first"
  static let groupNameRemedy = "write it like '(?<name>…)'"
  static let repeatedName = "another group has this name"
  static let repeatedNameRemedy = "give it a name of its own"

  static let wordFlag = "the flag 'w' needs tables of word breaks, which aren't available"
  static let wordFlagRemedy = "leave it out if the usual '\\b' will do"
  static func unknownFlag(_ flag: Unicode.Scalar) -> String {
    "'(?' can't be followed by '\(flag)'"
  }
  static let unknownFlagRemedy =
    "write '(?:' for a group, or any of the flags d, i, m, s, u, w and x"
  static let unclosedFlags = "this '(?' has no end"
  static let unclosedFlagsRemedy = "write '(?:' for a group, or '(?i)' for a flag"

  static let nothingToRepeat = "there is nothing here to repeat"
  static let nothingToRepeatRemedy =
    "put something before it; in parentheses, that can be a repetition too"
  static func reversedInterval(_ minimum: Int, _ maximum: Int) -> String {
    "the maximum of \(maximum) is less than the minimum of \(minimum)"
  }
  static let reversedIntervalRemedy = "put the smaller number first"
  static let notAnInterval = "this isn't a number of repetitions"
  static let notAnIntervalRemedy =
    "write it like '{2}', '{2,}' or '{2,5}', or '\\{' for the character"
}

// Sets and properties.
extension PatternWords {
  static let unclosedSet = "this '[' is never closed"
  static let unclosedSetRemedy = "close it, or write '\\[' for the character"

  static func notAnEnd(_ escape: Unicode.Scalar) -> String {
    "a range can't end with '\\\(escape)'"
  }
  static let notAnEndRemedy = "write '\\-' for the character '-'"
  static let notAStart = "a bare '&' or '-' can't begin a range"
  static let notAStartRemedy = "write a backslash before it"
  static let reversedRange = "this range ends before it begins"
  static let reversedRangeRemedy =
    "put the character with the smaller number first, or write '\\-' for '-'"

  static func nothingBefore(_ operation: String) -> String {
    "'\(operation)' has nothing before it"
  }
  static let nothingBeforeRemedy =
    "put a set before it, or write a backslash before each character of it"
  static let nothingAfter = "a set operation has nothing after it"
  static let nothingAfterRemedy = "put a set after it"

  static let propertyWithoutBraces = "a property needs braces"
  static let propertyWithoutBracesRemedy = "write it like '\\p{L}'"
  static let unclosedProperty = "this property is never closed"
  static let unclosedPropertyRemedy = "close it with '}'"
  static func unknownProperty(_ name: String) -> String {
    let isShort = name.unicodeScalars.count <= 40
    return "there is no table for \(isShort ? "the property '\(name)'" : "this property")"
  }
  static let unknownPropertyRemedy =
    "use a general category like 'Lu', or write out the characters"
}

// Escapes.
extension PatternWords {
  static let nothingEscaped = "nothing follows the backslash"
  static let nothingEscapedRemedy = "write '\\\\' for the character"

  static let combinedCharacters =
    "'\\X' needs tables of combined characters, which aren't available"
  static let combinedCharactersRemedy = "write '.' if single characters will do"
  static let namedCharacters = "'\\N' needs the names of all characters, which aren't available"
  static let namedCharactersRemedy = "write the character itself, or '\\x{…}' with its number"

  static let controlWithoutLetter = "'\\c' needs a letter after it"
  static let controlWithoutLetterRemedy = "name the control character"
  static let octalWithoutDigits = "'\\0' needs octal digits after it"
  static let octalWithoutDigitsRemedy = "write '\\x00' for the null character"
  static func tooFewDigits(_ digits: Int) -> String {
    "this escape needs \(digits) hexadecimal digits"
  }
  static func tooFewDigitsRemedy(_ digits: Int) -> String { "write all \(digits) digits" }
  static let unclosedNumber = "'\\x{' needs a '}' after at most 8 digits"
  static let unclosedNumberRemedy = "close it"
  static let numberWithoutDigits = "'\\x' needs hexadecimal digits after it"
  static let numberWithoutDigitsRemedy = "write two digits, or any number of them in braces"

  static let numberTooBig = "there is no character with this number"
  static let numberTooBigRemedy = "write a number below 110000"
  static let halfOfAPair = "this is half of a surrogate pair"
  static let halfOfAPairRemedy = "write the whole character as '\\x{…}'"
}
