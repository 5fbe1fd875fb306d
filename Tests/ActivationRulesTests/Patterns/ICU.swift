import Foundation

/// ICU's regular expressions, through Foundation: the reference for ours.
enum ICU {
  /// Whether a pattern matches each of the texts as a whole; `nil` when ICU refuses the pattern.
  static func matches(
    _ pattern: String, _ texts: [String], ignoringCase: Bool = false
  ) -> [Bool]? {
    // A quotation or comment that is open at the end must be closed before the `)` and the `\z`.
    let whole = [")", "\\E)", "\n)"].lazy.compactMap {
      expression("\\A(?:\(pattern)\($0)\\z", ignoringCase)
    }
    guard let expression = whole.first else { return nil }
    return texts.map { text in
      let range = NSRange(location: 0, length: text.utf16.count)
      return expression.firstMatch(in: text, range: range) != nil
    }
  }

  /// Whether ICU refuses a pattern as it is.
  static func refuses(_ pattern: String) -> Bool {
    // The empty pattern is refused by Foundation, not by ICU.
    !pattern.isEmpty && expression(pattern, false) == nil
  }

  private static func expression(_ pattern: String, _ ignoresCase: Bool) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: ignoresCase ? [.caseInsensitive] : [])
  }
}
