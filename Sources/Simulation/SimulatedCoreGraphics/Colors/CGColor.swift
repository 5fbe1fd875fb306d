public import Foundation

/// A color space.
///
/// Simulated: the names of the device's spaces. Differs: every colour is stored as red, green and
/// blue, and isn't converted.
public final class CGColorSpace: Hashable, Sendable {
  /// The kind of space.
  package let kind: String

  package init(kind: String) { self.kind = kind }

  /// The number of components of a colour, without the opacity.
  public var numberOfComponents: Int { kind == "DeviceGray" ? 1 : 3 }

  /// Returns whether two spaces are the same.
  public static func == (one: CGColorSpace, other: CGColorSpace) -> Bool { one.kind == other.kind }
  /// Adds the space to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }
}

/// Returns the device's RGB space.
///
/// Simulated: as ``CGColorSpace``.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(kind: "DeviceRGB") }

/// Returns the device's grey space.
///
/// Simulated: as ``CGColorSpace``.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { CGColorSpace(kind: "DeviceGray") }

/// A colour: its components and its opacity.
///
/// Simulated: keeps its components. Differs: spaces aren't converted into each other, and patterns
/// don't exist.
public final class CGColor: Hashable, Sendable {
  private let parts: [CGFloat]
  /// The space of the components.
  public let colorSpace: CGColorSpace?

  /// Makes a colour from its components in a space; the last component is the opacity.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    parts = Array(UnsafeBufferPointer(start: components, count: space.numberOfComponents + 1))
    colorSpace = space
  }
  /// Makes a colour from red, green and blue.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    parts = [red, green, blue, alpha]
    colorSpace = CGColorSpace(kind: "DeviceRGB")
  }
  /// Makes a colour from red, green and blue.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Makes a grey.
  public init(gray: CGFloat, alpha: CGFloat) {
    parts = [gray, alpha]
    colorSpace = CGColorSpace(kind: "DeviceGray")
  }

  /// The components; the last one is the opacity.
  public var components: [CGFloat]? { parts }
  /// The number of components.
  public var numberOfComponents: Int { parts.count }
  /// The opacity, from 0 to 1.
  public var alpha: CGFloat { parts.last ?? 1 }

  /// Returns the same colour with another opacity.
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

  /// Returns whether two colours have the same components.
  public static func == (one: CGColor, other: CGColor) -> Bool {
    one.parts == other.parts && one.colorSpace == other.colorSpace
  }
  /// Adds the components to a hash.
  public func hash(into hasher: inout Hasher) { hasher.combine(parts) }
}
