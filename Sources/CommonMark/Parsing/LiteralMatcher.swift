/// Determines how much of the source corresponds to a text that libcmark made from it.
///
/// Backslash escapes and entities make the source longer than the text.
struct LiteralMatcher {
  private let source: ArraySlice<UInt8>
  private let literal: [UInt8]

  /// - Parameters:
  ///   - literal: The text.
  ///   - source: The source from the text's start on, possibly far beyond its end.
  init(_ literal: String, in source: ArraySlice<UInt8>) {
    self.source = source
    self.literal = Array(literal.utf8)
  }

  /// The place in the source after the text; `nil` when the two don't match.
  var end: Int? {
    var offset = source.startIndex
    var read = 0
    while read < literal.count {
      guard offset < source.endIndex else { return nil }
      if let entity = entity(at: offset), isResolved(entity, at: read) {
        offset = entity.upperBound
        read = nextScalar(after: read)
        if isSecondScalar(at: read, before: offset) { read = nextScalar(after: read) }
        continue
      }
      if isEscape(at: offset) { offset += 1 }
      guard source[offset] == literal[read] else { return nil }
      offset += 1
      read += 1
    }
    return offset
  }
}

extension LiteralMatcher {
  private func isEscape(at offset: Int) -> Bool {
    source[offset] == .backslash && offset + 1 < source.endIndex
      && source[offset + 1].isPunctuation
  }

  /// The bytes from an ampersand to the semicolon that may make it an entity.
  private func entity(at offset: Int) -> Range<Int>? {
    guard source[offset] == UInt8(ascii: "&") else { return nil }
    let name = source[(offset + 1)...].prefix {
      $0 == UInt8(ascii: "#") || $0.isASCIIAlphanumeric
    }
    guard !name.isEmpty, source[name.endIndex...].first == UInt8(ascii: ";") else { return nil }
    return offset..<name.endIndex + 1
  }

  /// Whether libcmark knew the entity: an unknown one is in the text unchanged.
  ///
  /// An ampersand's own entity may be followed by text that makes it look unknown: `&amp;amp;`.
  private func isResolved(_ entity: Range<Int>, at read: Int) -> Bool {
    let name = String(decoding: source[entity], as: UTF8.self).lowercased()
    return ["&amp;", "&#38;", "&#x26;"].contains(name)
      || !literal[read...].starts(with: source[entity])
  }

  /// Whether the text continues with what can only be the second half of a preceding entity.
  ///
  /// Some ninety entities stand for two scalars; these are the second ones of all except `&fjlig;`.
  private func isSecondScalar(at read: Int, before offset: Int) -> Bool {
    guard !source[offset...].starts(with: literal[read..<nextScalar(after: read)]) else {
      return false
    }
    let seconds = ["\u{338}", "\u{20D2}", "\u{FE00}", "\u{200A}", "\u{333}", "\u{20E5}"]
    return seconds.contains { literal[read...].starts(with: $0.utf8) }
  }

  private func nextScalar(after read: Int) -> Int {
    var next = min(read + 1, literal.count)
    while next < literal.count, UTF8.isContinuation(literal[next]) { next += 1 }
    return next
  }
}
