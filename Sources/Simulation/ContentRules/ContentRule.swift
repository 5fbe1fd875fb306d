/// One rule of a content blocker: when it applies, and what it does.
///
/// The keys and their meaning are documented in "Creating a content blocker".
package struct ContentRule {
  package var trigger: Trigger
  package var action: Action

  /// When a rule applies; all conditions must hold.
  package struct Trigger {
    /// `url-filter`: a pattern for the address of the load.
    package var filter: URLFilter
    /// `resource-type`: what is loaded; empty for anything.
    package var kinds: Set<ResourceKind> = []
    /// `load-type`.
    package var origin: Origin?
    /// `if-domain` or `unless-domain`: the domains of the page.
    package var domains: Domains?
    /// `if-top-url` or `unless-top-url`: patterns for the address of the page.
    package var pages: Pages?
  }

  /// Whether the load is for the site of the page itself.
  package enum Origin: String {
    case firstParty = "first-party"
    case thirdParty = "third-party"
  }

  /// Names of hosts; a leading `*` includes its subdomains.
  package struct Domains {
    package var names: [String]
    /// Whether the page has to be elsewhere.
    package var isExclusion: Bool
  }

  /// Patterns of pages' addresses.
  package struct Pages {
    package var filters: [URLFilter]
    /// Whether none of them may match.
    package var isExclusion: Bool
  }

  /// The action of a rule.
  package enum Action: Hashable {
    /// `block`: it isn't loaded.
    case block
    /// `block-cookies`: it is requested without cookies.
    case blockCookies
    /// `css-display-none`: elements that match the selector aren't shown.
    case hide(selector: String)
    /// `ignore-previous-rules`: the rules before this one don't count.
    case ignorePreviousRules
    /// `make-https`: it is loaded by HTTPS instead of HTTP.
    case makeHTTPS
  }
}

/// The kind of a resource, by Apple's names.
package enum ResourceKind: String, CaseIterable, Codable, Sendable {
  case document, image, styleSheet = "style-sheet", script, font, raw
  case vectorImage = "svg-document"
  case media, popup, ping, fetch, webSocket = "websocket", other
}
