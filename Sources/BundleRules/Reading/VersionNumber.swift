/// A version such as `16.4` or `1.2.3`: numbers with dots between them.
struct VersionNumber: Comparable, Sendable {
  /// The numbers, without trailing zeros, so that `16` and `16.0` are the same.
  let numbers: [Int]

  /// Reads a version; `nil` when the text is anything else, or has more than `limit` numbers.
  init?(_ text: String, limit: Int = 4) {
    let parts = text.parts(between: ".")
    guard parts.count <= limit else { return nil }
    var numbers: [Int] = []
    for part in parts {
      guard part.utf8.count <= 18, part.isMade(of: Letter.isDigit), let number = Int(part) else {
        return nil
      }
      numbers.append(number)
    }
    while numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  /// Whether a version comes before another.
  static func < (left: VersionNumber, right: VersionNumber) -> Bool {
    for (a, b) in zip(left.numbers, right.numbers) where a != b { return a < b }
    return left.numbers.count < right.numbers.count
  }
}
