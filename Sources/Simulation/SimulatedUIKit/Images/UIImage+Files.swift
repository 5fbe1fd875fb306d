public import Foundation
import SimulatedCoreGraphics

extension UIImage {
  /// The bytes of the file from which it was read, or else of a PNG file of its pixels.
  var fileData: Data? { cgImage?.file ?? pngData() }

  /// Returns the picture as a PNG file.
  ///
  /// Simulated: a picture that was read from a PNG file returns its bytes; others are encoded,
  /// turned upright. Differs: `nil` for pixels that can't be read: GIF, progressive JPEG, JPEG of
  /// over two million pixels; the file isn't compressed.
  public func pngData() -> Data? {
    guard let picture = cgImage else { return nil }
    if let file = picture.file, PictureFile.header(file)?.kind == .png { return file }
    return upright?.pixels.map(PNGWriter.data)
  }

  /// Returns the picture as a JPEG file.
  ///
  /// Simulated: a picture that was read from a JPEG file returns its bytes, whatever the quality;
  /// others are encoded in the given quality, turned upright, with white behind what is
  /// transparent. Differs: `nil` for pixels that can't be read, and for over four million.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    guard let picture = cgImage else { return nil }
    if let file = picture.file, PictureFile.header(file)?.kind == .jpeg { return file }
    return upright?.pixels.flatMap { JPEGWriter.data($0, quality: compressionQuality) }
  }

  /// The pixels, turned upright.
  private var upright: CGImage? {
    guard imageOrientation != .up, cgImage?.pixels != nil else { return cgImage }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return UIGraphicsImageRenderer(size: size, format: format)
      .image { _ in draw(in: CGRect(origin: .zero, size: size)) }.cgImage
  }
}

/// Returns the picture as a PNG file.
///
/// Simulated: as `pngData()`.
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

/// Returns the picture as a JPEG file.
///
/// Simulated: as `jpegData(compressionQuality:)`.
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
