public import Foundation

/// A typeface in one size.
///
/// Simulated: its names, sizes and weights; the width of text follows from one simple table (see
/// TextMeasure). Differs: there are no font files, so any name makes a font, and all faces are
/// equally wide.
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
  // All values are set once, when the font is made.
  /// The size in points.
  public let pointSize: CGFloat
  /// The name of the face.
  public let fontName: String
  let weight: Weight
  let isItalic: Bool
  let isMonospaced: Bool
  let width: Width
  let style: TextStyle?

  init(
    size: CGFloat, weight: Weight = .regular, name: String? = nil, isItalic: Bool = false,
    isMonospaced: Bool = false, width: Width = .standard, style: TextStyle? = nil
  ) {
    pointSize = size > 0 ? size : 17
    self.weight = weight
    self.isItalic = isItalic
    self.isMonospaced = isMonospaced
    self.width = width
    self.style = style
    fontName = name ?? ".SFUI-\(weight.name)\(isItalic ? "Italic" : "")"
    super.init()
  }

  /// Makes a font from the name of its face.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    let lower = fontName.lowercased()
    self.init(
      size: fontSize, weight: lower.contains("bold") ? .bold : .regular, name: fontName,
      isItalic: lower.contains("italic") || lower.contains("oblique"),
      isMonospaced: lower.contains("mono") || lower.contains("courier") || lower.contains("menlo"))
  }
  /// Makes a font from its description.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(
      size: pointSize > 0 ? pointSize : descriptor.pointSize, weight: descriptor.weight,
      name: descriptor.name, isItalic: descriptor.symbolicTraits.contains(.traitItalic),
      isMonospaced: descriptor.symbolicTraits.contains(.traitMonoSpace))
  }

  /// The name of the font family.
  open var familyName: String {
    fontName.hasPrefix(".")
      ? ".AppleSystemUIFont" : String(fontName.split(separator: "-").first ?? "")
  }
  /// The height of letters above the baseline.
  open var ascender: CGFloat { pointSize * 0.95 }
  /// The depth of letters below the baseline, as a negative number.
  open var descender: CGFloat { -(lineHeight - ascender) }
  /// The height of capital letters.
  open var capHeight: CGFloat { pointSize * 0.7 }
  /// The height of an x.
  open var xHeight: CGFloat { pointSize * 0.52 }
  /// The height of a line.
  open var lineHeight: CGFloat { TextMeasure.lineHeight(self) }
  /// The room between lines.
  open var leading: CGFloat { 0 }

  /// Returns the same face in another size.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(
      size: fontSize, weight: weight, name: fontName, isItalic: isItalic,
      isMonospaced: isMonospaced, width: width, style: style)
  }
  /// The description of the font.
  open var fontDescriptor: UIFontDescriptor {
    var traits = UIFontDescriptor.SymbolicTraits()
    if isBold { traits.insert(.traitBold) }
    if isItalic { traits.insert(.traitItalic) }
    if isMonospaced { traits.insert(.traitMonoSpace) }
    return UIFontDescriptor(
      name: fontName.hasPrefix(".") ? nil : fontName, size: pointSize, weight: weight,
      traits: traits)
  }
  package var isBold: Bool { weight.rawValue >= Weight.semibold.rawValue }

  /// Returns the font itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
  /// Returns whether another object is the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.fontName == fontName && other.pointSize == pointSize && other.weight == weight
      && other.isItalic == isItalic && other.isMonospaced == isMonospaced && other.width == width
  }
  /// The hash of name and size.
  open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }
}

extension UIFont {
  /// The thickness of the strokes.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// From -1 to 1; 0 is regular.
    public let rawValue: CGFloat
    /// Makes a weight.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The thinnest weight.
    public static let ultraLight = Weight(rawValue: -0.8)
    /// A weight thinner than light.
    public static let thin = Weight(rawValue: -0.6)
    /// Light.
    public static let light = Weight(rawValue: -0.4)
    /// Regular.
    public static let regular = Weight(rawValue: 0)
    /// A weight between regular and bold.
    public static let medium = Weight(rawValue: 0.23)
    /// A nearly bold weight.
    public static let semibold = Weight(rawValue: 0.3)
    /// Bold.
    public static let bold = Weight(rawValue: 0.4)
    /// A weight bolder than bold.
    public static let heavy = Weight(rawValue: 0.56)
    /// The thickest weight.
    public static let black = Weight(rawValue: 0.62)

    var name: String {
      switch self {
      case .ultraLight: "Ultralight"
      case .thin: "Thin"
      case .light: "Light"
      case .medium: "Medium"
      case .semibold: "Semibold"
      case .bold: "Bold"
      case .heavy: "Heavy"
      case .black: "Black"
      default: "Regular"
      }
    }
  }

  /// The width of the letters.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// From -1 to 1; 0 is standard.
    public let rawValue: CGFloat
    /// Makes a width.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Standard.
    public static let standard = Width(rawValue: 0)
    /// Narrow.
    public static let condensed = Width(rawValue: -0.2)
    /// The narrowest width.
    public static let compressed = Width(rawValue: -0.5)
    /// Wide.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// Returns the system font.
  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont(size: fontSize) }
  /// Returns the system font in a weight.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  /// Returns the system font in a weight and a width.
  ///
  /// Simulated: the width's number makes each letter wider or narrower.
  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: fontSize, weight: weight, width: width)
  }
  /// Returns the system's bold font.
  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, weight: .semibold)
  }
  /// Returns the system's italic font.
  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(size: fontSize, isItalic: true)
  }
  /// Returns the system's monospaced font.
  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight, isMonospaced: true)
  }
  /// Returns the system font with monospaced digits.
  public class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: fontSize, weight: weight)
  }
  /// The size of labels.
  public class var labelFontSize: CGFloat { 17 }
  /// The size of buttons.
  public class var buttonFontSize: CGFloat { 18 }
  /// The size of small text.
  public class var smallSystemFontSize: CGFloat { 12 }
  /// The system's size of text.
  public class var systemFontSize: CGFloat { 14 }
  /// The names of the font families.
  ///
  /// Type-checks only: there are no font files, so the list is empty.
  public class var familyNames: [String] { [] }
  /// Returns the names of the faces in a family.
  ///
  /// Type-checks only: there are no font files, so the list is empty.
  public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
}
