/// Why an attachment isn't loaded, where iOS has no words for it that are known.
enum ProviderWords {
  static func noCoercion(from source: Any.Type, to target: AnyClass) -> String {
    "there is no coercion from \(source) to \(target)"
  }

  static let gone = "the attachment no longer exists"
  static let noAnswer = "the attachment's process didn't answer"
  static let noItem = "the provider has no item"
  static let noResult = "the provider returned neither a value nor an error"
  static let unreadable = "the value can't be decoded"

  static func unsendable(_ type: Any.Type) -> String {
    "an object of the class \(type) can't be sent to another process"
  }

  static func noRepresentation(_ type: String) -> String {
    "no representation conforms to '\(type)'"
  }

  // MARK: Previews

  static let noPreview = "the item has no preview image"
  static func notPreview(_ type: Any.Type) -> String {
    "a preview image can't be of the class \(type)"
  }
}
