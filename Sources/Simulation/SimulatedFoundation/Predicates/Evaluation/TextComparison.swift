import ActivationRules
import Foundation

/// Compares texts as the options, the letters in brackets, say.
struct TextComparison {
  private let options: NSString.CompareOptions
  private let ignoresCase: Bool
  private let ignoresDiacritics: Bool

  init(_ options: NSComparisonPredicate.Options) {
    ignoresCase = options.contains(.caseInsensitive)
    ignoresDiacritics = options.contains(.diacriticInsensitive)
    var own: NSString.CompareOptions = []
    if ignoresCase { own.insert(.caseInsensitive) }
    if ignoresDiacritics { own.insert(.diacriticInsensitive) }
    if options.contains(.normalized) { own = .literal }
    self.options = own
  }

  func areEqual(_ one: String, _ other: String) -> Bool {
    // Without options it is isEqual:, which compares the characters as they are encoded.
    guard options.contains(.caseInsensitive) || options.contains(.diacriticInsensitive) else {
      return one.utf8.elementsEqual(other.utf8)
    }
    return compare(one, other) == .orderedSame
  }

  func compare(_ one: String, _ other: String) -> ComparisonResult {
    NSString(string: one).compare(other, options: options)
  }

  func contains(_ text: String, _ part: String) -> Bool { finds(part, in: text, []) }

  func begins(_ text: String, with part: String) -> Bool { finds(part, in: text, .anchored) }

  func ends(_ text: String, with part: String) -> Bool {
    finds(part, in: text, [.anchored, .backwards])
  }

  /// The empty text is found in no text (observed).
  private func finds(_ part: String, in text: String, _ more: NSString.CompareOptions) -> Bool {
    guard !part.isEmpty else { return false }
    return NSString(string: text).range(of: part, options: options.union(more)).location
      != NSNotFound
  }

  func isLike(_ text: String, _ wildcard: String) -> Bool {
    switch TextPattern.wildcard(wildcard, ignoresCase, ignoresDiacritics) {
    case .success(let pattern): return pattern.matches(text)
    case .failure: return false
    }
  }

  /// Whether a regular expression matches the whole text.
  ///
  /// The project's own matcher comes first, because its time is bounded; patterns that need
  /// backtracking are left to Foundation's.
  func matches(_ text: String, _ expression: String) -> Bool {
    if case .success(let pattern) = TextPattern.regularExpression(
      expression, ignoresCase, ignoresDiacritics)
    {
      return pattern.matches(text)
    }
    let options: NSRegularExpression.Options = ignoresCase ? .caseInsensitive : []
    guard
      let expression = try? NSRegularExpression(pattern: "(?:\(expression))\\z", options: options)
    else {
      preconditionFailure(
        "Can't do regex matching, reason: Can't open pattern U_REGEX_RULE_SYNTAX (string \(text), "
          + "pattern \(expression), case \(ignoresCase ? 1 : 0), canon \(ignoresDiacritics ? 1 : 0))"
      )
    }
    let whole = NSRange(location: 0, length: NSString(string: text).length)
    return expression.firstMatch(in: text, options: .anchored, range: whole)?.range == whole
  }
}
