public import Foundation

/// The description of a font.
///
/// Simulated: size, weight and traits. Differs: other attributes are ignored.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // All values are set once, when the object is made.
  /// The size in points.
  public let pointSize: CGFloat
  /// The traits of the face.
  public let symbolicTraits: SymbolicTraits
  let weight: UIFont.Weight
  let name: String?

  init(name: String?, size: CGFloat, weight: UIFont.Weight, traits: SymbolicTraits) {
    self.name = name
    pointSize = size
    self.weight = weight
    symbolicTraits = traits
    super.init()
  }

  /// Makes a description from the name of a face.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, size: size, weight: .regular, traits: [])
  }
  /// Returns the description of the font for a text style.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  /// Returns the description with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      name: name, size: pointSize, weight: isBold ? .bold : .regular, traits: symbolicTraits)
  }
  /// Returns the description with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: newPointSize, weight: weight, traits: symbolicTraits)
  }
  /// Returns the description with another design.
  ///
  /// Simulated: whether the letters are monospaced. Differs: round ends and serifs have no effect.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var traits = symbolicTraits.subtracting(.traitMonoSpace)
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return UIFontDescriptor(name: name, size: pointSize, weight: weight, traits: traits)
  }

  /// The traits of a face.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Italic letters.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold letters.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide letters.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow letters.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// Monospaced letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// One of the system's designs.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a design from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The default design.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design with round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design with serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design with monospaced letters.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
