/// Looks for a text in another, character by character and in linear time.
///
/// `CONTAINS`, `BEGINSWITH` and `ENDSWITH` of predicates compare like this here. It isn't
/// documented whether iOS treats "é" as one character and "é" as two as equal; here they differ. It
/// is also our decision that every text contains the empty one.
enum TextSearch {
  /// Whether a text contains the part.
  static func contains(_ text: String, _ part: String) -> Bool {
    // In UTF-8 no character is part of another, so bytes can be compared instead of characters.
    let part = Array(part.utf8)
    guard !part.isEmpty else { return true }
    let borders = borders(of: part)
    var matched = 0
    for byte in text.utf8 {
      while matched > 0, part[matched] != byte { matched = borders[matched - 1] }
      if part[matched] == byte { matched += 1 }
      if matched == part.count { return true }
    }
    return false
  }

  /// Whether a text begins with the part.
  static func hasPrefix(_ text: String, _ part: String) -> Bool {
    text.utf8.starts(with: part.utf8)
  }

  /// Whether a text ends with the part.
  static func hasSuffix(_ text: String, _ part: String) -> Bool {
    text.utf8.reversed().starts(with: part.utf8.reversed())
  }

  /// Returns, for each prefix of the part, the length of the longest proper prefix with which it
  /// ends.
  private static func borders(of part: [UInt8]) -> [Int] {
    var borders = [0]
    borders.reserveCapacity(part.count)
    for byte in part.dropFirst() {
      var length = borders[borders.count - 1]
      while length > 0, part[length] != byte { length = borders[length - 1] }
      borders.append(part[length] == byte ? length + 1 : 0)
    }
    return borders
  }
}
