/// A reader of a storyboard's XML: elements, attributes and text; other parts of XML aren't
/// supported.
///
/// Documents deeper than 200 elements, or with elements that aren't properly closed, aren't read.
struct StoryboardReader {
  private var rest: Substring
  private var open: [StoryboardNode] = []
  private var root: StoryboardNode?

  private init(_ text: String) { rest = text[...] }

  /// Returns the outermost element; `nil` if the text isn't such a document.
  static func read(_ text: String) -> StoryboardNode? {
    var reader = StoryboardReader(text)
    return reader.read()
  }

  private mutating func read() -> StoryboardNode? {
    while let start = rest.firstIndex(of: "<") {
      if !open.isEmpty { open[open.count - 1].text += Self.plain(rest[..<start]) }
      rest = rest[start...].dropFirst()
      guard readMarkup(), open.count < 200 else { return nil }
    }
    return open.isEmpty ? root : nil
  }

  private mutating func readMarkup() -> Bool {
    if rest.hasPrefix("!--") { return skip(to: "-->") }
    if rest.hasPrefix("![CDATA[") {
      rest = rest.dropFirst(8)
      guard let end = find("]]>") else { return false }
      if !open.isEmpty { open[open.count - 1].text += rest[..<end] }
      return skip(to: "]]>")
    }
    if rest.hasPrefix("?") { return skip(to: "?>") }
    if rest.hasPrefix("!") { return skip(to: ">") }
    if rest.hasPrefix("/") { return close() }
    return readElement()
  }

  private mutating func close() -> Bool {
    guard let end = rest.firstIndex(of: ">"), let last = open.popLast() else { return false }
    let name = rest[..<end].dropFirst().prefix { !$0.isWhitespace }
    rest = rest[end...].dropFirst()
    guard name == last.name else { return false }
    finish(last)
    return true
  }

  private mutating func finish(_ node: StoryboardNode) {
    if open.isEmpty { root = root ?? node } else { open[open.count - 1].children.append(node) }
  }

  private mutating func readElement() -> Bool {
    var node = StoryboardNode(name: String(takeName()))
    guard !node.name.isEmpty else { return false }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      guard let next = rest.first else { return false }
      if next == ">" {
        rest = rest.dropFirst()
        open.append(node)
        return true
      }
      if next == "/" {
        rest = rest.dropFirst()
        guard rest.first == ">" else { return false }
        rest = rest.dropFirst()
        finish(node)
        return true
      }
      guard let (key, value) = takeAttribute() else { return false }
      node.attributes[key] = value
    }
  }

  private mutating func takeName() -> Substring {
    let name = rest.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" && $0 != "=" }
    rest = rest.dropFirst(name.count)
    return name
  }

  private mutating func takeAttribute() -> (String, String)? {
    let name = takeName()
    guard !name.isEmpty, rest.first == "=" else { return nil }
    rest = rest.dropFirst()
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    rest = rest.dropFirst()
    guard let end = rest.firstIndex(of: quote) else { return nil }
    let value = Self.plain(rest[..<end])
    rest = rest[end...].dropFirst()
    return (String(name), value)
  }

  private func find(_ mark: String) -> Substring.Index? {
    var place = rest[...]
    while let start = place.firstIndex(of: mark.first ?? " ") {
      if rest[start...].hasPrefix(mark) { return start }
      place = rest[start...].dropFirst()
    }
    return nil
  }

  private mutating func skip(to mark: String) -> Bool {
    guard let end = find(mark) else { return false }
    rest = rest[end...].dropFirst(mark.count)
    return true
  }

  /// Returns the text with `&lt;` and similar entities replaced.
  private static func plain(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    var result = ""
    var rest = text
    while let start = rest.firstIndex(of: "&") {
      result += rest[..<start]
      rest = rest[start...]
      guard let end = rest.prefix(12).firstIndex(of: ";"),
        let letter = letter(rest[..<end].dropFirst())
      else {
        result += "&"
        rest = rest.dropFirst()
        continue
      }
      result += letter
      rest = rest[end...].dropFirst()
    }
    return result + rest
  }

  private static func letter(_ name: Substring) -> String? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let number = name.dropFirst()
      let code = number.hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
      return code.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
    }
  }
}
