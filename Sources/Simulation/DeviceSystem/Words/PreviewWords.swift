/// What is said of previews and of thumbnails.
enum PreviewWords {
  static let noPreview = "there is no such preview"

  static func showsNoFiles(_ name: String) -> String {
    "'\(name)' doesn't show files: only Files does"
  }

  static func looks(at file: String) -> String { "looks at \(file)" }
  static let putsAway = "closes the preview"
  static func ofSystem(_ type: String) -> String {
    "the system itself shows files of the type \(type)"
  }
  static let dataBasedTooNew = "data-based previews need iOS 15"

  static func otherTypes(_ types: [String], than type: String, conforms: Bool) -> String {
    "the file's type is '\(type)', and QLSupportedContentTypes has "
      + (types.isEmpty ? "nothing" : ListWords.quoted(types))
      + (conforms ? "; conformance doesn't count" : "")
  }

  static func content(_ type: String, bytes: Int) -> String {
    "\(type), \(ListWords.bytes(bytes))"
  }

  static func unshowable(_ type: String) -> String { "the system can't show \(type)" }

  // MARK: Thumbnails

  static func lists(_ file: String) -> String { "shows \(file) in a list" }

  static func typeNotExported(_ type: String) -> String {
    "its app doesn't export the type '\(type)' (documented)"
  }

  static func tooSmall(_ side: String, least: String) -> String {
    "the picture is \(side) points in size, but "
      + "QLThumbnailMinimumDimension is \(least)"
  }

  static func wish(_ file: String, side: String) -> String { "\(file), \(side) points" }
  static let picture = "a picture"
}
