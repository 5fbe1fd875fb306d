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
        "malformed-list", "<key> \(quoted(key)) has no value",
        remedy: "write a value after it, or remove the key", at: position))
  }

  /// Reads a closing tag's end, `>`.
  mutating func endClosingTag(_ name: String, at start: Int) throws(ReadingProblem) {
    while let byte = text.byte(at: index), Self.isBlank(byte) { index += 1 }
    guard text.byte(at: index) == UInt8(ascii: ">") else {
      throw problem(
        "the tag </\(cropped(name))> has no end", remedy: "write '>' after it", at: start)
    }
    index += 1
  }

  /// Checks, at the end of the file, that everything was closed.
  mutating func finish() throws(ReadingProblem) {
    if let isDictionary = builder.isInDictionary {
      let name = isDictionary ? "dict" : "array"
      throw builder.problem(
        "malformed-list", "the file ends before the </\(name)> that belongs to this <\(name)>",
        remedy: "close it, or restore the rest of the file", at: builder.start)
    }
    if let plistStart {
      throw problem(
        "the file ends before </plist>", remedy: "close it, or restore the rest of the file",
        at: plistStart)
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
        "text-after-end", isFatal: false, "text after </plist> is ignored",
        remedy: "remove it", file: builder.file, position: text.position(at: max(index, end))))
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
          "the text '\(words)' is outside of a value",
          remedy: "put it into <string> or <key>, or remove it", at: start))
    }
    guard !hasDirectives else { return }
    hasDirectives = true
    builder.report(
      ReadingProblem(
        "preprocessor-line", isFatal: false,
        "'\(words)' is for Xcode's preprocessor, which isn't run here: all branches are read",
        remedy: "check that the target sets INFOPLIST_PREPROCESS, and inspect the built app",
        file: builder.file, position: text.position(at: start)))
  }

  /// The beginnings of lines that Xcode's preprocessor removes, if the target runs it.
  private static let directives = [
    "#if", "#else", "#elif", "#endif", "#define", "#undef", "#include", "#import", "#pragma",
  ]

  /// The problem of a list without a value.
  func empty(_ offset: Int) -> ReadingProblem {
    problem(
      "the list is empty", remedy: "write <dict> and </dict> into <plist>, with keys and values",
      at: offset)
  }

  /// The problem of an element that property lists don't have.
  func unknown(_ tag: Tag) -> ReadingProblem {
    let remedy =
      XMLElement.guess(for: tag.name).map { "write \($0)" }
      ?? "use <dict>, <array>, <string>, <integer>, <real>, <true/>, <false/>, <date> or <data>"
    return problem(
      "<\(cropped(tag.name))> is no element of property lists", remedy: remedy, at: tag.start)
  }

  private func misplaced(_ name: String, at offset: Int) -> ReadingProblem {
    guard let isDictionary = builder.isInDictionary, let start = builder.start else {
      return problem(
        "</\(cropped(name))> closes nothing",
        remedy: "remove it, or write <\(cropped(name))> "
          + "where it should begin", at: offset)
    }
    let open = isDictionary ? "dict" : "array"
    return problem(
      "</\(cropped(name))> is where the <\(open)> of line \(start.line) isn't closed yet",
      remedy: "write </\(open)> before it, or remove it", at: offset)
  }
}
