extension XMLListParser {
  /// The text between the tags of a value or a key.
  struct Content {
    /// The text, with entities and CDATA sections resolved.
    var text: String
    /// The offset of its first character that isn't blank; `nil` when there is none.
    var textStart: Int?
  }

  /// Reads the text of an element and its closing tag.
  ///
  /// - Throws: A problem when another tag, or the end of the file, comes first.
  mutating func content(of tag: Tag) throws(ReadingProblem) -> Content {
    var content = Content(text: "")
    if tag.isEmpty { return content }
    while let byte = text.byte(at: index) {
      try checkProblemCount()
      let start = index
      switch byte {
      case UInt8(ascii: "<"):
        if try closes(tag) { return content }
        content.text += try textAtBracket(in: tag)
      case UInt8(ascii: "&"):
        content.text += entity()
      default:
        while let byte = text.byte(at: index), byte != 0x3C, byte != 0x26 { index += 1 }
        content.text += text.string(start..<index)
      }
      if content.textStart == nil {
        content.textStart = (start..<index).first { !Self.isBlank(text.bytes[$0]) }
      }
    }
    throw problem(
      XMLListWords.unclosed(tag.name), remedy: XMLListWords.unclosedRemedy, at: tag.start)
  }
}

extension XMLListParser {
  /// Reads the closing tag of an element, if one is next.
  private mutating func closes(_ tag: Tag) throws(ReadingProblem) -> Bool {
    guard text.byte(at: index + 1) == UInt8(ascii: "/") else { return false }
    let start = index
    index += 2
    let name = name()
    guard name == tag.name else {
      throw problem(
        XMLListWords.closesOther(name, than: tag.name),
        remedy: XMLListWords.closesOtherRemedy(tag.name), at: start)
    }
    try endClosingTag(name, at: start)
    return true
  }

  /// Reads what begins with `<` inside a text and isn't the closing tag.
  private mutating func textAtBracket(in tag: Tag) throws(ReadingProblem) -> String {
    let start = index
    if text.has("<![CDATA[", at: index) { return try section() }
    if text.has("<!--", at: index) {
      // Foundation on Linux refuses it, as tested; XML as such would allow it.
      throw problem(
        XMLListWords.commentInside(tag.name), remedy: XMLListWords.commentInsideRemedy, at: start)
    }
    index += 1
    guard name().isEmpty else {
      throw problem(
        XMLListWords.notClosed(tag.name), remedy: XMLListWords.notClosedRemedy(tag.name),
        at: start)
    }
    builder.report(
      problem(XMLListWords.bracket, remedy: XMLListWords.bracketRemedy, at: start))
    return "<"
  }

  /// Reads `<![CDATA[` and the plain text up to `]]>`.
  private mutating func section() throws(ReadingProblem) -> String {
    let start = index
    index += 9
    while index < text.bytes.count {
      if text.has("]]>", at: index) {
        index += 3
        return text.string(start + 9..<index - 3)
      }
      index += 1
    }
    throw unclosed(.section, at: start)
  }

  /// Reads `&amp;`, `&#65;` or the like; anything invalid is noted and taken literally.
  private mutating func entity() -> String {
    let start = index
    let name = text.bytes[(start + 1)...].prefix(12).prefix { $0 != UInt8(ascii: ";") }
    let end = name.endIndex
    let isWord = !name.isEmpty && name.allSatisfy { $0 == UInt8(ascii: "#") || Self.isLetter($0) }
    guard isWord, text.byte(at: end) == UInt8(ascii: ";") else {
      index += 1
      builder.report(
        problem(XMLListWords.ampersand, remedy: XMLListWords.ampersandRemedy, at: start))
      return "&"
    }
    index = end + 1
    let word = String(decoding: name, as: UTF8.self)
    if let scalar = Self.scalar(of: word) { return String(Character(scalar)) }
    builder.report(
      problem(
        XMLListWords.unknownEntity(word), remedy: XMLListWords.unknownEntityRemedy, at: start))
    return text.string(start..<index)
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Returns the character for which an entity's name stands.
  private static func scalar(of name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "apos": return "'"
    case "quot": return "\""
    default:
      guard name.hasPrefix("#") else { return nil }
      let isHexadecimal = name.dropFirst().hasPrefix("x")
      let digits = name.dropFirst(isHexadecimal ? 2 : 1)
      guard let code = UInt32(digits, radix: isHexadecimal ? 16 : 10), code != 0 else {
        return nil
      }
      return Unicode.Scalar(code)
    }
  }
}
