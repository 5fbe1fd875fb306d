/// Counts the typing mistakes between two words.
package enum EditDistance {
  /// Returns the minimum number of letters to add, drop, change or swap with their neighbour to
  /// turn one word into the other.
  ///
  /// It is `nil` if that is more than `limit`.
  ///
  /// Only a band around the diagonal is computed: time is proportional to the length of the words
  /// times the limit. (It is the optimal string alignment distance: no letter is moved twice.)
  package static func between<Letter: Equatable>(
    _ left: [Letter], _ right: [Letter], atMost limit: Int
  ) -> Int? {
    guard abs(left.count - right.count) <= limit else { return nil }
    let far = limit + 1
    var beforeLast: [Int] = []
    var last = (0...right.count).map { min($0, far) }
    for row in left.indices {
      var current = Array(repeating: far, count: right.count + 1)
      if row < limit { current[0] = row + 1 }
      let first = max(0, row - limit)
      let end = min(right.count, row + limit + 1)
      for column in first..<max(first, end) {
        var least = last[column] + (left[row] == right[column] ? 0 : 1)
        least = min(least, last[column + 1] + 1, current[column] + 1)
        if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
          least = min(least, beforeLast[column - 1] + 1)
        }
        current[column + 1] = min(least, far)
      }
      beforeLast = last
      last = current
    }
    return last[right.count] <= limit ? last[right.count] : nil
  }
}
