/// The links and anchors in the tags of a page.
///
/// It parses what this module writes: well-formed tags with attributes in double quotes, which
/// contain no bare `<` or `>`.
struct HTMLTags: Sendable {
  private(set) var links: [Link] = []
  private(set) var ids: Set<String> = []
  /// Ids that more than one element has.
  private(set) var repeatedIDs: [String] = []

  /// A link and the place of its destination in the page.
  struct Link: Hashable, Sendable {
    var destination: String
    var line: Int
    var column: Int
    var length: Int
  }

  init(_ page: [UInt8]) {
    var line = 1
    var lineStart = 0
    var tagStart: Int?
    for (index, byte) in page.enumerated() {
      switch byte {
      case UInt8(ascii: "\n"):
        line += 1
        lineStart = index + 1
      case UInt8(ascii: "<"):
        tagStart = index
      case UInt8(ascii: ">"):
        if let start = tagStart {
          read(page[start..<index], line: line, column: start - lineStart + 1)
        }
        tagStart = nil
      default:
        continue
      }
    }
  }
}

extension HTMLTags {
  private mutating func read(_ tag: ArraySlice<UInt8>, line: Int, column: Int) {
    if let value = Self.value(of: " id=\"", in: tag) {
      let id = Self.text(tag[value])
      if !ids.insert(id).inserted { repeatedIDs.append(id) }
    }
    for attribute in [" href=\"", " src=\""] {
      guard let value = Self.value(of: attribute, in: tag) else { continue }
      links.append(
        Link(
          destination: Self.text(tag[value]), line: line,
          column: column + value.lowerBound - tag.startIndex, length: value.count))
    }
  }

  /// Finds an attribute's value.
  private static func value(of attribute: String, in tag: ArraySlice<UInt8>) -> Range<Int>? {
    let name = Array(attribute.utf8)
    var start = tag.startIndex
    while start + name.count <= tag.endIndex {
      if tag[start..<start + name.count].elementsEqual(name) {
        let value = start + name.count
        let end = tag[value...].firstIndex(of: UInt8(ascii: "\"")) ?? tag.endIndex
        return value..<end
      }
      start += 1
    }
    return nil
  }

  /// Decodes the escapes in a value.
  private static func text(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    let escapes = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"),
      ("&amp;", "&"),
    ]
    for (escape, character) in escapes {
      text = text.split(separator: escape, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    return text
  }
}
