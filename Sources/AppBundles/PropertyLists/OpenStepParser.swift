import ActivationRules
import Findings

/// Reads a list in the old text format once, from its first byte to its last.
struct OpenStepParser {
  /// The builder of the list.
  private(set) var builder: ListBuilder
  let text: ListText
  var index = 0

  /// Makes a parser of a text.
  init(_ text: ListText, builder: ListBuilder) {
    self.text = text
    self.builder = builder
  }

  /// Reads the whole text.
  ///
  /// - Throws: A problem at the first place that isn't in the format.
  mutating func parse() throws(ReadingProblem) {
    let hasComment = try skipBlanks()
    guard let first = text.byte(at: index) else {
      guard hasComment else {
        throw problem(OpenStepWords.empty, remedy: OpenStepWords.emptyRemedy)
      }
      try builder.begin(dictionary: true, at: position)
      return builder.end()
    }
    if first == UInt8(ascii: "{") || first == UInt8(ascii: "(") || first == UInt8(ascii: "<") {
      try value()
    } else {
      try bareRoot()
    }
    try skipBlanks()
    guard index == text.bytes.count else {
      throw problem(OpenStepWords.moreAfterEnd, remedy: OpenStepWords.moreAfterEndRemedy)
    }
  }

  /// The place of the next byte.
  var position: SourcePosition { text.position(at: index) }

  /// Makes a problem at the next byte, or at another place.
  func problem(
    _ message: String, remedy: String?, at offset: Int? = nil
  ) -> ReadingProblem {
    builder.problem(
      "malformed-list", message, remedy: remedy, at: text.position(at: offset ?? index))
  }
}

extension OpenStepParser {
  /// Reads a root without brackets: one string, or the entries of a dictionary.
  private mutating func bareRoot() throws(ReadingProblem) {
    let start = index
    let word = try string()
    try skipBlanks()
    let next = text.byte(at: index)
    guard next == UInt8(ascii: "=") || next == UInt8(ascii: ";") else {
      return try builder.add(.string(word), at: text.position(at: start))
    }
    index = start
    try builder.begin(dictionary: true, at: position)
    while index < text.bytes.count {
      try entry()
      try skipBlanks()
    }
    builder.end()
  }

  /// Reads a value; the builder's limit of depth bounds the recursion.
  private mutating func value() throws(ReadingProblem) {
    let start = index
    switch text.byte(at: index) {
    case UInt8(ascii: "{"): try dictionary()
    case UInt8(ascii: "("): try array()
    case UInt8(ascii: "<"):
      let bytes = try data()
      try builder.add(.data(bytes), at: text.position(at: start))
    default:
      let word = try string()
      try builder.add(.string(word), at: text.position(at: start))
    }
  }

  private mutating func dictionary() throws(ReadingProblem) {
    let start = index
    try builder.begin(dictionary: true, at: position)
    index += 1
    while true {
      try skipBlanks()
      guard let byte = text.byte(at: index) else { throw unclosed("{", "}", at: start) }
      if byte == UInt8(ascii: "}") { break }
      try entry()
    }
    index += 1
    builder.end()
  }

  /// Reads `key = value;`, or `key;`, which is short for a key that is its own value.
  private mutating func entry() throws(ReadingProblem) {
    let start = position
    let key = try string()
    builder.key(key, at: start)
    try skipBlanks()
    switch text.byte(at: index) {
    case UInt8(ascii: "="):
      index += 1
      try skipBlanks()
      try value()
      try skipBlanks()
    case UInt8(ascii: ";"):
      try builder.add(.string(key), at: start)
    default:
      throw problem(OpenStepWords.equalsMissing(after: key), remedy: OpenStepWords.entryRemedy)
    }
    guard text.byte(at: index) == UInt8(ascii: ";") else {
      throw problem(
        OpenStepWords.semicolonMissing(after: key), remedy: OpenStepWords.entryRemedy)
    }
    index += 1
  }

  private mutating func array() throws(ReadingProblem) {
    let start = index
    try builder.begin(dictionary: false, at: position)
    index += 1
    try skipBlanks()
    while text.byte(at: index) != UInt8(ascii: ")") {
      guard index < text.bytes.count else { throw unclosed("(", ")", at: start) }
      try value()
      try skipBlanks()
      if text.byte(at: index) == UInt8(ascii: ",") {
        index += 1
        try skipBlanks()
      } else if index < text.bytes.count, text.byte(at: index) != UInt8(ascii: ")") {
        throw problem(OpenStepWords.commaMissing, remedy: OpenStepWords.commaMissingRemedy)
      }
    }
    index += 1
    builder.end()
  }

  private func unclosed(_ open: String, _ close: String, at start: Int) -> ReadingProblem {
    problem(
      OpenStepWords.unclosed(open, close), remedy: OpenStepWords.unclosedRemedy, at: start)
  }
}
