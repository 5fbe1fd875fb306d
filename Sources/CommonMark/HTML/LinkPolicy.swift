/// Decides which link and image destinations a lesson may use.
///
/// The schemes `http`, `https` and `mailto` and everything relative to the page are allowed. It
/// judges a destination as a browser reads it, and refuses what it can't be sure of.
package struct LinkPolicy: Sendable {
  /// The allowed schemes, in lower case.
  package static let schemes = ["http", "https", "mailto"]

  /// Whether a destination, with entities and escapes resolved as in a `Document`, may be used.
  ///
  /// These are refused:
  /// - other schemes, in any case of letters: `JavaScript:`, `data:`, `vbscript:`, `file:`;
  /// - a colon before the first slash, `?` or `#` that doesn't end an allowed scheme;
  /// - a control character anywhere, or leading white space: browsers drop some of them, even from
  ///   the middle of a scheme;
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

  /// Returns what precedes a colon that a browser may take for the end of a scheme.
  ///
  /// It looks at bytes, because a colon followed by a combining mark isn't a colon as a character.
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
