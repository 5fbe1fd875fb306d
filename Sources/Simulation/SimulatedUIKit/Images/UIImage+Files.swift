public import Foundation
import SimulatedCoreGraphics

extension UIImage {
  /// The bytes of the file that it was read from, or else those of a PNG file of its elements.
  var fileData: Data? { cgImage?.file ?? pngData() }

  /// The picture as a PNG file.
  ///
  /// Simulated: a picture that was read of a PNG file gives its bytes; others are written anew,
  /// turned upright. Differs: `nil` for elements that can't be read: GIF, progressive JPEG, JPEG of
  /// over two million elements; the file isn't made small.
  public func pngData() -> Data? {
    guard let picture = cgImage else { return nil }
    if let file = picture.file, PictureFile.header(file)?.kind == .png { return file }
    return upright?.pixels.map(PNGWriter.data)
  }

  /// The picture as a JPEG file.
  ///
  /// Simulated: a picture that was read of a JPEG file gives its bytes, whatever the quality is;
  /// others are written anew, in their quality, turned upright, with white behind what is clear.
  /// Differs: `nil` for elements that can't be read, and for over four million.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let picture = cgImage else { return nil }
    if let file = picture.file, PictureFile.header(file)?.kind == .jpeg { return file }
    return upright?.pixels.flatMap { JPEGWriter.data($0, quality: compressionQuality) }
  }

  /// The elements as they are upright.
  private var upright: CGImage? {
    guard imageOrientation != .up, cgImage?.pixels != nil else { return cgImage }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format)
      .image { _ in draw(in: CGRect(origin: .zero, size: size)) }.cgImage
  }
}

/// The picture as a PNG file.
///
/// Simulated: as `pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// The picture as a JPEG file.
///
/// Simulated: as `jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
