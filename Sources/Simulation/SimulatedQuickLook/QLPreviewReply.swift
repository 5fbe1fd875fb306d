public import Foundation
public import SimulatedCoreGraphics
import SimulatedUIKit
public import SimulatedUniformTypeIdentifiers

/// A request to an extension that supplies previews.
///
/// Simulated: made by the system. Differs: the file is a read-only copy.
open class QLFilePreviewRequest: NSObject {
  /// The file.
  public let fileURL: URL

  init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}

/// An extension's preview of a file.
///
/// Simulated: data of a type that the system can show, a file of such a type, or a drawing.
/// Differs: other types aren't shown; attachments and PDF drawings don't exist, and a drawing is
/// always a bitmap.
open class QLPreviewReply: NSObject {
  /// Makes the data and its type.
  private let make: (QLPreviewReply) throws -> (type: String, data: Data)

  /// The title above the preview.
  ///
  /// Simulated: the scene can read it; empty for the file's own name.
  open var title = ""
  /// The encoding of text.
  ///
  /// Type-checks only: text is always UTF-8.
  open var stringEncoding = String.Encoding.utf8

  /// Makes a preview from a file of a type that the system can show.
  ///
  /// Simulated: its type is that of its extension.
  public init(fileURL: URL) {
    make = { _ in
      let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
      return (type.identifier, try Data(contentsOf: fileURL))
    }
    super.init()
  }

  /// Makes a preview from data of a type that the system can show.
  ///
  /// Simulated: the block is called once, after the answer. Differs: the size has no effect.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - contentSize: The size that it wants.
  ///   - dataCreationBlock: Makes the data.
  public init(
    dataOfContentType contentType: UTType, contentSize: CGSize,
    createDataUsing dataCreationBlock: @escaping (QLPreviewReply) throws -> Data
  ) {
    make = { (contentType.identifier, try dataCreationBlock($0)) }
    super.init()
  }

  /// Makes a preview from a drawing.
  ///
  /// Simulated: with one pixel per point, and the origin at the lower left (documented for Core
  /// Graphics).
  ///
  /// - Parameters:
  ///   - contextSize: The size of the drawing.
  ///   - isBitmap: Whether it may be stored as pixels.
  ///   - drawingBlock: Draws it.
  public init(
    contextSize: CGSize, isBitmap: Bool,
    drawUsing drawingBlock: @escaping (CGContext, QLPreviewReply) throws -> Void
  ) {
    make = { reply in
      let format = UIGraphicsImageRendererFormat()
      format.scale = 1
      var failure: (any Error)?
      let data = UIGraphicsImageRenderer(size: contextSize, format: format).pngData { context in
        context.cgContext.concatenate(
          CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: contextSize.height))
        do { try drawingBlock(context.cgContext, reply) } catch { failure = error }
      }
      if let failure { throw failure }
      return (UTType.png.identifier, data)
    }
    super.init()
  }

  /// Returns the content of the preview.
  func content() throws -> (type: String, data: Data) { try make(self) }
}

/// The principal class of an extension that supplies previews.
///
/// Simulated: as a superclass; its methods are in ``QLPreviewingController``. Differs: it is
/// isolated to the main actor, like that protocol.
@MainActor open class QLPreviewProvider: NSObject {
  /// Makes the object; called by the system.
  nonisolated public override init() { super.init() }
}
