import Foundation

/// A match pattern of a web extension's manifest, such as `*://*.example.com/news/*`.
///
/// Simulated: the syntax that MDN describes, for `http` and `https`; Safari ignores `file`
/// (documented).
struct MatchPattern: Hashable {
  private let scheme: String
  /// The host; empty for all.
  private let host: String
  /// Whether the host's subdomains match too.
  private let hasSubdomains: Bool
  private let path: String

  /// Reads a pattern; `nil` if it isn't one, or one that no web page matches.
  init?(_ text: String) {
    if text == "<all_urls>" {
      (scheme, host, hasSubdomains, path) = ("*", "", true, "/*")
      return
    }
    guard let colon = text.firstRange(of: "://") else { return nil }
    let rest = text[colon.upperBound...]
    guard let slash = rest.firstIndex(of: "/") else { return nil }
    scheme = String(text[..<colon.lowerBound])
    path = String(rest[slash...])
    let host = rest[..<slash].lowercased()
    guard ["*", "http", "https"].contains(scheme) else { return nil }
    if host == "*" {
      (self.host, hasSubdomains) = ("", true)
    } else if host.hasPrefix("*.") {
      (self.host, hasSubdomains) = (String(host.dropFirst(2)), true)
    } else {
      (self.host, hasSubdomains) = (host, false)
    }
    guard !host.isEmpty, !self.host.contains("*") else { return nil }
  }

  /// Whether the pattern matches a page's address, without its fragment.
  func matches(_ address: String) -> Bool {
    guard let parts = URLComponents(string: address), let ownScheme = parts.scheme?.lowercased(),
      let ownHost = parts.host?.lowercased(), ["http", "https"].contains(ownScheme),
      scheme == "*" || scheme == ownScheme
    else { return false }
    let isHost =
      host.isEmpty || ownHost == host || hasSubdomains && ownHost.hasSuffix("." + host)
    guard isHost else { return false }
    let query = parts.percentEncodedQuery.map { "?" + $0 } ?? ""
    let ownPath = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    return Self.matches(ownPath + query, path)
  }

  /// Whether a text fits a pattern in which each `*` stands for any text.
  private static func matches(_ text: String, _ pattern: String) -> Bool {
    var pieces = pattern.split(separator: "*", omittingEmptySubsequences: false)
    guard pieces.count > 1 else { return text == pattern }
    let first = pieces.removeFirst()
    let last = pieces.removeLast()
    guard text.hasPrefix(first) else { return false }
    var rest = text.dropFirst(first.count)
    for piece in pieces where !piece.isEmpty {
      guard let found = rest.firstRange(of: piece) else { return false }
      rest = rest[found.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
