/// Why an extension shows no preview.
enum PreviewingWords {
  static let nothing = "it supplied neither a preview nor an error"

  static func missing(_ method: String, in object: Any) -> String {
    "'\(type(of: object))' doesn't implement \(method)"
  }
}
