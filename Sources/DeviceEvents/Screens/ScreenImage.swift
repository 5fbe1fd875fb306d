/// What a view for pictures shows, as a small file.
package struct ScreenImage: Hashable, Codable, Sendable {
  /// What kind of file it is.
  package enum Format: String, Hashable, Codable, Sendable, CaseIterable {
    case png, jpeg
  }

  package var format: Format
  /// The file's bytes in base 64.
  package var base64: String
  /// Where the picture lies on the whole screen: inside of its view or beyond its edges, as the view's
  /// content mode says.
  package var frame: ScreenFrame

  package init(format: Format, base64: String, frame: ScreenFrame) {
    self.format = format
    self.base64 = base64
    self.frame = frame
  }
}
