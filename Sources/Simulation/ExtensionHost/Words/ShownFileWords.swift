/// How previews, thumbnails and pictures of the photo library read as text.
enum ShownFileWords {
  static let bySystem = "shown by the system"
  static func icon(of type: String) -> String { "the icon of \(type)" }
  static func interface(of provider: String) -> String { "shown by \(provider)" }
  static func content(_ type: String, from provider: String) -> String {
    "\(type) from \(provider)"
  }

  static func picture(width: Int, height: Int, color: String?, from provider: String) -> String {
    "\(width) x \(height), \(color ?? ""), from \(provider)"
  }

  // MARK: The photo library

  /// Returns a picture in one line; without a format it wasn't edited.
  static func photo(_ name: String, color: String?, edited format: String?) -> String {
    ([name] + (color.map { [$0] } ?? [])
      + [format.map { "edited: \($0)" } ?? "as it was taken"]).joined(separator: ", ")
  }

  static let saved = "saved"
  static let unchanged = "unchanged"
  static func failed(_ reason: String) -> String { "failed: \(reason)" }
}
