import ActivationRules

/// A `url-filter`: a regular expression of the small kind that content blockers may use.
///
/// These are documented: `.`, sets such as `[a-z]`, groups, `?`, `+`, `*`, `^` at the beginning and
/// `$` at the end; it may match anywhere in the address. Everything else is refused, as Safari's
/// compiler does.
package struct URLFilter {
  /// The filter's text in the list.
  package let text: String
  private let pattern: TextPattern

  /// Reads a filter.
  ///
  /// - Parameters:
  ///   - text: The filter.
  ///   - isCaseSensitive: Whether the case of letters matters.
  /// - Throws: The reason why it is invalid.
  package init(_ text: String, isCaseSensitive: Bool) throws(ContentRuleFailure) {
    self.text = text
    guard !text.isEmpty else { throw ContentRuleFailure(ContentRuleWords.emptyFilter) }
    guard text.allSatisfy(\.isASCII) else {
      throw ContentRuleFailure(ContentRuleWords.notASCII)
    }
    try Self.check(text)
    var body = Substring(text)
    let isBound = body.hasPrefix("^")
    if isBound { body = body.dropFirst() }
    let isEnded = body.hasSuffix("$") && !body.hasSuffix("\\$")
    if isEnded { body = body.dropLast() }
    let whole = (isBound ? "" : ".*") + "(?:\(body))" + (isEnded ? "" : ".*")
    switch TextPattern.regularExpression(whole, !isCaseSensitive, false) {
    case .success(let pattern): self.pattern = pattern
    case .failure(let failure): throw ContentRuleFailure(failure.message)
    }
  }

  /// Whether the filter matches an address.
  package func matches(_ url: String) -> Bool { pattern.matches(url) }

  /// Finds parts that content blockers' expressions don't support.
  private static func check(_ text: String) throws(ContentRuleFailure) {
    let characters = Array(text)
    var index = 0
    var isInSet = false
    while index < characters.count {
      let character = characters[index]
      switch character {
      case "\\":
        index += 1
        guard index < characters.count else {
          throw ContentRuleFailure(ContentRuleWords.endsWithBackslash)
        }
        if characters[index].isLetter || characters[index].isNumber {
          throw ContentRuleFailure(ContentRuleWords.unsupported("\\\(characters[index])"))
        }
      case "[" where !isInSet: isInSet = true
      case "]" where isInSet: isInSet = false
      case _ where isInSet: break
      case "|": throw ContentRuleFailure(ContentRuleWords.unsupported("|"))
      case "{": throw ContentRuleFailure(ContentRuleWords.unsupported("{"))
      case "^" where index > 0: throw ContentRuleFailure(ContentRuleWords.misplacedStart)
      case "$" where index < characters.count - 1:
        throw ContentRuleFailure(ContentRuleWords.misplacedEnd)
      case "?" where index > 0 && "(*+?".contains(characters[index - 1]) && !isEscaped(index - 1):
        throw ContentRuleFailure(ContentRuleWords.unsupported("\(characters[index - 1])?"))
      default: break
      }
      index += 1
    }

    /// Whether a character is escaped by the one before it.
    func isEscaped(_ place: Int) -> Bool {
      characters[..<place].reversed().prefix { $0 == "\\" }.count % 2 == 1
    }
  }
}

/// The reason why a list of rules, or a part of it, is invalid: a sentence without a full stop.
package struct ContentRuleFailure: Error, Hashable {
  package let message: String

  package init(_ message: String) { self.message = message }
}
