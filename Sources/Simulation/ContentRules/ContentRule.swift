/// One rule of a content blocker: when it counts, and what is done then.
///
/// The keys and their meaning are documented in "Creating a content blocker".
package struct ContentRule {
  package var trigger: Trigger
  package var action: Action

  /// When a rule counts; all that is said must be true.
  package struct Trigger {
    /// `url-filter`: what the address of the load must look like.
    package var filter: URLFilter
    /// `resource-type`: what is loaded; empty for anything.
    package var kinds: Set<ResourceKind> = []
    /// `load-type`.
    package var origin: Origin?
    /// `if-domain` or `unless-domain`: where the page is.
    package var domains: Domains?
    /// `if-top-url` or `unless-top-url`: what the address of the page looks like.
    package var pages: Pages?
  }

  /// Whether the load is for the site of the page itself.
  package enum Origin: String {
    case firstParty = "first-party"
    case thirdParty = "third-party"
  }

  /// Names of hosts; `*` in front of one stands for its subdomains too.
  package struct Domains {
    package var names: [String]
    /// Whether the page has to be elsewhere.
    package var isExclusion: Bool
  }

  /// Patterns of pages' addresses.
  package struct Pages {
    package var filters: [URLFilter]
    /// Whether none of them may fit.
    package var isExclusion: Bool
  }

  /// What a rule does.
  package enum Action: Hashable {
    /// `block`: it isn't loaded.
    case block
    /// `block-cookies`: it is asked for without cookies.
    case blockCookies
    /// `css-display-none`: what fits the selector isn't shown.
    case hide(selector: String)
    /// `ignore-previous-rules`: what rules before this one say doesn't count.
    case ignorePreviousRules
    /// `make-https`: it is loaded by HTTPS instead of HTTP.
    case makeHTTPS
  }
}

/// What a page loads, by Apple's names.
package enum ResourceKind: String, CaseIterable, Codable, Sendable {
  case document, image, styleSheet = "style-sheet", script, font, raw
  case vectorImage = "svg-document"
  case media, popup, ping, fetch, webSocket = "websocket", other
}
