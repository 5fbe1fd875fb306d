/// How what an extension returned reads as text.
enum ReturnedWords {
  static func item(_ text: String?) -> String { text.map { "\"\($0)\"" } ?? "an empty item" }
  static let nothing = "nothing"
  static func fileURL(_ name: String) -> String { "the URL of the file \(name)" }
  static func bytes(_ count: Int) -> String { "\(count) bytes" }
  static func attachment(_ type: String, _ value: String) -> String { "\(type) \(value)" }
  static let untyped = "an attachment without a type"
}
