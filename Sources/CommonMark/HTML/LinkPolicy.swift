/// Decides which link and image destinations a lesson may use.
///
/// Allowed are the schemes `http`, `https` and `mailto` and everything relative to the page. It
/// judges a destination as a browser reads it, and refuses what it can't be sure of.
package struct LinkPolicy: Sendable {
  /// The schemes allowed, in lower case.
  package static let schemes = ["http", "https", "mailto"]

  /// Whether a destination, entities and escapes resolved as in a `Document`, may be used.
  ///
  /// Refused are:
  /// - other schemes, in any case of letters: `JavaScript:`, `data:`, `vbscript:`, `file:`;
  /// - a colon before the first slash, `?` or `#` that doesn't end an allowed scheme;
  /// - a control character anywhere, or white space in front: browsers drop some of them, also
  ///   from the middle of a scheme;
  /// - `//host` and its spellings with backslashes: the scheme is the page's own, which is `file:`
  ///   when it was opened from disk.
  package static func allows(_ destination: String) -> Bool {
    let scalars = destination.unicodeScalars
    guard !scalars.contains(where: { $0.properties.generalCategory == .control }),
      scalars.first?.properties.isWhitespace != true,
      destination.utf8.prefix(2).filter(isSlash).count < 2
    else { return false }
    guard let scheme = scheme(of: destination) else { return true }
    return schemes.contains(scheme.lowercased())
  }

  /// What stands before a colon that a browser may take for the end of a scheme.
  ///
  /// It looks at bytes: as a character, a colon with a combining mark behind it is no colon.
  private static func scheme(of destination: String) -> String? {
    let ends = ":?#".utf8
    let head = destination.utf8.prefix { !ends.contains($0) && !isSlash($0) }
    guard destination.utf8[head.endIndex...].first == .colon else { return nil }
    return String(decoding: head, as: UTF8.self)
  }

  private static func isSlash(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "/") || byte == .backslash
  }
}
