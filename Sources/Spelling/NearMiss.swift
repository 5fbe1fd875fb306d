/// The search for what somebody may have meant by an unknown name.
package enum NearMiss {
  /// Names longer than this are no typing mistakes.
  private static let longest = 64

  /// Finds the candidate that differs least from a word; `nil` when none is near enough.
  ///
  /// A third of the letters may be added, lost, changed, or swapped with their neighbour; capital
  /// and small letters are alike. Of two equally near, the first one wins.
  package static func best(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    guard !word.isEmpty, word.utf8.count <= longest else { return nil }
    let letters = Array(word.lowercased().unicodeScalars)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= longest {
      let others = Array(candidate.lowercased().unicodeScalars)
      let most = max(1, max(letters.count, others.count) / 3)
      guard abs(letters.count - others.count) <= most else { continue }
      let distance = distance(letters, others)
      guard distance <= most, distance < others.count else { continue }
      guard distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }

  /// Counts the least edits between two words, a swap of neighbours being one (optimal string
  /// alignment).
  private static func distance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...right.count)
    for i in left.indices {
      var row = [i + 1]
      for j in right.indices {
        let substituted = last[j] + (left[i] == right[j] ? 0 : 1)
        var least = min(substituted, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      (beforeLast, last) = (last, row)
    }
    return last[right.count]
  }
}
