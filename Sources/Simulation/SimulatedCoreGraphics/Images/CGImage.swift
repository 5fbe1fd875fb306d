public import Foundation
import Synchronization

/// Where the part of a picture element is that says how opaque it is.
///
/// Simulated: the documented values. No known difference.
public enum CGImageAlphaInfo: UInt32, Sendable {
  /// No such part.
  case none = 0
  /// At the end; the others are multiplied by it.
  case premultipliedLast = 1
  /// At the beginning; the others are multiplied by it.
  case premultipliedFirst = 2
  /// At the end.
  case last = 3
  /// At the beginning.
  case first = 4
  /// There is room for it at the end, but it doesn't count.
  case noneSkipLast = 5
  /// There is room for it at the beginning, but it doesn't count.
  case noneSkipFirst = 6
  /// There is no other part.
  case alphaOnly = 7
}

/// How the bytes of a picture are laid out.
///
/// Simulated: the documented values. No known difference.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of ``CGImageAlphaInfo``.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Parts are floating-point numbers.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The order of the bytes as it comes.
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

/// How carefully a picture is scaled.
///
/// Simulated: the documented values. Differs: pictures are always scaled in the same plain way.
public enum CGInterpolationQuality: Int32, Sendable {
  /// As it comes.
  case `default` = 0
  /// The nearest element.
  case none = 1
  /// Quick.
  case low = 2
  /// Careful.
  case high = 3
  /// Between the two.
  case medium = 4
}

/// A picture: its size, and its elements where they are known.
///
/// Simulated: the size, and the elements of what was drawn or decoded.
public final class CGImage: Hashable, Sendable {
  /// The width in elements.
  public let width: Int
  /// The height in elements.
  public let height: Int
  /// The file that the picture was read from.
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

  /// The elements; `nil` where they can't be read of the file.
  package var pixels: Pixels? { decoded ?? file.flatMap(PictureFile.pixels) }

  /// The picture as a small file, which is made once.
  package func smallFile(_ make: () -> Data?) -> Data? {
    if let made = small.withLock(\.self) { return made }
    let file = make()
    small.withLock { $0 = .some(file) }
    return file
  }

  /// Bits of each part of an element.
  public var bitsPerComponent: Int { 8 }
  /// Bits of each element.
  public var bitsPerPixel: Int { 32 }
  /// Bytes of each row.
  public var bytesPerRow: Int { width * 4 }
  /// The space of its colours.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Where the part is that says how opaque an element is.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// How the bytes are laid out.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// A part of the picture; `nil` where its elements can't be read, or nothing is left.
  public func cropping(to rect: CGRect) -> CGImage? {
    let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
    guard !part.isNull, !part.isEmpty, let pixels else { return nil }
    return CGImage(
      pixels: pixels.part(
        x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)))
  }

  /// Whether two names are of one picture.
  public static func == (one: CGImage, other: CGImage) -> Bool { one === other }
  /// Hashes the picture's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
