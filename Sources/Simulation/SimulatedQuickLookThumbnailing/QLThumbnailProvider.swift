public import Foundation

/// The principal class of a thumbnail extension: makes the picture that a list shows of a file.
///
/// Simulated: called when the Files app lists a file of the very type that QLSupportedContentTypes names, one
/// that the extension's own app exports (documented).
open class QLThumbnailProvider: NSObject {
  /// Makes the object; the system does that.
  public override init() { super.init() }

  /// Makes a picture, and calls the handler with it, or with nothing or an error for the icon of the type.
  ///
  /// Simulated: called on a background queue (inferred). Differs: no handler for 30 seconds counts as
  /// an error.
  open func provideThumbnail(
    for request: QLFileThumbnailRequest,
    _ handler: @escaping @Sendable (QLThumbnailReply?, (any Error)?) -> Void
  ) { handler(nil, nil) }
}

/// Which picture is wanted.
///
/// Simulated: the system makes it. Differs: the file is a copy that can be read only.
open class QLFileThumbnailRequest: NSObject {
  /// How large the picture may be, in points.
  public let maximumSize: CGSize
  /// How large it has to be: each side as QLThumbnailMinimumDimension says, or nothing.
  public let minimumSize: CGSize
  /// Elements for each point.
  public let scale: CGFloat
  /// The file.
  public let fileURL: URL

  init(maximum: Double, minimum: Double, scale: Double, fileURL: URL) {
    maximumSize = CGSize(width: maximum, height: maximum)
    minimumSize = CGSize(width: minimum, height: minimum)
    self.scale = scale
    self.fileURL = fileURL
    super.init()
  }
}
