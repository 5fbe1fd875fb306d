public import Foundation

/// What describes a font.
///
/// Simulated: size, weight and traits. Differs: other attributes are ignored.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  // All values are set once, when the object is made.
  /// The size in points.
  public let pointSize: CGFloat
  /// What the face looks like.
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

  /// Makes a description by a face's name.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(name: fontName, size: size, weight: .regular, traits: [])
  }
  /// The description of the font for a style of text.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor { UIFont.preferredFont(forTextStyle: style).fontDescriptor }
  /// The description with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let isBold = symbolicTraits.contains(.traitBold)
    return UIFontDescriptor(
      name: name, size: pointSize, weight: isBold ? .bold : .regular, traits: symbolicTraits)
  }
  /// The description with another size.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(name: name, size: newPointSize, weight: weight, traits: symbolicTraits)
  }
  /// The description with another design.
  ///
  /// Simulated: whether letters are equally wide. Differs: round ends and serifs don't show.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    var traits = symbolicTraits.subtracting(.traitMonoSpace)
    if design == .monospaced { traits.insert(.traitMonoSpace) }
    return UIFontDescriptor(name: name, size: pointSize, weight: weight, traits: traits)
  }

  /// What a face looks like.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// Makes a set of bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Thick.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// With equally wide letters.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }

  /// One of the system's designs.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a design of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With round ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With equally wide letters.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
}
