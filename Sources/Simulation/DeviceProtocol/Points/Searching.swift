/// An app's item that the user can find.
package struct SearchItem: Codable, Hashable, Sendable {
  /// The name of the app's index that contains it; empty for the one without a name.
  package var index: String
  package var identifier: String
  package var domain: String?
  package var title: String
  /// The text below the title.
  package var detail: String?
  /// The texts by which it is found.
  package var words: [String]

  package init(
    index: String, identifier: String, domain: String?, title: String, detail: String?,
    words: [String]
  ) {
    self.index = index
    self.identifier = identifier
    self.domain = domain
    self.title = title
    self.detail = detail
    self.words = words
  }

  /// Whether it is in a group of items, directly or in a group inside.
  package func isInside(_ domain: String) -> Bool {
    self.domain == domain || self.domain?.hasPrefix(domain + ".") == true
  }
}

/// An item that the user's search has found.
package struct FoundItem: Codable, Hashable, Sendable {
  package var app: String
  package var identifier: String
  package var title: String
  package var detail: String?

  package init(app: String, identifier: String, title: String, detail: String?) {
    self.app = app
    self.identifier = identifier
    self.title = title
    self.detail = detail
  }
}
