package import Foundation

/// What an app asks about one of its content blockers.
package enum ContentBlockerQuestion: Codable, Hashable, Sendable {
  /// Have the extension give its rules anew; answered with `done` or `failed`.
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
  /// The lists of the content blockers, as they gave them: JSON that has been found right.
  package var rules: [Data] = []
  /// The addresses that a content filter lets nobody load.
  package var dropped: [String] = []

  package init(html: String, url: String) {
    self.html = html
    self.url = url
  }
}

/// What became of a page that the user visited.
package struct PageView: Codable, Hashable, Sendable {
  /// What can be read on it.
  package var text = ""
  /// The addresses that were loaded, the page's own first.
  package var loaded: [String] = []
  /// The addresses that weren't, because of a rule.
  package var blocked: [String] = []
  /// Those of the loaded that were asked for without cookies.
  package var withoutCookies: [String] = []
  /// The elements that aren't shown because of a rule: "div.ad".
  package var hidden: [String] = []

  package init() {}

  /// What rules have changed about the page, in words; empty when they haven't.
  package var effects: [String] {
    blocked.map { "blocked \($0)" } + withoutCookies.map { "without cookies: \($0)" }
      + hidden.map { "hidden \($0)" }
  }
}
