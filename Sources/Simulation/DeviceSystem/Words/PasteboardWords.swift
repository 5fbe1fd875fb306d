/// What is said when something is copied or pasted.
enum PasteboardWords {
  static let uncopyable = "only text, links and bytes can be copied"
  static let inBackground = "it is in the background (observed)"
  static let untold = "the user isn't told (observed)"
  static let banner = "a banner tells the user (documented)"
  static let userRefuses = "the user refuses"
  static let userAllows = "the user allows it"
}
