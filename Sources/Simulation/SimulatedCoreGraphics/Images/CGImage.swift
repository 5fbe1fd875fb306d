public import Foundation
import Synchronization

/// The place of the opacity in a pixel.
///
/// Simulated: the documented values. No known difference.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// There is no opacity.
  case none = 0
  /// It is at the end, and the other components are multiplied by it.
  case premultipliedLast = 1
  /// It is at the beginning, and the other components are multiplied by it.
  case premultipliedFirst = 2
  /// It is at the end.
  case last = 3
  /// It is at the beginning.
  case first = 4
  /// There is room for it at the end, but it is ignored.
  case noneSkipLast = 5
  /// There is room for it at the beginning, but it is ignored.
  case noneSkipFirst = 6
  /// There is no other component.
  case alphaOnly = 7
}

/// The layout of a picture's bytes.
///
/// Simulated: the documented values. No known difference.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// The components are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The default order of bytes.
  public static let byteOrderDefault = CGBitmapInfo([])
  /// Words of 16 bits, the lowest byte first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// Words of 32 bits, the lowest byte first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// Words of 16 bits, the highest byte first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// Words of 32 bits, the highest byte first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}

/// The quality with which a picture is scaled.
///
/// Simulated: the documented values. Differs: pictures are always scaled in the same simple way.
public enum CGInterpolationQuality: Int32, Sendable {
  /// The default quality.
  case `default` = 0
  /// The nearest pixel.
  case none = 1
  /// Low quality, but fast.
  case low = 2
  /// High quality.
  case high = 3
  /// A quality between low and high.
  case medium = 4
}

/// A picture: its size, and its pixels if they are known.
///
/// Simulated: the size, and the pixels of what was drawn or decoded.
public final class CGImage: Hashable, Sendable {
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The file from which the picture was read.
  package let file: Data?
  private let decoded: Pixels?
  private let small = Mutex<Data??>(nil)

  package init(file: Data, width: Int, height: Int) {
    self.file = file
    self.width = width
    self.height = height
    decoded = nil
  }

  package init(pixels: Pixels) {
    file = nil
    width = pixels.width
    height = pixels.height
    decoded = pixels
  }

  /// The pixels; `nil` if they can't be read from the file.
  package var pixels: Pixels? { decoded ?? file.flatMap(PictureFile.pixels) }

  /// Returns the picture as a small file, which is made once.
  package func smallFile(_ make: () -> Data?) -> Data? {
    if let made = small.withLock(\.self) { return made }
    let file = make()
    small.withLock { $0 = .some(file) }
    return file
  }

  /// The bits of each component.
  public var bitsPerComponent: Int { 8 }
  /// The bits of each pixel.
  public var bitsPerPixel: Int { 32 }
  /// The bytes of each row.
  public var bytesPerRow: Int { width * 4 }
  /// The color space.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// The place of the opacity in a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// The layout of the bytes.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Returns a part of the picture; `nil` if its pixels can't be read, or the part is empty.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, !part.isEmpty, let pixels else { return nil }
    return CGImage(
      pixels: pixels.part(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)))
  }

  /// Returns whether two references are to the same picture.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }
  /// Adds the picture's identity to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
