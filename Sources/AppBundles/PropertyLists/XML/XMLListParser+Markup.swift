/// What property lists in XML may have besides elements.
enum XMLMarkup {
  case comment, instruction, documentType, section

  /// What it ends with.
  var end: StaticString {
    switch self {
    case .comment: "-->"
    case .instruction: "?>"
    case .documentType: ">"
    case .section: "]]>"
    }
  }
}

extension XMLListParser {
  /// An opening tag.
  struct Tag {
    /// The element's name.
    var name: String
    /// Whether it ends with `/>`, so that no closing tag follows.
    var isEmpty: Bool
    /// The offset of its `<`.
    var start: Int
  }

  /// Checks that nothing precedes the declaration, if there is one.
  func checkBeginning() throws(ReadingProblem) {
    let end = min(300, text.bytes.count)
    guard let mark = (0..<end).first(where: { text.has("?xml ", at: $0) }) else { return }
    let before = text.bytes[..<mark].drop { Self.isBlank($0) }
    guard before != [UInt8(ascii: "<")], !before.contains(UInt8(ascii: ">")) else { return }
    throw problem(
      XMLListWords.beginning, remedy: XMLListWords.beginningRemedy, at: before.startIndex)
  }

  /// Skips blanks, comments, instructions and the document type.
  mutating func skipMarkup() throws(ReadingProblem) {
    while let byte = text.byte(at: index) {
      if Self.isBlank(byte) {
        index += 1
      } else if text.has("<!--", at: index) {
        try skip(.comment, from: 4)
      } else if text.has("<?", at: index) {
        try skip(.instruction, from: 2)
      } else if text.has("<!DOCTYPE", at: index) {
        try skipDocumentType()
      } else {
        return
      }
    }
  }

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }

  private mutating func skip(_ markup: XMLMarkup, from first: Int) throws(ReadingProblem) {
    let start = index
    index += first
    while index < text.bytes.count {
      if text.has(markup.end, at: index) {
        index += markup.end.utf8CodeUnitCount
        return
      }
      index += 1
    }
    throw unclosed(markup, at: start)
  }

  /// The problem of markup whose end is missing.
  func unclosed(_ markup: XMLMarkup, at start: Int) -> ReadingProblem {
    problem(
      XMLListWords.markupUnclosed(markup), remedy: XMLListWords.markupUnclosedRemedy(markup),
      at: start)
  }

  /// Skips `<!DOCTYPE …>`; what it may declare, between brackets, isn't used.
  private mutating func skipDocumentType() throws(ReadingProblem) {
    let start = index
    var brackets = 0
    var quote: UInt8?
    while let byte = text.byte(at: index) {
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        brackets += 1
      } else if byte == UInt8(ascii: "]") {
        brackets -= 1
      } else if byte == UInt8(ascii: ">"), brackets <= 0 {
        return
      }
    }
    throw unclosed(.documentType, at: start)
  }

  /// Reads an opening tag; attributes mean nothing in property lists.
  mutating func openingTag() throws(ReadingProblem) -> Tag {
    let start = index
    index += 1
    let name = name()
    guard !name.isEmpty else {
      throw problem(
        XMLListWords.nameMissing, remedy: XMLListWords.nameMissingRemedy, at: start)
    }
    var quote: UInt8?
    while let byte = text.byte(at: index), byte != UInt8(ascii: "<") {
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return Tag(
          name: name, isEmpty: text.bytes[index - 2] == UInt8(ascii: "/"), start: start)
      }
    }
    throw problem(
      XMLListWords.tagUnclosed(name), remedy: XMLListWords.tagUnclosedRemedy, at: start)
  }

  /// Reads the name of an element.
  mutating func name() -> String {
    let start = index
    while let byte = text.byte(at: index), Self.isNamePart(byte) { index += 1 }
    return text.string(start..<index)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
      UInt8(ascii: "."), UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }
}
