/// What is said of the browser: pages, content blockers and shared links.
enum BrowserWords {
  static let blockerKind = "content blocker"
  static let blockerPlace = "in the browser's settings"
  static let linksKind = "list of shared links"
  static let linksPlace = "in the browser's shared links"

  static func showsNoPages(_ name: String) -> String {
    "'\(name)' doesn't show web pages: only the browser does"
  }

  static func pageNotShown(_ reason: String) -> String { "the page isn't shown: \(reason)" }
  static let stuckOnPage = "the browser got stuck on the page"

  // MARK: Content blockers

  static let blockerUnlaunchable = "it can't be launched"
  static let noBlockerAnswer = "it gave no answer"
  static let otherAnswer = "it answered something else"
  static func rules(_ count: Int) -> String { "\(count) rule\(count == 1 ? "" : "s")" }
  static let unknownBlocker = "no content blocker has this identifier"
  static let noList = "the content blocker returned no list"

  // MARK: Shared links

  static func showsNoLinks(_ name: String) -> String {
    "'\(name)' doesn't show shared links: only the browser does, while it is running"
  }

  static let opensLinks = "opens the list of shared links"
  static let noLinksAnyMore = "the browser has had no shared links since iOS 11"
  static func links(_ count: Int) -> String { "\(count) link\(count == 1 ? "" : "s")" }

  static func unusableLinks(_ count: Int) -> String {
    "\(count) without 'uniqueIdentifier' or 'urlString'"
  }
}
