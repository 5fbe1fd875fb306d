import Foundation
import SimulatedCoreGraphics

extension UIImage {
  /// Returns the picture, made smaller if needed to fit a size in pixels; `nil` if its pixels can't
  /// be read.
  func fitting(_ room: CGSize) -> UIImage? {
    let own = CGSize(width: size.width * scale, height: size.height * scale)
    guard room.width > 0, room.height > 0, own.width > room.width || own.height > room.height
    else { return self }
    guard cgImage?.pixels != nil else { return nil }
    let factor = min(room.width / own.width, room.height / own.height)
    let small = CGSize(
      width: max((own.width * factor).rounded(), 1), height: max((own.height * factor).rounded(), 1)
    )
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: small, format: format)
      .image { _ in draw(in: CGRect(origin: .zero, size: small)) }
  }
}
