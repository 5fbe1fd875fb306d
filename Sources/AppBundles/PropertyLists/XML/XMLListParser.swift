import ActivationRules

/// Reads a list in XML once, from its first byte to its last.
///
/// It knows only the elements of property lists. A mistake inside a value is noted and reading
/// continues; where elements aren't properly nested it ends, because everything that follows would
/// be a guess.
struct XMLListParser {
  /// The builder of the list.
  var builder: ListBuilder
  let text: ListText
  var index = 0
  /// The offset of `<plist>`, once it has been read.
  var plistStart: Int?
  /// Whether there was a line for the preprocessor.
  var hasDirectives = false

  /// Makes a parser of a text.
  init(_ text: ListText, builder: ListBuilder) {
    self.text = text
    self.builder = builder
  }

  /// Reads the whole text.
  ///
  /// - Throws: A problem at the first place where elements aren't properly nested.
  mutating func parse() throws(ReadingProblem) {
    try checkBeginning()
    while true {
      try checkProblemCount()
      try skipMarkup()
      guard let byte = text.byte(at: index) else { return try finish() }
      if byte != UInt8(ascii: "<") {
        try skipStrayText()
      } else if text.byte(at: index + 1) == UInt8(ascii: "/") {
        if try close() { return checkEnd() }
      } else {
        try open()
      }
    }
  }

  /// Ends the reading of a file with very many mistakes.
  func checkProblemCount() throws(ReadingProblem) {
    try builder.checkProblemCount { text.position(at: index) }
  }

  /// Makes a problem that ends the reading.
  func problem(
    _ message: String, remedy: String?, at offset: Int
  ) -> ReadingProblem {
    builder.problem("malformed-list", message, remedy: remedy, at: text.position(at: offset))
  }
}

extension XMLListParser {
  /// Reads an element from its opening tag on; for a container, only that tag.
  private mutating func open() throws(ReadingProblem) {
    let tag = try openingTag()
    guard let element = XMLElement(rawValue: tag.name) else { throw unknown(tag) }
    switch element {
    case .plist: try openPlist(tag)
    case .key: try key(tag)
    case .dict, .array:
      try checkPlace(of: tag)
      try builder.begin(dictionary: element == .dict, at: text.position(at: tag.start))
      if tag.isEmpty { builder.end() }
    case .string, .integer, .real, .true, .false, .date, .data:
      try checkPlace(of: tag)
      let content = try content(of: tag)
      let value = value(of: element, content, in: tag)
      try builder.add(value, at: text.position(at: tag.start))
    }
  }

  private mutating func openPlist(_ tag: Tag) throws(ReadingProblem) {
    guard plistStart == nil, builder.depth == 0, !builder.isComplete else {
      throw problem(
        XMLListWords.secondList, remedy: XMLListWords.secondListRemedy, at: tag.start)
    }
    plistStart = tag.start
    if tag.isEmpty { throw empty(tag.start) }
  }

  private mutating func key(_ tag: Tag) throws(ReadingProblem) {
    guard builder.isInDictionary == true else {
      throw problem(
        XMLListWords.keyOutside, remedy: XMLListWords.keyOutsideRemedy, at: tag.start)
    }
    noteMissingValue()
    let content = try content(of: tag)
    builder.key(content.text, at: text.position(at: content.textStart ?? tag.start))
  }

  /// Checks that a value may be where it is.
  private func checkPlace(of tag: Tag) throws(ReadingProblem) {
    if builder.isComplete {
      throw problem(
        XMLListWords.afterEnd(tag.name), remedy: XMLListWords.afterEndRemedy, at: tag.start)
    }
    guard builder.isInDictionary == true, builder.pendingKey == nil else { return }
    throw problem(
      XMLListWords.keyMissing(tag.name), remedy: XMLListWords.keyMissingRemedy, at: tag.start)
  }
}
