import Findings

/// What a file is that was named as a property list.
enum OtherFile {
  case zipArchive, program, picture, signedFile, webPage, json
}

/// Tells files that are something else than a property list, so that the message can say what.
enum Recognition {
  /// Refuses files that aren't text.
  static func check(bytes: [UInt8], file: String) throws(ReadingProblem) {
    let kinds: [(start: [UInt8], kind: OtherFile)] = [
      (Array("PK\u{3}\u{4}".utf8), .zipArchive),
      ([0xCF, 0xFA, 0xED, 0xFE], .program), ([0xCA, 0xFE, 0xBA, 0xBE], .program),
      ([0x89, 0x50, 0x4E, 0x47], .picture), ([0x30, 0x82], .signedFile),
    ]
    guard let found = kinds.first(where: { bytes.starts(with: $0.start) }) else { return }
    throw unknown(file, PropertyListWords.isOther(found.kind))
  }

  /// Refuses texts that are something else.
  static func check(text: ListText, file: String) throws(ReadingProblem) {
    let start = text.bytes.firstIndex { !isBlank($0) }
    guard let start else {
      throw ReadingProblem(
        "empty-file", isFatal: true, PropertyListWords.empty,
        remedy: PropertyListWords.emptyRemedy, file: file)
    }
    if let place = conflict(in: text) {
      throw ReadingProblem(
        "conflict-markers", isFatal: true, PropertyListWords.conflict,
        remedy: PropertyListWords.conflictRemedy, file: file, position: place)
    }
    let beginning = String(decoding: text.bytes[start...].prefix(200), as: UTF8.self).lowercased()
    if beginning.hasPrefix("<!doctype html") || beginning.hasPrefix("<html") {
      throw unknown(file, PropertyListWords.isOther(.webPage))
    }
    if isJSON(text.bytes[start...].prefix(200)) {
      throw unknown(file, PropertyListWords.isOther(.json))
    }
  }

  /// Whether a text is XML: it begins with a tag, and not with data in the old text format.
  static func isXML(_ text: [UInt8]) -> Bool {
    let start = text.drop(while: isBlank)
    guard start.first == UInt8(ascii: "<") else { return false }
    let inside = start.dropFirst().prefix(64).prefix { $0 != UInt8(ascii: ">") }
    let isData = inside.allSatisfy {
      isBlank($0) || OpenStepParser.value(ofDigit: $0, base: 16) != nil
    }
    return !isData
  }

  /// Whether a text begins as the old text format usually does.
  static func isOpenStep(_ text: [UInt8]) -> Bool {
    let start = text.drop(while: isBlank)
    return start.first.map { "{(<\"/".utf8.contains($0) } ?? false || start.contains(0x3D)
  }

  /// The problem of a file that isn't a property list.
  static func unknown(
    _ file: String, _ message: String = PropertyListWords.notAPropertyList
  ) -> ReadingProblem {
    ReadingProblem(
      "not-a-property-list", isFatal: true, message,
      remedy: PropertyListWords.notAPropertyListRemedy, file: file, position: nil)
  }
}

extension Recognition {
  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || (0x09...0x0D).contains(byte)
  }

  /// The place of the first line that a merge conflict left; `nil` when there is none.
  private static func conflict(in text: ListText) -> SourcePosition? {
    var lineStart = 0
    while lineStart < text.bytes.count {
      if text.has("<<<<<<< ", at: lineStart) || text.has(">>>>>>> ", at: lineStart) {
        return text.position(at: lineStart)
      }
      let next = text.bytes[lineStart...].firstIndex { $0 == 0x0A || $0 == 0x0D }
      guard let next else { return nil }
      lineStart = next + 1
    }
    return nil
  }

  /// Whether a text begins with `[`, or with `{`, a string and a colon.
  private static func isJSON(_ start: ArraySlice<UInt8>) -> Bool {
    if start.first == UInt8(ascii: "[") { return true }
    guard start.first == UInt8(ascii: "{") else { return false }
    let inside = start.dropFirst().drop(while: isBlank)
    guard inside.first == UInt8(ascii: "\"") else { return false }
    let behind = inside.dropFirst().drop { $0 != UInt8(ascii: "\"") }.dropFirst()
    return behind.first { !isBlank($0) } == UInt8(ascii: ":")
  }
}
