public import Foundation
public import SimulatedCoreGraphics

/// A colour, which may differ between light and dark mode.
///
/// Simulated: its components, and the system colours as they are in light and in dark mode
/// (observed). Differs: patterns are replaced by grey.
open class UIColor: NSObject, NSSecureCoding, NSCopying, @unchecked Sendable {
  // All components are set once, when the colour is made.
  private let provider: @Sendable (UITraitCollection) -> ColorParts
  /// Whether the components depend on traits.
  let isDynamic: Bool

  init(provider: @escaping @Sendable (UITraitCollection) -> ColorParts) {
    self.provider = provider
    isDynamic = true
    super.init()
  }

  init(parts: ColorParts) {
    provider = { _ in parts }
    isDynamic = false
    super.init()
  }

  /// Makes a colour from red, green and blue, each from 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    let parts = ColorParts(red: red, green: green, blue: blue, alpha: alpha)
    provider = { _ in parts }
    isDynamic = false
    super.init()
  }

  /// Makes a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour from hue, saturation and brightness, each from 0 to 1.
  public convenience init(
    hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(
      parts: ColorParts(
        hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
  }

  /// Makes a colour from red, green and blue.
  public convenience init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: displayP3Red, green: green, blue: blue, alpha: alpha)
  }

  /// Makes a colour from a CGColor.
  public convenience init(cgColor: CGColor) {
    let (red, green, blue) = cgColor.rgb
    self.init(red: red, green: green, blue: blue, alpha: cgColor.alpha)
  }

  /// Makes a colour that is determined in each trait environment.
  public convenience init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    self.init(provider: { dynamicProvider($0).parts($0) })
  }

  /// Makes a colour from a pattern; a grey takes its place.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }

  /// Makes the colour of that name in the asset catalogs of the process's bundle.
  ///
  /// Simulated: as ``init(named:in:compatibleWith:)``.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// Makes the colour of that name in a bundle's asset catalogs; `nil` if there is none.
  ///
  /// Simulated: the components that Xcode writes into a colour set's `Contents.json`, including
  /// those for the phone and for dark mode. Differs: catalogs aren't compiled; contrast, gamuts and
  /// references to system colours are ignored.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let (light, dark) = ColorSet.parts(name, in: bundle ?? .main) else { return nil }
    self.init(provider: { $0.userInterfaceStyle == .dark ? dark : light })
  }

  /// Makes the colour of a `#colorLiteral` in code.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) {
    self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
  }

  /// Reads what `encode(with:)` wrote.
  public required init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "UIAlpha") else { return nil }
    let parts = ColorParts(
      red: coder.decodeDouble(forKey: "UIRed"), green: coder.decodeDouble(forKey: "UIGreen"),
      blue: coder.decodeDouble(forKey: "UIBlue"), alpha: coder.decodeDouble(forKey: "UIAlpha"))
    provider = { _ in parts }
    isDynamic = false
    super.init()
  }

  /// Whether it can be archived securely: always.
  public static var supportsSecureCoding: Bool { true }

  /// Writes the components.
  public func encode(with coder: NSCoder) {
    let parts = parts()
    coder.encode(Double(parts.red), forKey: "UIRed")
    coder.encode(Double(parts.green), forKey: "UIGreen")
    coder.encode(Double(parts.blue), forKey: "UIBlue")
    coder.encode(Double(parts.alpha), forKey: "UIAlpha")
  }

  /// The colour itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  func parts(_ traits: UITraitCollection = .current) -> ColorParts { provider(traits) }

  /// The colour for Core Graphics, as it is in the current trait environment.
  open var cgColor: CGColor {
    let parts = parts()
    return CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
  }

  /// Returns the same colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    guard isDynamic else { return UIColor(parts: parts().with(alpha: alpha)) }
    let provider = provider
    return UIColor(provider: { provider($0).with(alpha: alpha) })
  }

  /// Returns the colour as it is in a trait environment.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    isDynamic ? UIColor(parts: parts(traitCollection)) : self
  }

  /// Reports red, green and blue.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts()
    red?.pointee = parts.red
    green?.pointee = parts.green
    blue?.pointee = parts.blue
    alpha?.pointee = parts.alpha
    return true
  }

  /// Reports hue, saturation and brightness.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts()
    let hsb = parts.hueSaturationBrightness
    hue?.pointee = hsb.0
    saturation?.pointee = hsb.1
    brightness?.pointee = hsb.2
    alpha?.pointee = parts.alpha
    return true
  }

  /// Reports the grey level; `false` for a colour that isn't grey.
  @discardableResult
  open func getWhite(
    _ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let parts = parts()
    guard parts.red == parts.green, parts.green == parts.blue else { return false }
    white?.pointee = parts.red
    alpha?.pointee = parts.alpha
    return true
  }

  /// Returns whether another object is a colour with the same components.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if other === self { return true }
    return other.isDynamic == isDynamic && other.parts(.light) == parts(.light)
      && other.parts(.dark) == parts(.dark)
  }

  /// The hash of the components.
  open override var hash: Int { parts(.light).hashValue }

  /// The components as text.
  open override var description: String {
    let parts = parts()
    return "UIExtendedSRGBColorSpace \(parts.red) \(parts.green) \(parts.blue) \(parts.alpha)"
  }
}
