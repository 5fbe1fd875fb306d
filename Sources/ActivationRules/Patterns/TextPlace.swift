/// A place between two characters of a text, with what an assertion needs to know there.
struct TextPlace {
  /// The number of characters before it.
  private(set) var index = 0
  /// The character before; `nil` at the start.
  private(set) var previous: UInt32?
  /// The character after; `nil` at the end.
  private(set) var next: UInt32?
  /// The character after that.
  private(set) var second: UInt32?
  /// Whether the last character before that isn't a mark is part of a word.
  private var isAfterWord = false
  private var third: UInt32?
  private let readsWords: Bool
  private var rest: String.UnicodeScalarView.Iterator

  /// Makes the start of a text; unless words are read, nothing is known about their bounds.
  init(_ text: String, readsWords: Bool) {
    self.readsWords = readsWords
    rest = text.unicodeScalars.makeIterator()
    next = rest.next()?.value
    second = rest.next()?.value
    third = rest.next()?.value
  }

  /// Advances by one character.
  mutating func advance() {
    guard let passed = next else { return }
    if readsWords, !ScalarProperty.wordExtension.holds(for: passed) {
      isAfterWord = ScalarProperty.word.holds(for: passed)
    }
    index += 1
    previous = passed
    next = second
    second = third
    third = rest.next()?.value
  }

  /// Whether an assertion holds here.
  func fulfils(_ assertion: PatternProgram.Assertion) -> Bool {
    switch assertion {
    case .textStart: previous == nil
    case .textEnd: next == nil
    case .beforeLastLineEnd: next == nil || isLineEnd(next) && isBeforeLastLineEnd
    case .beforeLastLineFeed: next == nil || next == 0x0A && second == nil
    case .lineStart: previous == nil || next != nil && isLineEnd(previous)
    case .afterLineFeed: previous == nil || next != nil && previous == 0x0A
    case .lineEnd: next == nil || isLineEnd(next) && !isInsideLineEnd
    case .beforeLineFeed: next == nil || next == 0x0A
    case .wordBoundary: isWordBoundary
    case .noWordBoundary: !isWordBoundary
    }
  }
}

extension TextPlace {
  private func isLineEnd(_ value: UInt32?) -> Bool {
    value.map(ScalarProperty.isLineEnd) ?? false
  }

  /// Whether this is between a carriage return and its line feed.
  private var isInsideLineEnd: Bool { previous == 0x0D && next == 0x0A }

  /// Whether only a line end follows this place.
  private var isBeforeLastLineEnd: Bool {
    if second == nil { return !isInsideLineEnd }
    return next == 0x0D && second == 0x0A && third == nil
  }

  /// A boundary is where words begin and end, never before a mark: marks belong to the character
  /// before them.
  private var isWordBoundary: Bool {
    guard let next else { return isAfterWord }
    if ScalarProperty.wordExtension.holds(for: next) { return false }
    return ScalarProperty.word.holds(for: next) != isAfterWord
  }
}
