@_exported public import Foundation
@_exported public import SimulatedCoreGraphics
// Code that imports UIKit reads the properties of picture files without importing ImageIO.
@_exported public import SimulatedImageIO

/// A picture for filters and detectors.
///
/// Simulated: its size. Type-checks only beyond that: there are no filters.
open class CIImage: NSObject {
  /// The picture.
  public let cgImage: CGImage?
  /// Its origin and size.
  open var extent: CGRect {
    CGRect(x: 0, y: 0, width: cgImage?.width ?? 0, height: cgImage?.height ?? 0)
  }
  /// The properties in a picture's file.
  ///
  /// Type-checks only: it is always empty.
  open var properties: [String: Any] { [:] }

  override init() { cgImage = nil }

  /// Makes a picture from a CGImage.
  public init(cgImage image: CGImage) { cgImage = image }
  /// Makes a picture from a file's data; `nil` if it isn't a picture.
  public convenience init?(data: Data) {
    guard let header = PictureFile.header(data) else { return nil }
    self.init(cgImage: CGImage(file: data, width: header.width, height: header.height))
  }
  /// Makes a picture from a file; `nil` if it isn't a picture.
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
}

/// A context that renders pictures.
///
/// Simulated: a picture made from a CGImage is returned as it is, and a part of it is measured from
/// the lower left (documented). Differs: there are no filters, and the area outside a picture isn't
/// added to it.
open class CIContext: NSObject {
  /// Makes a context; options are ignored.
  public init(options: [CIContextOption: Any]? = nil) { super.init() }
  /// Returns the picture, or a part of it.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    let extent = image.extent
    guard fromRect != extent else { return image.cgImage }
    let y = extent.height - fromRect.maxY
    return image.cgImage?.cropping(
      to: CGRect(x: fromRect.minX, y: y, width: fromRect.width, height: fromRect.height))
  }
}

/// An option of a context.
///
/// Type-checks only: options are ignored.
public struct CIContextOption: Hashable, RawRepresentable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes an option from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Whether to render without the graphics processor.
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
}
