public import Foundation

/// A space of colours.
///
/// Simulated: the names of the device's spaces. Differs: every colour is kept as red, green, blue,
/// and nothing is converted.
public final class CGColorSpace: Hashable, Sendable {
  /// What kind of space it is.
  package let kind: String

  package init(kind: String) { self.kind = kind }

  /// The number of parts of a colour, without how opaque it is.
  public var numberOfComponents: Int { kind == "DeviceGray" ? 1 : 3 }

  /// Whether two spaces are the same.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.kind == other.kind }
  /// Hashes the space.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// The device's space of red, green and blue.
///
/// Simulated: as ``CGColorSpace``.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(kind: "DeviceRGB") }

/// The device's space of greys.
///
/// Simulated: as ``CGColorSpace``.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(kind: "DeviceGray") }

/// A colour: its parts and how opaque it is.
///
/// Simulated: keeps its parts. Differs: spaces aren't converted into each other, and patterns aren't
/// made.
public final class CGColor: Hashable, Sendable {
  private let parts: [CGFloat]
  /// The space that the parts are in.
  public let colorSpace: CGColorSpace?

  /// Makes a colour of its parts in a space; the last part is how opaque it is.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    parts = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    colorSpace = space
  }
  /// Makes a colour of red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
    colorSpace = CGColorSpace(kind: "DeviceRGB")
  }
  /// Makes a colour of red, green and blue.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Makes a grey.
  public init(gray: CGFloat, alpha: CGFloat) {
    parts = [gray, alpha]
    colorSpace = CGColorSpace(kind: "DeviceGray")
  }

  /// The parts, with how opaque it is as the last one.
  public var components: [CGFloat]? { parts }
  /// The number of parts.
  public var numberOfComponents: Int { parts.count }
  /// How opaque it is, from 0 to 1.
  public var alpha: CGFloat { parts.last ?? 1 }

  /// The same colour, more or less opaque.
  public func copy(alpha: CGFloat) -> CGColor? {
    let (red, green, blue) = rgb
    return parts.count == 2
      ? CGColor(gray: red, alpha: alpha)
      : CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Red, green and blue.
  package var rgb: (CGFloat, CGFloat, CGFloat) {
    parts.count == 4 ? (parts[0], parts[1], parts[2]) : (parts[0], parts[0], parts[0])
  }

  /// Whether two colours have the same parts.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.parts == other.parts && one.colorSpace == other.colorSpace
  }
  /// Hashes the parts.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
