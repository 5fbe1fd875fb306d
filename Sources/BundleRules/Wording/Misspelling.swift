import Findings
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
      let distance = EditDistance.between(
        written, letters(candidate), atMost: best.map { $0.distance } ?? limit)
      guard let distance, distance < (best?.distance ?? .max) else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// The bytes of a name in lower case, without blanks around them, and not too many.
  private static func letters(_ name: String) -> [UInt8] {
    Array(UniformTypes.normalized(name).trimmedOfBlanks.utf8.prefix(120))
  }
}
