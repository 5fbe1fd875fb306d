/// Why a few words don't say what is shared.
enum ShareSpecWords {
  static func wrongCount(_ count: String, in spec: String, most: Int) -> String {
    "'\(spec)' needs a number from 1 to \(most) after the colon, not '\(count)'"
  }
  static func unknown(_ word: String) -> String {
    "'\(word)' is neither something to share nor a uniform type"
  }
  static func notAType(_ type: String, in spec: String) -> String {
    "'\(type)' in '\(spec)' isn't a uniform type: those contain a dot"
  }
  static let fileWithoutName = "'file' needs a name after a colon: 'file:report.pdf'"
}
