/// Why a value in UserDefaults isn't stored.
enum LostValueWords {
  static func tooLarge(_ limit: Int) -> String { "the domain would have \(limit) bytes or more" }
  static let afterTooLarge = "an earlier value was too large for the domain"
  static let notWritten = "the file can't be written"
}
