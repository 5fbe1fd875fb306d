public import Foundation
public import SimulatedCoreGraphics
import SimulatedUIKit

/// A picture that represents a file.
///
/// Simulated: drawn, or read from a file; a picture that is larger than the request's
/// `maximumSize`, or whose longer side is shorter than its `minimumSize`, isn't accepted
/// (documented). Differs: it isn't framed.
open class QLThumbnailReply: NSObject {
  /// Makes the picture for the request's scale and maximum size; `nil` if that isn't possible.
  private let make: (_ scale: CGFloat, _ room: CGSize) -> UIImage?
  /// The size with which it was made, in points.
  let contextSize: CGSize?

  /// A short text beside the picture.
  ///
  /// Type-checks only: it isn't shown.
  open var extensionBadge = ""

  /// Makes a picture by drawing in a context whose origin is at the lower left.
  ///
  /// Simulated: with the request's scale. `false` means that there is no picture (documented).
  ///
  /// - Parameters:
  ///   - contextSize: The size in points.
  ///   - drawingBlock: Draws it.
  public init(contextSize: CGSize, drawing drawingBlock: @escaping (CGContext) -> Bool) {
    self.contextSize = contextSize
    make = { scale, _ in
      Self.draw(contextSize, scale) { context in
        context.concatenate(
          CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: contextSize.height))
        return drawingBlock(context)
      }
    }
    super.init()
  }

  /// Makes a picture by drawing in the current context, whose origin is at the upper left.
  ///
  /// Simulated: as the other one.
  ///
  /// - Parameters:
  ///   - contextSize: The size in points.
  ///   - drawingBlock: Draws it.
  public init(contextSize: CGSize, currentContextDrawing drawingBlock: @escaping () -> Bool) {
    self.contextSize = contextSize
    make = { scale, _ in Self.draw(contextSize, scale) { _ in drawingBlock() } }
    super.init()
  }

  /// Makes a picture from a file.
  ///
  /// Simulated: made smaller so that it fits. Differs: it isn't made larger.
  ///
  /// - Parameter fileURL: The file.
  public init(imageFileURL fileURL: URL) {
    contextSize = nil
    make = { scale, room in
      guard let image = UIImage(contentsOfFile: fileURL.path) else { return nil }
      let own = image.size
      let factor = min(room.width * scale / own.width, room.height * scale / own.height, 1)
      let small = CGSize(
        width: max((own.width * factor).rounded(), 1),
        height: max((own.height * factor).rounded(), 1))
      return Self.draw(small, 1) { _ in
        image.draw(in: CGRect(origin: .zero, size: small))
        return true
      }
    }
    super.init()
  }

  private static func draw(
    _ size: CGSize, _ scale: CGFloat, _ actions: (CGContext) -> Bool
  ) -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    var isDrawn = false
    let image = UIGraphicsImageRenderer(size: size, format: format).image { context in
      isDrawn = actions(context.cgContext)
    }
    return isDrawn ? image : nil
  }

  /// Returns the picture's file; `nil` if it couldn't be made.
  func file(for request: QLFileThumbnailRequest) -> Data? {
    make(request.scale, request.maximumSize)?.pngData()
  }
}
