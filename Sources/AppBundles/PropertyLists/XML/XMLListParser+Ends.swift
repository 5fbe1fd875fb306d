import Findings

extension XMLListParser {
  /// Reads a closing tag.
  ///
  /// - Throws: A problem when it closes something that isn't open.
  /// - Returns: Whether it closes the whole list.
  mutating func close() throws(ReadingProblem) -> Bool {
    let start = index
    index += 2
    let name = name()
    try endClosingTag(name, at: start)
    switch (name, builder.isInDictionary) {
    case ("dict", true):
      noteMissingValue()
      if builder.pendingKey != nil { builder.dropKey() }
      builder.end()
    case ("array", false): builder.end()
    case ("plist", nil) where plistStart != nil:
      guard builder.isComplete else { throw empty(start) }
      return true
    default: throw misplaced(name, at: start)
    }
    return false
  }

  /// Notes that the last key of the innermost dictionary has no value, if that is so.
  mutating func noteMissingValue() {
    guard let key = builder.pendingKey, let position = builder.pendingKeyPosition else { return }
    builder.report(
      builder.problem(
        "malformed-list", XMLListWords.valueMissing(key),
        remedy: XMLListWords.valueMissingRemedy, at: position))
  }

  /// Reads a closing tag's end, `>`.
  mutating func endClosingTag(_ name: String, at start: Int) throws(ReadingProblem) {
    while let byte = text.byte(at: index), Self.isBlank(byte) { index += 1 }
    guard text.byte(at: index) == UInt8(ascii: ">") else {
      throw problem(
        XMLListWords.closingTagUnclosed(name), remedy: XMLListWords.tagUnclosedRemedy, at: start)
    }
    index += 1
  }

  /// Checks, at the end of the file, that everything was closed.
  mutating func finish() throws(ReadingProblem) {
    if let isDictionary = builder.isInDictionary {
      throw builder.problem(
        "malformed-list", XMLListWords.unclosed(isDictionary ? "dict" : "array"),
        remedy: XMLListWords.unclosedRemedy, at: builder.start)
    }
    if let plistStart {
      throw problem(
        XMLListWords.listUnclosed, remedy: XMLListWords.unclosedRemedy, at: plistStart)
    }
    guard builder.isComplete else { throw empty(0) }
  }

  /// Notes what follows `</plist>`; only blanks and comments should.
  mutating func checkEnd() {
    let end = index
    while let byte = text.byte(at: index), Self.isBlank(byte) { index += 1 }
    guard index < text.bytes.count, !text.has("<!--", at: index) else { return }
    builder.report(
      ReadingProblem(
        "text-after-end", isFatal: false, XMLListWords.textAfterEnd,
        remedy: XMLListWords.textAfterEndRemedy, file: builder.file,
        position: text.position(at: max(index, end))))
  }

  /// Notes text that doesn't belong to any element, and skips it.
  mutating func skipStrayText() throws(ReadingProblem) {
    var start = index
    while let byte = text.byte(at: index), byte != UInt8(ascii: "<") {
      index += 1
      if byte == 0x0A || byte == 0x0D {
        try checkProblemCount()
        noteStrayLine(start..<(index - 1))
        start = index
      }
    }
    noteStrayLine(start..<index)
  }

  /// Notes a line outside of elements; one for the preprocessor isn't a mistake as such.
  private mutating func noteStrayLine(_ line: Range<Int>) {
    guard let start = line.first(where: { !Self.isBlank(text.bytes[$0]) }) else { return }
    var end = line.upperBound
    while Self.isBlank(text.bytes[end - 1]) { end -= 1 }
    let words = cropped(text.string(start..<min(end, start + 300)))
    guard Self.directives.contains(where: { words.hasPrefix($0) }) else {
      return builder.report(
        problem(
          XMLListWords.strayText(words), remedy: XMLListWords.strayTextRemedy, at: start))
    }
    guard !hasDirectives else { return }
    hasDirectives = true
    builder.report(
      ReadingProblem(
        "preprocessor-line", isFatal: false, XMLListWords.directive(words),
        remedy: XMLListWords.directiveRemedy, file: builder.file, position: text.position(at: start)
      ))
  }

  /// The beginnings of lines that Xcode's preprocessor removes, if the target runs it.
  private static let directives = [
    "#if", "#else", "#elif", "#endif", "#define", "#undef", "#include", "#import", "#pragma",
  ]

  /// The problem of a list without a value.
  func empty(_ offset: Int) -> ReadingProblem {
    problem(XMLListWords.empty, remedy: XMLListWords.emptyRemedy, at: offset)
  }

  /// The problem of an element that property lists don't have.
  func unknown(_ tag: Tag) -> ReadingProblem {
    problem(
      XMLListWords.unknownElement(tag.name),
      remedy: XMLListWords.unknownElementRemedy(meant: XMLElement.guesses(for: tag.name)),
      at: tag.start)
  }

  private func misplaced(_ name: String, at offset: Int) -> ReadingProblem {
    guard let isDictionary = builder.isInDictionary, let start = builder.start else {
      return problem(
        XMLListWords.closesNothing(name), remedy: XMLListWords.closesNothingRemedy(name),
        at: offset)
    }
    let open = isDictionary ? "dict" : "array"
    return problem(
      XMLListWords.closesOther(name, than: open, ofLine: start.line),
      remedy: XMLListWords.closesOuterRemedy(open), at: offset)
  }
}
