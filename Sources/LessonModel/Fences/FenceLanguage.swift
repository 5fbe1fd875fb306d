/// The kinds of languages that a fence may begin with, as far as the format tells them apart.
package enum FenceLanguage: Hashable, Sendable {
  /// Code that is compiled.
  case swift
  /// What a target's files other than code are written in.
  case data
  /// What programs print.
  case console
  /// Anything else, which is only shown.
  case other

  /// The language for a fence's first word, capital or small.
  package init(_ name: String) {
    self = Self.names[name.lowercased()] ?? .other
  }

  /// The words that the format knows.
  package static let names: [String: FenceLanguage] = [
    "swift": .swift,
    "xml": .data, "plist": .data, "json": .data, "strings": .data, "xcconfig": .data,
    "javascript": .data,
    "js": .data, "html": .data, "css": .data, "base64": .data,
    "text": .console, "txt": .console, "plaintext": .console, "console": .console,
  ]

  /// A language of this kind to write in an example.
  var example: String {
    switch self {
    case .swift: "swift"
    case .data: "xml"
    case .console: "text"
    case .other: "bash"
    }
  }
}
