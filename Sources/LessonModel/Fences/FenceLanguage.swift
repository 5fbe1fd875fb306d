/// The kinds of language that a fence may name, as far as the format tells them apart.
package enum FenceLanguage: Hashable, Sendable {
  /// Code that is compiled.
  case swift
  /// The languages of a target's files other than code.
  case data
  /// The output of programs.
  case console
  /// Anything else, which is only shown.
  case other

  /// The language for a fence's first word, in upper or lower case.
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

  /// A language of this kind for examples.
  var example: String {
    switch self {
    case .swift: "swift"
    case .data: "xml"
    case .console: "text"
    case .other: "bash"
    }
  }
}
