import ActivationRules

extension XMLListParser {
  /// Returns the value of an element that contains no others; problems with it are noted.
  ///
  /// - Parameters:
  ///   - element: The element.
  ///   - content: The text between its tags.
  ///   - tag: Its opening tag.
  /// - Returns: The value.
  mutating func value(
    of element: XMLElement, _ content: Content, in tag: Tag
  ) -> PropertyValue {
    switch element {
    case .integer: return integer(content.text, in: tag)
    case .real: return real(content.text, in: tag)
    case .date: return date(content.text, in: tag)
    case .data: return data(content.text, in: tag)
    case .true, .false:
      if content.textStart != nil {
        refuse(
          XMLListWords.textInside(tag.name), remedy: XMLListWords.textInsideRemedy(tag.name), tag)
      }
      return .boolean(element == .true)
    case .string, .plist, .dict, .key, .array: return .string(content.text)
    }
  }
}

extension XMLListParser {
  private mutating func refuse(_ message: String, remedy: String, _ tag: Tag) {
    builder.report(problem(message, remedy: remedy, at: tag.start))
  }

  private mutating func warn(_ code: String, _ message: String, remedy: String, _ tag: Tag) {
    builder.report(
      ReadingProblem(
        code, isFatal: false, message, remedy: remedy, file: builder.file,
        position: text.position(at: tag.start)))
  }

  private mutating func integer(_ text: String, in tag: Tag) -> PropertyValue {
    switch ListNumber.integer(text) {
    case .value(let value): return .integer(value)
    case .padded(let value):
      warn(
        "blanks-in-number", XMLListWords.integerWithBlanks,
        remedy: XMLListWords.integerWithBlanksRemedy(value), tag)
      return .integer(value)
    case .large:
      warn(
        "integer-out-of-range", XMLListWords.integerTooLarge(text),
        remedy: XMLListWords.integerTooLargeRemedy, tag)
      return .integer(.max)
    case .outOfRange:
      refuse(
        XMLListWords.integerOutOfRange(text), remedy: XMLListWords.integerOutOfRangeRemedy, tag)
    case .malformed:
      let isEmpty = text.utf8.allSatisfy(Self.isBlank)
      refuse(
        isEmpty ? XMLListWords.integerMissing : XMLListWords.notAnInteger(text),
        remedy: XMLListWords.notAnIntegerRemedy, tag)
    }
    return .integer(0)
  }

  private mutating func real(_ text: String, in tag: Tag) -> PropertyValue {
    if let value = ListNumber.real(text) { return .real(value) }
    refuse(XMLListWords.notANumber(text), remedy: XMLListWords.notANumberRemedy, tag)
    return .real(0)
  }

  private mutating func date(_ text: String, in tag: Tag) -> PropertyValue {
    if let seconds = ListDate.seconds(text) { return .date(seconds) }
    refuse(XMLListWords.notADate(text), remedy: XMLListWords.notADateRemedy, tag)
    return .date(0)
  }

  private mutating func data(_ text: String, in tag: Tag) -> PropertyValue {
    let decoded = Base64.decoded(text)
    if tag.isEmpty {
      warn(
        "odd-data", XMLListWords.dataWithoutEnd, remedy: XMLListWords.dataWithoutEndRemedy, tag)
    }
    if !decoded.isClean {
      warn(
        "odd-data", XMLListWords.notBase64, remedy: XMLListWords.notBase64Remedy, tag)
    }
    return .data(decoded.bytes)
  }
}
