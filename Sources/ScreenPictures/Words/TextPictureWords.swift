/// The words of a screen drawn as text, besides the texts on the screen.
enum TextPictureWords {
  static func moreLines(_ count: Int) -> String { "… \(count) more lines" }
  static func more(_ count: Int) -> String { "… and \(count) more" }
  static let empty = "the screen is empty"

  /// "(image Photo 40×40)", with a multiplication sign that the terminal can show.
  static func image(_ name: String?, width: Int, height: Int, times: String) -> String {
    "(image \(name.map { $0 + " " } ?? "")\(width)\(times)\(height))"
  }

  static let dimmed = "dimmed"
  static let dimmedField = "(dimmed)"
  static let readOnlyField = "(read-only)"
}
