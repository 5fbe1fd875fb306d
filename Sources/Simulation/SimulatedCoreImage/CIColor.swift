public import Foundation
public import SimulatedCoreGraphics

/// A colour for filters.
///
/// Simulated: its components, which UIKit's colours take over. Differs: there is one colour space.
open class CIColor: NSObject, @unchecked Sendable {
  // Its values never change.
  /// The part of red, from 0 to 1.
  public let red: CGFloat
  /// The part of green, from 0 to 1.
  public let green: CGFloat
  /// The part of blue, from 0 to 1.
  public let blue: CGFloat
  /// The opacity.
  public let alpha: CGFloat

  /// Makes a colour from its components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    super.init()
  }

  /// Makes an opaque colour from its components.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: 1)
  }

  /// Makes a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) {
    let (red, green, blue) = cgColor.rgb
    self.init(red: red, green: green, blue: blue, alpha: cgColor.alpha)
  }

  /// Makes a colour from a text with its components: `0.5 0.7 0.3 1`.
  public convenience init(string representation: String) {
    let parts = representation.split(separator: " ").compactMap { Double($0) }
    func part(_ index: Int, _ missing: Double) -> CGFloat {
      parts.indices.contains(index) ? parts[index] : missing
    }
    self.init(red: part(0, 0), green: part(1, 0), blue: part(2, 0), alpha: part(3, 1))
  }

  /// The components as a text, which `init(string:)` reads.
  open var stringRepresentation: String {
    [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }

  /// The number of components, with the opacity.
  open var numberOfComponents: Int { 4 }

  /// Returns whether another object is an equal colour.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? CIColor else { return false }
    return [red, green, blue, alpha] == [other.red, other.green, other.blue, other.alpha]
  }

  /// A hash that equal colours share.
  open override var hash: Int { [red, green, blue, alpha].hashValue }
}

extension CIColor {
  /// Black.
  public class var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  public class var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// Grey.
  public class var gray: CIColor { CIColor(red: 0.5, green: 0.5, blue: 0.5) }
  /// Red.
  public class var red: CIColor { CIColor(red: 1, green: 0, blue: 0) }
  /// Green.
  public class var green: CIColor { CIColor(red: 0, green: 1, blue: 0) }
  /// Blue.
  public class var blue: CIColor { CIColor(red: 0, green: 0, blue: 1) }
  /// Cyan.
  public class var cyan: CIColor { CIColor(red: 0, green: 1, blue: 1) }
  /// Magenta.
  public class var magenta: CIColor { CIColor(red: 1, green: 0, blue: 1) }
  /// Yellow.
  public class var yellow: CIColor { CIColor(red: 1, green: 1, blue: 0) }
  /// Transparent.
  public class var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}
