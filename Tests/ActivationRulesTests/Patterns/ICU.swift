import Foundation

/// The regular expressions of ICU, by way of Foundation: what ours are held against.
enum ICU {
  /// Whether a pattern matches each of the texts as a whole; `nil` when ICU refuses the pattern.
  static func matches(
    _ pattern: String, _ texts: [String], ignoringCase: Bool = false
  ) -> [Bool]? {
    // A quotation or a comment that is open at the end has to be closed before the end is asked for.
    let whole = [")", "\\E)", "\n)"].lazy.compactMap {
      expression("\\A(?:\(pattern)\($0)\\z", ignoringCase)
    }
    guard let expression = whole.first else { return nil }
    return texts.map { text in
      let range = NSRange(location: 0, length: text.utf16.count)
      return expression.firstMatch(in: text, range: range) != nil
    }
  }

  /// Whether ICU refuses a pattern as it stands.
  static func refuses(_ pattern: String) -> Bool {
    // Foundation, not ICU, refuses the empty one.
    !pattern.isEmpty && expression(pattern, false) == nil
  }

  private static func expression(_ pattern: String, _ ignoresCase: Bool) -> NSRegularExpression? {
    try? NSRegularExpression(pattern: pattern, options: ignoresCase ? [.caseInsensitive] : [])
  }
}
