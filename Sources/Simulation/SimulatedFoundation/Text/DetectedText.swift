import Foundation

/// A text that is searched, in UTF-16 code units, in which the ranges of results are counted.
struct DetectedText {
  private(set) var units: [UInt16]
  /// The range to search.
  let range: Range<Int>

  init(_ string: String, _ range: NSRange) {
    units = Array(string.utf16)
    let start = min(max(range.location, 0), units.count)
    self.range = start..<min(max(range.upperBound, start), units.count)
  }

  /// Replaces what was found by line ends, so that it isn't found as something else.
  mutating func hide(_ results: [NSTextCheckingResult]) {
    for place in results.flatMap({ Range($0.range).map(Array.init) ?? [] }) { units[place] = 0x0a }
  }

  /// The text in a range.
  func text(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }

  /// The matches of a regular expression, each as the ranges of its groups, the whole one first.
  func matches(_ pattern: NSRegularExpression?) -> [[Range<Int>?]] {
    let string = text(0..<units.count)
    let found = pattern?.matches(in: string, range: NSRange(range)) ?? []
    return found.map { match in
      (0..<match.numberOfRanges).map { Range(match.range(at: $0)) }
    }
  }
}
