import DeviceEvents
import Foundation
import SimulatedCoreGraphics

extension UIImage {
  /// Returns the picture for a screenshot: its own file if that is small, else one of fewer pixels;
  /// `nil` if there are no pixels, or they can't be read.
  func onScreen(in frame: ScreenFrame) -> ScreenImage? {
    guard let file = smallFile, let kind = PictureFile.header(file)?.kind else { return nil }
    let format: ScreenImage.Format
    switch kind {
    case .png: format = .png
    case .jpeg: format = .jpeg
    case .gif: return nil
    }
    return ScreenImage(format: format, base64: file.base64EncodedString(), frame: frame)
  }

  /// The greatest size of a picture's own file, in bytes.
  private static let mostBytes = 16 * 1024
  /// The number of pixels to which a picture is reduced, in each direction.
  private static let mostElements = 192.0

  private var smallFile: Data? {
    guard let picture = cgImage else { return nil }
    return picture.smallFile {
      if let file = picture.file, imageOrientation == .up, file.count <= Self.mostBytes,
        PictureFile.header(file)?.kind != .gif
      {
        return file
      }
      guard let small = fitting(CGSize(width: Self.mostElements, height: Self.mostElements)),
        let pixels = small.cgImage?.pixels
      else { return nil }
      let isOpaque = stride(from: 3, to: pixels.bytes.count, by: 4).allSatisfy {
        pixels.bytes[$0] == 255
      }
      return isOpaque ? small.jpegData(compressionQuality: 0.8) : small.pngData()
    }
  }
}

extension UIImageView {
  /// Returns the picture's place in the view's own coordinates, as the content mode determines it.
  func imageFrame(of image: UIImage) -> CGRect {
    let own = image.size
    guard own.width > 0, own.height > 0 else { return bounds }
    let (across, down) = (bounds.width / own.width, bounds.height / own.height)
    switch contentMode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit: return placed(own, scale: min(across, down), 0.5, 0.5)
    case .scaleAspectFill: return placed(own, scale: max(across, down), 0.5, 0.5)
    case .center: return placed(own, scale: 1, 0.5, 0.5)
    case .top: return placed(own, scale: 1, 0.5, 0)
    case .bottom: return placed(own, scale: 1, 0.5, 1)
    case .left: return placed(own, scale: 1, 0, 0.5)
    case .right: return placed(own, scale: 1, 1, 0.5)
    case .topLeft: return placed(own, scale: 1, 0, 0)
    case .topRight: return placed(own, scale: 1, 1, 0)
    case .bottomLeft: return placed(own, scale: 1, 0, 1)
    case .bottomRight: return placed(own, scale: 1, 1, 1)
    }
  }

  /// Returns a scaled size, placed with its share of the free room on the left and above.
  private func placed(_ own: CGSize, scale: CGFloat, _ x: CGFloat, _ y: CGFloat) -> CGRect {
    let size = CGSize(width: own.width * scale, height: own.height * scale)
    return CGRect(
      x: bounds.minX + (bounds.width - size.width) * x,
      y: bounds.minY + (bounds.height - size.height) * y, width: size.width, height: size.height)
  }
}
