/// Finds the name that an unknown one may have been meant to be.
package enum NearMiss {
  /// Names longer than this aren't typing mistakes.
  private static let longest = 64

  /// Finds the candidate that differs least from a word; `nil` if none is close enough.
  ///
  /// A third of the letters may be added, dropped, changed, or swapped with their neighbour; case
  /// is ignored. If two are equally close, the first one wins.
  package static func best(
    for word: String, among candidates: some Sequence<String>
  ) -> String? {
    guard !word.isEmpty, word.utf8.count <= longest else { return nil }
    let letters = Array(word.lowercased().unicodeScalars)
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate.utf8.count <= longest {
      let others = Array(candidate.lowercased().unicodeScalars)
      let most = max(1, max(letters.count, others.count) / 3)
      guard let distance = EditDistance.between(letters, others, atMost: most),
        distance < others.count
      else { continue }
      guard distance < best?.distance ?? .max else { continue }
      best = (candidate, distance)
    }
    return best?.candidate
  }
}
