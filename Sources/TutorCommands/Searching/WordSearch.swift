/// Finds words in a line of text or code, and rates how well each occurrence fits.
///
/// `uti` is a whole word in "a UTI is", the beginning of one in "UTIs" and in "myUTIList", and
/// inside one in "inputItems".
struct WordSearch {
  /// The words, each as lower-case characters.
  private let words: [[String]]
  private let plain: [String]

  /// How well an occurrence fits, from worst to best.
  enum Fit: Int, Comparable {
    case inside, beginning, whole

    static func < (left: Fit, right: Fit) -> Bool { left.rawValue < right.rawValue }
  }

  /// An occurrence of a word, in characters of the line, from 0.
  struct Match: Hashable {
    var word: Int
    var range: Range<Int>
    var fit: Fit
  }

  init(_ words: [String]) {
    plain = words.map { $0.lowercased() }
    self.words = words.map { $0.map { $0.lowercased() } }
  }

  /// How many words are searched for.
  var count: Int { words.count }

  /// All occurrences of all words in a line, from left to right.
  func matches(in line: String) -> [Match] {
    let lowercased = line.lowercased()
    let present = plain.indices.filter { !plain[$0].isEmpty && lowercased.contains(plain[$0]) }
    guard !present.isEmpty else { return [] }
    let characters = Array(line)
    let small = characters.map { $0.lowercased() }
    return present.flatMap { index in
      let length = words[index].count
      guard length <= small.count else { return [Match]() }
      return (0...(small.count - length)).compactMap { start in
        guard small[start..<(start + length)].elementsEqual(words[index]) else { return nil }
        let range = start..<(start + length)
        return Match(word: index, range: range, fit: Self.fit(of: range, in: characters))
      }
    }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

extension WordSearch {
  private static func fit(of range: Range<Int>, in line: [Character]) -> Fit {
    guard range.lowerBound > 0 else { return isEnd(range, of: line) ? .whole : .beginning }
    let (before, first) = (line[range.lowerBound - 1], line[range.lowerBound])
    if !before.isPartOfWord || !first.isPartOfWord {
      return isEnd(range, of: line) ? .whole : .beginning
    }
    // A camel-case hump: the I of inputItems.
    return first.isUppercase && !before.isUppercase ? .beginning : .inside
  }

  private static func isEnd(_ range: Range<Int>, of line: [Character]) -> Bool {
    guard range.upperBound < line.count else { return true }
    return !line[range.upperBound].isPartOfWord || !line[range.upperBound - 1].isPartOfWord
  }
}

extension Character {
  fileprivate var isPartOfWord: Bool { isLetter || isNumber || self == "_" }
}
