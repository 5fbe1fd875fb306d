import TestSupport
import Testing

@testable import ActivationRules

/// What is wrong with a pattern, where, and what to do.
@Suite struct PatternProblemTests {
  /// A pattern with its problem between the markers.
  struct Case: CustomTestStringConvertible, Sendable {
    var marked: String
    var message: String
    var remedy: String

    init(_ marked: String, _ message: String, remedy: String) {
      self.marked = marked
      self.message = message
      self.remedy = remedy
    }

    var testDescription: String { marked }
  }

  static let structure: [Case] = [
    Case(
      "é1️⃣(2️⃣a", "this '(' is never closed",
      remedy: "close it, or write '\\(' for the character"),
    Case(
      "a1️⃣(?i:2️⃣b", "this '(' is never closed",
      remedy: "close it, or write '\\(' for the character"),
    Case(
      "(a)1️⃣)2️⃣", "this ')' closes nothing",
      remedy: "remove it, or write '\\)' for the character"),
    Case("a1️⃣}2️⃣", "this '}' closes nothing", remedy: "write '\\}' for the character"),
    Case("a1️⃣(?#2️⃣b", "this comment is never closed", remedy: "close it with ')'"),
    Case(
      "1️⃣(?2️⃣", "this '(?' has no end",
      remedy: "write '(?:' for a group, or '(?i)' for a flag"),
    Case(
      "(?1️⃣q2️⃣)", "'(?' can't be followed by 'q'",
      remedy: "write '(?:' for a group, or any of the flags d, i, m, s, u, w and x"),
    Case(
      "(?1️⃣w2️⃣)", "the flag 'w' needs tables of word breaks, which aren't available",
      remedy: "leave it out if the usual '\\b' will do"),
    Case(
      "1️⃣(?<12️⃣a>b)", "a group's name consists of letters and digits, with a letter first",
      remedy: "write it like '(?<name>…)'"),
    Case(
      "(?<n>a)1️⃣(?<n>2️⃣b)", "another group has this name", remedy: "give it a name of its own"),
  ]

  static let repetition: [Case] = [
    Case(
      "a*1️⃣*2️⃣", "there is nothing here to repeat",
      remedy: "put something before it; in parentheses, that can be a repetition too"),
    Case(
      "a|1️⃣{2️⃣2}", "there is nothing here to repeat",
      remedy: "put something before it; in parentheses, that can be a repetition too"),
    Case(
      "\\b1️⃣+2️⃣", "there is nothing here to repeat",
      remedy: "put something before it; in parentheses, that can be a repetition too"),
    Case(
      "a1️⃣{x2️⃣}", "this isn't a number of repetitions",
      remedy: "write it like '{2}', '{2,}' or '{2,5}', or '\\{' for the character"),
    Case(
      "a1️⃣{3,2}2️⃣", "the maximum of 2 is less than the minimum of 3",
      remedy: "put the smaller number first"),
    Case(
      "(a{100})1️⃣{101}2️⃣",
      "with its repetitions written out, the pattern takes more than 10000 steps",
      remedy: "repeat less often"),
  ]

  static let backtracking: [Case] = [
    Case(
      "a1️⃣(?=2️⃣b)", "look-ahead can't be matched in linear time, so it isn't tried here",
      remedy: "use several comparisons, joined by AND and NOT"),
    Case(
      "1️⃣(?<!2️⃣b)", "look-behind can't be matched in linear time, so it isn't tried here",
      remedy: "use several comparisons, joined by AND and NOT"),
    Case(
      "1️⃣(?>2️⃣b)", "an atomic group can't be matched in linear time, so it isn't tried here",
      remedy: "write '(?:' if that matches the same"),
    Case(
      "a1️⃣{2}+2️⃣",
      "a possessive quantifier can't be matched in linear time, so it isn't tried here",
      remedy: "leave the last '+' out if that matches the same"),
    Case(
      "(a)1️⃣\\k2️⃣", "a back-reference can't be matched in linear time, so it isn't tried here",
      remedy: "write out what it may match"),
  ]

  static let escapes: [Case] = [
    Case("é1️⃣\\2️⃣", "nothing follows the backslash", remedy: "write '\\\\' for the character"),
    Case(
      "1️⃣\\02️⃣9", "'\\0' needs octal digits after it", remedy: "write '\\x00' for the null character"),
    Case("1️⃣\\c2️⃣", "'\\c' needs a letter after it", remedy: "name the control character"),
    Case("1️⃣\\u12️⃣x", "this escape needs 4 hexadecimal digits", remedy: "write all 4 digits"),
    Case(
      "1️⃣\\x2️⃣g", "'\\x' needs hexadecimal digits after it",
      remedy: "write two digits, or any number of them in braces"),
    Case(
      "1️⃣\\x{412️⃣", "'\\x{' needs a '}' after at most 8 digits", remedy: "close it"),
    Case(
      "1️⃣\\x{110000}2️⃣", "there is no character with this number",
      remedy: "write a number below 110000"),
    Case(
      "1️⃣\\uD83D2️⃣\\n", "this is half of a surrogate pair",
      remedy: "write the whole character as '\\x{…}'"),
    Case(
      "1️⃣\\X2️⃣", "'\\X' needs tables of combined characters, which aren't available",
      remedy: "write '.' if single characters will do"),
    Case(
      "1️⃣\\N2️⃣{DIGIT ONE}", "'\\N' needs the names of all characters, which aren't available",
      remedy: "write the character itself, or '\\x{…}' with its number"),
    Case("1️⃣\\pL2️⃣", "a property needs braces", remedy: "write it like '\\p{L}'"),
    Case("1️⃣\\p{L2️⃣", "this property is never closed", remedy: "close it with '}'"),
    Case(
      "a1️⃣\\p{Greek}2️⃣", "there is no table for the property 'Greek'",
      remedy: "use a general category like 'Lu', or write out the characters"),
  ]

  static let sets: [Case] = [
    Case(
      "a1️⃣[2️⃣b", "this '[' is never closed", remedy: "close it, or write '\\[' for the character"),
    Case(
      "[[a]1️⃣[2️⃣b", "this '[' is never closed",
      remedy: "close it, or write '\\[' for the character"),
    Case(
      "[c1️⃣-a2️⃣]", "this range ends before it begins",
      remedy: "put the character with the smaller number first, or write '\\-' for '-'"),
    Case(
      "[a1️⃣-\\d2️⃣]", "a range can't end with '\\d'", remedy: "write '\\-' for the character '-'"),
    Case(
      "[&1️⃣-z2️⃣]", "a bare '&' or '-' can't begin a range", remedy: "write a backslash before it"),
    Case(
      "[1️⃣--2️⃣a]", "'--' has nothing before it",
      remedy: "put a set before it, or write a backslash before each character of it"),
    Case(
      "[1️⃣&&2️⃣a]", "'&&' has nothing before it",
      remedy: "put a set before it, or write a backslash before each character of it"),
    Case("[a&&1️⃣]2️⃣", "a set operation has nothing after it", remedy: "put a set after it"),
    Case(
      "[a1️⃣[:nope:]2️⃣]", "there is no table for the property 'nope'",
      remedy: "use a general category like 'Lu', or write out the characters"),
  ]

  @Test(arguments: structure + repetition + backtracking + escapes + sets)
  func isReportedAtItsPlace(_ example: Case) throws {
    let marked = MarkedText(example.marked)
    let expected = Pattern.Problem(
      try marked.offset("1️⃣")..<(try marked.offset("2️⃣")), example.message, remedy: example.remedy)
    #expect(Pattern.compile(marked.text) == .failure(expected))
  }
}
