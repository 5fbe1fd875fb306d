import Foundation

/// Something that a page loads, including the page itself.
package struct PageLoad: Hashable, Sendable {
  /// The address of what is loaded.
  package var url: String
  /// The kind of resource.
  package var kind: ResourceKind
  /// The address of the page that the user sees.
  package var page: String

  package init(url: String, kind: ResourceKind, page: String) {
    self.url = url
    self.kind = kind
    self.page = page
  }

  /// The host of the page, in small letters.
  var pageHost: String { Self.host(of: page) }

  /// Whether both belong to one site: their hosts end in the same two labels.
  var isFirstParty: Bool { Self.site(of: url) == Self.site(of: page) }

  private static func host(of url: String) -> String {
    URL(string: url)?.host?.lowercased() ?? ""
  }

  private static func site(of url: String) -> String {
    host(of: url).split(separator: ".").suffix(2).joined(separator: ".")
  }
}
