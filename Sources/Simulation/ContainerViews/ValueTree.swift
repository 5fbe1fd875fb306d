import Foundation

/// A value of a property list or a JSON file, as it is shown.
///
/// Whatever a file contains, a tree has a bounded size: anything deeper or beyond that is left out,
/// with a note.
package indirect enum ValueTree: Hashable, Sendable {
  case value(String)
  case list([ValueTree], omitted: Int)
  case dictionary([Entry], omitted: Int)
  /// A value that is too deep to be shown.
  case tooDeep

  package struct Entry: Hashable, Sendable {
    package var key: String
    package var value: ValueTree
  }

  static let mostChildren = 200
  static let deepest = 12

  /// Makes a tree from what Foundation reads from a property list or from JSON.
  package init(_ object: Any) { self.init(object, depth: 0) }

  private init(_ object: Any, depth: Int) {
    guard depth < Self.deepest else {
      self = .tooDeep
      return
    }
    switch object {
    case let list as [Any]:
      let shown = list.prefix(Self.mostChildren).map { ValueTree($0, depth: depth + 1) }
      self = .list(shown, omitted: list.count - shown.count)
    case let dictionary as [String: Any]:
      let shown = dictionary.sorted { $0.key < $1.key }.prefix(Self.mostChildren)
        .map { Entry(key: $0.key, value: ValueTree($0.value, depth: depth + 1)) }
      self = .dictionary(shown, omitted: dictionary.count - shown.count)
    default: self = .value(Self.text(of: object))
    }
  }

  /// Returns the text of a single value: text in quotes, bytes by their number, dates in UTC.
  private static func text(of object: Any) -> String {
    switch object {
    case let text as String: return "\"" + text.onOneLine(200) + "\""
    case let date as Date: return date.formatted(.iso8601)
    case let data as Data: return ContentWords.bytes(data.count)
    case is NSNull: return "null"
    case let number as NSNumber where CFBooleanLooks.isBoolean(number):
      return number.boolValue ? "true" : "false"
    default: return "\(object)".onOneLine(200)
    }
  }
}

/// Distinguishes truth values from numbers, which have the same class.
private enum CFBooleanLooks {
  static func isBoolean(_ number: NSNumber) -> Bool {
    String(cString: number.objCType) == "c" && (number == 0 || number == 1)
  }
}

extension ValueTree {
  /// The tree as lines: keys, and below each its contents.
  package var lines: [String] {
    switch self {
    case .value(let text): [text]
    case .tooDeep: ["…"]
    case .list([], omitted: 0): [ContentWords.emptyList]
    case .dictionary([], omitted: 0): [ContentWords.nothing]
    case .list(let children, let omitted):
      children.enumerated().flatMap { Self.lines("[\($0)]", $1) } + Self.more(omitted)
    case .dictionary(let entries, let omitted):
      entries.flatMap { Self.lines($0.key.onOneLine(80), $0.value) } + Self.more(omitted)
    }
  }

  private static func lines(_ name: String, _ value: ValueTree) -> [String] {
    let lines = value.lines
    if lines.count == 1, !value.hasChildren { return ["\(name) = \(lines[0])"] }
    return [name] + lines.map { "  " + $0 }
  }

  private var hasChildren: Bool {
    switch self {
    case .value, .tooDeep: false
    case .list(let children, let omitted): !children.isEmpty || omitted > 0
    case .dictionary(let entries, let omitted): !entries.isEmpty || omitted > 0
    }
  }

  private static func more(_ omitted: Int) -> [String] {
    omitted > 0 ? [ContentWords.more(omitted)] : []
  }

  /// Every single value with its path: `links[0]`, `user.name`.
  package var leaves: [(path: String, text: String)] { leaves(at: "") }

  private func leaves(at path: String) -> [(path: String, text: String)] {
    switch self {
    case .value(let text): [(path, text)]
    case .tooDeep: [(path, "…")]
    case .list([], _): [(path, ContentWords.emptyList)]
    case .dictionary([], _): [(path, ContentWords.nothing)]
    case .list(let children, _):
      children.enumerated().flatMap { $1.leaves(at: path + "[\($0)]") }
    case .dictionary(let entries, _):
      entries.flatMap { entry in
        entry.value.leaves(at: (path.isEmpty ? "" : path + ".") + entry.key.onOneLine(80))
      }
    }
  }
}

extension String {
  /// Returns the text on one line, with a maximum number of characters.
  func onOneLine(_ length: Int) -> String {
    let line = prefix(length + 1).map { character -> String in
      if character == "\n" { return "\\n" }
      let isControl = character.unicodeScalars.contains {
        $0.properties.generalCategory == .control || $0.properties.generalCategory == .format
      }
      return isControl ? "\u{FFFD}" : String(character)
    }
    return line.count > length ? line.prefix(length).joined() + "…" : line.joined()
  }
}
