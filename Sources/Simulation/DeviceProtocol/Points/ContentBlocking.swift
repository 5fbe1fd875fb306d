package import Foundation

/// What an app asks about one of its content blockers.
package enum ContentBlockerQuestion: Codable, Hashable, Sendable {
  /// Have the extension supply its rules again; answered with `done` or `failed`.
  case reload(identifier: String)
  /// Whether the user has switched it on; answered with `contentBlockerState` or `failed`.
  case state(identifier: String)
}

/// A page that the user visits in the browser, with the rules that are on.
package struct PageVisit: Codable, Hashable, Sendable {
  /// The page's text in HTML.
  package var html: String
  /// The page's address.
  package var url: String
  /// The lists of the content blockers, as supplied: JSON that has been validated.
  package var rules: [Data] = []
  /// The addresses that a content filter blocks.
  package var dropped: [String] = []
  /// The web extensions that are on.
  package var extensions: [PageExtension] = []
  /// The name of the profile in which the user browses; `nil` outside of any.
  package var profile: String?
  /// The identifier that native halves are told for it.
  package var profileIdentifier: UUID?

  package init(html: String, url: String) {
    self.html = html
    self.url = url
  }
}

/// The result of the user's visit to a page.
package struct PageView: Codable, Hashable, Sendable {
  /// The readable text.
  package var text = ""
  /// The addresses that were loaded, the page's own first.
  package var loaded: [String] = []
  /// The addresses that weren't loaded, because of a rule.
  package var blocked: [String] = []
  /// The loaded addresses that were requested without cookies.
  package var withoutCookies: [String] = []
  /// The elements that aren't shown because of a rule: "div.ad".
  package var hidden: [String] = []
  /// The changes that scripts of web extensions have made, in order.
  package var changes: [String] = []
  /// The web extensions that wait until the user decides about this site.
  package var asking: [String] = []
  /// What web extensions have stored.
  package var stored: [StoredByExtension] = []

  package init() {}

  /// What rules have changed about the page, as text; empty when they haven't changed anything.
  package var effects: [String] {
    blocked.map(ContentWords.blocked) + withoutCookies.map(ContentWords.withoutCookies)
      + hidden.map(ContentWords.hidden)
  }
}
