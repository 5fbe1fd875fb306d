import Foundation

/// Finds telephone numbers in a text.
enum PhoneScanner {
  /// The numbers, in the order of the text.
  static func results(in text: DetectedText) -> [NSTextCheckingResult] {
    text.matches(candidate).compactMap { groups in
      guard let range = groups[0] else { return nil }
      let number = text.text(range)
      guard isNumber(number) else { return nil }
      return DetectedData(.aNumber, NSRange(range), number: number)
    }
  }

  /// Digits with signs between them, but not within a word, a price or a longer number.
  private static let candidate = try? NSRegularExpression(
    pattern: #"(?<![\w+.,/:-])\+?\(?\d[\d\x{20}\x{a0}().\-/]{4,20}\d(?![\w/:-]|[.,]\d)"#)

  /// The forms that count as numbers; their lengths are the usual ones.
  private static let forms = try? NSRegularExpression(
    pattern: #"^(?:\+[\d\s().\-/]+|\d{10,11}|(?:1[-. ])?\(?\d{2,5}\)?[-./ ]*\d{3,4}[-. ]?\d{3,4}"#
      + #"|\d{3}[-. ]\d{4})$"#)

  private static func isNumber(_ text: String) -> Bool {
    let digits = text.utf8.filter { (48...57).contains($0) }.count
    guard (7...15).contains(digits) else { return false }
    let whole = NSRange(location: 0, length: text.utf16.count)
    return forms?.firstMatch(in: text, range: whole) != nil
  }
}
