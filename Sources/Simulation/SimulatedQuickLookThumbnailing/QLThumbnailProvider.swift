public import Foundation

/// The principal class of a thumbnail extension, which makes the picture of a file for lists.
///
/// Simulated: called when the Files app lists a file whose type QLSupportedContentTypes names
/// exactly, and which the extension's own app exports (documented).
open class QLThumbnailProvider: NSObject {
  /// Makes the object; called by the system.
  public override init() { super.init() }

  /// Makes a picture for the handler; no picture or an error stands for the icon of the type.
  ///
  /// Simulated: called on a background queue (inferred). Differs: a handler that isn't called
  /// within 30 seconds counts as an error.
  open func provideThumbnail(
    for request: QLFileThumbnailRequest,
    _ handler: @escaping @Sendable (QLThumbnailReply?, (any Error)?) -> Void
  ) { handler(nil, nil) }
}

/// A request for a thumbnail.
///
/// Simulated: made by the system. Differs: the file is a read-only copy.
open class QLFileThumbnailRequest: NSObject {
  /// The maximum size of the picture, in points.
  public let maximumSize: CGSize
  /// The minimum size: each side according to QLThumbnailMinimumDimension, or zero.
  public let minimumSize: CGSize
  /// The pixels per point.
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
