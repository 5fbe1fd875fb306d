/// How what crosses between processes reads as text.
enum ContentWords {
  static func blocked(_ url: String) -> String { "blocked \(url)" }
  static func withoutCookies(_ url: String) -> String { "without cookies: \(url)" }
  static func hidden(_ element: String) -> String { "hidden \(element)" }

  // MARK: What conversations hold

  static func message(_ words: String) -> String {
    words.isEmpty ? "message" : "message \"\(words)\""
  }

  static func sticker(_ label: String) -> String { "sticker \"\(label)\"" }
  static func attachment(_ name: String) -> String { "attachment \(name)" }

  // MARK: Messages that can't be read

  static func noCase(_ name: String) -> String { "no case '\(name)'" }
}
