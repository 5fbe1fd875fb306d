import Findings

/// Messages about sites that can't be built correctly.
enum SiteWords {
  // Links.
  static func anchorTwice(_ id: String) -> String { "The anchor '\(id)' is there twice" }
  static let anchorTwiceRemedy = "give one of the two places another id"
  static func linkOut(_ link: String) -> String { "Link to '\(link)' leads out of the site" }
  static let linkOutRemedy = "link to a page of the course"
  static func linkToNothing(_ link: String) -> String { "Link to '\(link)', which isn't a file" }
  static let linkToNothingRemedy = "correct the path"
  static func noAnchor(_ link: String, _ anchor: String, in page: String) -> String {
    "Link to '\(link)', but \(page) has no '#\(anchor)'"
  }
  static func noAnchorRemedy(_ known: [String]) -> String {
    known.isEmpty
      ? "leave the anchor out"
      : "use one of \(quotedList(known.map { "#" + $0 }))"
  }

  // Writing.
  static func notASite(_ folder: String) -> String {
    "\(folder) isn't empty and isn't a built site: give an empty folder or a new one"
  }
  static func outside(_ path: String) -> String { "\(path) would be outside the site's folder" }
  static func refused(_ path: String, _ reason: String) -> String {
    "\(path) can't be written: \(reason)"
  }

  // The theme.
  static func themeLacks(_ file: String) -> String { "the theme has no \(file)" }
  static func themeUnreadable(_ file: String) -> String {
    "the theme's \(file) can't be read as text"
  }
}
