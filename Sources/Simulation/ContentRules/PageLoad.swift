import Foundation

/// Something that a page loads, itself included.
package struct PageLoad: Hashable, Sendable {
  /// The address of what is loaded.
  package var url: String
  /// What it is.
  package var kind: ResourceKind
  /// The address of the page that the user sees.
  package var page: String

  package init(url: String, kind: ResourceKind, page: String) {
    self.url = url
    self.kind = kind
    self.page = page
  }

  /// Where the page is: its host, in small letters.
  var pageHost: String { Self.host(of: page) }

  /// Whether both are of one site: their hosts end in the same two names.
  var isFirstParty: Bool { Self.site(of: url) == Self.site(of: page) }

  private static func host(of url: String) -> String {
    URL(string: url)?.host?.lowercased() ?? ""
  }

  private static func site(of url: String) -> String {
    host(of: url).split(separator: ".").suffix(2).joined(separator: ".")
  }
}
