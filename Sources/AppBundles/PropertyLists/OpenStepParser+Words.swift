import Findings

extension OpenStepParser {
  /// Skips blanks and comments.
  ///
  /// - Throws: A problem when a comment doesn't end.
  /// - Returns: Whether there was a comment.
  @discardableResult
  mutating func skipBlanks() throws(ReadingProblem) -> Bool {
    var hasComment = false
    while let byte = text.byte(at: index) {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        index += 1
      } else if byte == UInt8(ascii: "/"), text.byte(at: index + 1) == UInt8(ascii: "/") {
        hasComment = true
        skipLine()
      } else if byte == UInt8(ascii: "/"), text.byte(at: index + 1) == UInt8(ascii: "*") {
        hasComment = true
        try skipComment()
      } else if byte == 0xE2, text.has("\u{2028}", at: index) || text.has("\u{2029}", at: index) {
        index += 3
      } else {
        break
      }
    }
    return hasComment
  }

  private mutating func skipLine() {
    while let byte = text.byte(at: index), byte != 0x0A, byte != 0x0D { index += 1 }
  }

  private mutating func skipComment() throws(ReadingProblem) {
    let start = index
    index += 2
    while let byte = text.byte(at: index) {
      index += 1
      if byte == UInt8(ascii: "*"), text.byte(at: index) == UInt8(ascii: "/") {
        index += 1
        return
      }
    }
    throw problem(
      OpenStepWords.commentUnclosed, remedy: OpenStepWords.commentUnclosedRemedy, at: start)
  }

  /// Reads a string, with quotes or without.
  mutating func string() throws(ReadingProblem) -> String {
    guard let byte = text.byte(at: index) else {
      throw problem(OpenStepWords.valueMissing, remedy: OpenStepWords.valueMissingRemedy)
    }
    if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") { return try quotation(by: byte) }
    let start = index
    while let byte = text.byte(at: index), Self.isPlain(byte) { index += 1 }
    guard index > start else {
      let end = start + (byte < 0x80 ? 1 : text.bytes[start...].prefix(4).utf8Length)
      throw problem(
        OpenStepWords.notAValue(text.string(start..<min(end, text.bytes.count))),
        remedy: OpenStepWords.notAValueRemedy)
    }
    return text.string(start..<index)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quotation(by quote: UInt8) throws(ReadingProblem) -> String {
    let start = index
    index += 1
    var result = ""
    var runStart = index
    while let byte = text.byte(at: index) {
      if byte == quote {
        result += text.string(runStart..<index)
        index += 1
        return result
      }
      if byte == UInt8(ascii: "\\") {
        result += text.string(runStart..<index)
        result.unicodeScalars.append(escape())
        runStart = index
      } else {
        index += 1
      }
    }
    throw problem(
      OpenStepWords.stringUnclosed,
      remedy: OpenStepWords.stringUnclosedRemedy(quote == 0x27 ? "'" : "\""), at: start)
  }

  /// Reads `<0fbd 77>`.
  mutating func data() throws(ReadingProblem) -> [UInt8] {
    let start = index
    index += 1
    var result: [UInt8] = []
    var high: UInt8?
    while let byte = text.byte(at: index) {
      if let digit = Self.value(ofDigit: byte, base: 16) {
        if let first = high { result.append(first << 4 | digit) }
        high = high == nil ? digit : nil
      } else if byte == UInt8(ascii: ">") {
        guard high == nil else { break }
        index += 1
        return result
      } else if byte != 0x20 && !(0x09...0x0D).contains(byte) {
        break
      }
      index += 1
    }
    throw problem(
      index < text.bytes.count && high != nil && text.bytes[index] == UInt8(ascii: ">")
        ? OpenStepWords.dataHalfByte : OpenStepWords.notData,
      remedy: OpenStepWords.dataRemedy, at: start)
  }
}
