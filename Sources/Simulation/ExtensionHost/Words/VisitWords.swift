/// How pages that the user visits read as text.
enum VisitWords {
  static func loaded(_ url: String, withoutCookies: Bool) -> String {
    "loaded \(url)" + (withoutCookies ? " without cookies" : "")
  }

  static func blocked(_ url: String) -> String { "blocked \(url)" }
  static func hidden(_ element: String) -> String { "hidden \(element)" }
}
