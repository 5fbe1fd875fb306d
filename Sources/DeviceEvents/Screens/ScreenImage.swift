/// The contents of an image view, as a small file.
package struct ScreenImage: Hashable, Codable, Sendable {
  /// The kind of file.
  package enum Format: String, Hashable, Codable, Sendable, CaseIterable {
    case png, jpeg
  }

  package var format: Format
  /// The file's bytes in base 64.
  package var base64: String
  /// The place of the picture on the whole screen: inside its view or beyond its edges, depending
  /// on the view's content mode.
  package var frame: ScreenFrame

  package init(format: Format, base64: String, frame: ScreenFrame) {
    self.format = format
    self.base64 = base64
    self.frame = frame
  }
}
