public import Foundation
public import SimulatedCoreGraphics
import SimulatedUIKit
public import SimulatedUniformTypeIdentifiers

/// What is asked of an extension that hands over previews.
///
/// Simulated: the system makes it. Differs: the file is a copy that can be read only.
open class QLFilePreviewRequest: NSObject {
  /// The file.
  public let fileURL: URL

  init(fileURL: URL) {
    self.fileURL = fileURL
    super.init()
  }
}

/// What an extension hands over to be shown of a file.
///
/// Simulated: data of a type that the system can show, a file of one, or a drawing. Differs: other types
/// aren't shown; attachments and PDF drawings aren't there, and a drawing is a bitmap in any case.
open class QLPreviewReply: NSObject {
  /// What makes the data and its type.
  private let make: (QLPreviewReply) throws -> (type: String, data: Data)

  /// The name above the preview.
  ///
  /// Simulated: the scene can read it; empty for the file's own.
  open var title = ""
  /// How text is to be read.
  ///
  /// Type-checks only: text is UTF-8.
  open var stringEncoding = String.Encoding.utf8

  /// Shows a file of a type that the system can show.
  ///
  /// Simulated: its type is that of its name's ending.
  public init(fileURL: URL) {
    make = { _ in
      let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
      return (type.identifier, try Data(contentsOf: fileURL))
    }
    super.init()
  }

  /// Shows data of a type that the system can show.
  ///
  /// Simulated: the block is called once, behind the answer. Differs: the size doesn't count.
  ///
  /// - Parameters:
  ///   - contentType: The type.
  ///   - contentSize: How much room it wants.
  ///   - dataCreationBlock: What makes the data.
  public init(
    dataOfContentType contentType: UTType, contentSize: CGSize,
    createDataUsing dataCreationBlock: @escaping (QLPreviewReply) throws -> Data
  ) {
    make = { (contentType.identifier, try dataCreationBlock($0)) }
    super.init()
  }

  /// Shows a drawing.
  ///
  /// Simulated: with one element for each point, the origin at the lower left (documented for Core Graphics).
  ///
  /// - Parameters:
  ///   - contextSize: Its size.
  ///   - isBitmap: Whether it may be kept as elements.
  ///   - drawingBlock: What draws it.
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

  /// Makes what is shown.
  func content() throws -> (type: String, data: Data) { try make(self) }
}

/// The principal class of an extension that hands over previews.
///
/// Simulated: as a class to derive from; what it does is in ``QLPreviewingController``. Differs: it belongs
/// to the main actor, as that protocol does.
@MainActor open class QLPreviewProvider: NSObject {
  /// Makes the object; the system does that.
  nonisolated public override init() { super.init() }
}
