import UniformTypes

/// Finds what a misspelt name was meant to be.
///
/// Keys and identifiers have long common prefixes, so a proportion of their letters says little: at
/// most two letters may be wrong.
enum Misspelling {
  /// Finds the candidate that is closest to a name.
  ///
  /// Short names must be closer: a third of the letters. Only the first 120 bytes are compared, so
  /// time stays bounded whatever the input is.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - candidates: What could have been meant.
  /// - Returns: The closest candidate; if there are several, the first one; `nil` when none is
  ///   close, or when the name is one of them.
  static func of(_ name: String, among candidates: [String]) -> String? {
    let written = letters(name)
    let limit = min(2, written.count / 3)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates {
      if candidate == name { return nil }
      let distance = distance(written, letters(candidate), limit: best.map { $0.distance } ?? limit)
      guard let distance, distance < (best?.distance ?? .max) else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// The bytes of a name in lower case, without blanks around them, and not too many.
  private static func letters(_ name: String) -> [UInt8] {
    Array(UniformTypes.normalized(name).trimmedOfBlanks.utf8.prefix(120))
  }

  /// Returns how many letters have to be changed, added or left out; `nil` if more than the limit.
  private static func distance(_ a: [UInt8], _ b: [UInt8], limit: Int) -> Int? {
    guard abs(a.count - b.count) <= limit else { return nil }
    var row = Array(0...b.count)
    for (i, letter) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      var least = row[0]
      for (j, other) in b.enumerated() {
        let above = row[j + 1]
        row[j + 1] = min(above + 1, row[j] + 1, diagonal + (letter == other ? 0 : 1))
        diagonal = above
        least = min(least, row[j + 1])
      }
      if least > limit { return nil }
    }
    return row[b.count] <= limit ? row[b.count] : nil
  }
}
