import ActivationRules
import Findings

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
        refuse("<\(tag.name)/> can't have text in it", remedy: "write <\(tag.name)/>", tag)
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
        "blanks-in-number",
        "blanks stand around the number in <integer>; Foundation's reader "
          + "refuses them on Linux, and what iOS does is undocumented",
        remedy: "write <integer>\(value)</integer>", tag)
      return .integer(value)
    case .large:
      warn(
        "integer-out-of-range",
        "<integer> \(cropped(text)) is more than \(Int64.max), and counts as that here",
        remedy: "write a smaller number", tag)
      return .integer(.max)
    case .outOfRange:
      refuse(
        "<integer> \(cropped(text)) is out of range",
        remedy: "write a number from \(Int64.min) to \(Int64.max)", tag)
    case .malformed:
      let isEmpty = text.utf8.allSatisfy(Self.isBlank)
      refuse(
        isEmpty ? "<integer> has no number in it" : "\(quoted(text)) isn't an integer",
        remedy: "write digits only, or use <real> or <string>", tag)
    }
    return .integer(0)
  }

  private mutating func real(_ text: String, in tag: Tag) -> PropertyValue {
    if let value = ListNumber.real(text) { return .real(value) }
    refuse(
      "\(quoted(text)) isn't a number", remedy: "write it like <real>0.5</real>", tag)
    return .real(0)
  }

  private mutating func date(_ text: String, in tag: Tag) -> PropertyValue {
    if let seconds = ListDate.seconds(text) { return .date(seconds) }
    refuse(
      "\(quoted(text)) isn't a date",
      remedy: "write it like <date>2026-01-31T09:30:00Z</date>", tag)
    return .date(0)
  }

  private mutating func data(_ text: String, in tag: Tag) -> PropertyValue {
    let decoded = Base64.decoded(text)
    if tag.isEmpty {
      warn(
        "odd-data",
        "Foundation's reader refuses <data/> on Linux, and what iOS does is undocumented",
        remedy: "write <data></data>", tag)
    }
    if !decoded.isClean {
      warn(
        "odd-data", "<data> has characters in it, or an end, that base64 doesn't have",
        remedy: "write the bytes in base64, with = at the end where it has to be filled up", tag)
    }
    return .data(decoded.bytes)
  }
}
