import Findings
import UniformTypes

/// Finds what a misspelt name was meant to be.
///
/// Keys and identifiers have long beginnings in common, so that a share of their letters says little:
/// two letters at most may be wrong.
enum Misspelling {
  /// Finds the candidate that a name is closest to.
  ///
  /// Short names must be closer: a third of the letters. Only the first 120 bytes are compared, so
  /// that time stays bounded whatever comes in.
  ///
  /// - Parameters:
  ///   - name: What was written.
  ///   - candidates: What could have been meant.
  /// - Returns: The closest candidate; of several the first one; `nil` when none is close, or when
  ///   the name is one of them.
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
