public import Foundation

extension UIFont {
  /// What a text is for, from which its size follows.
  ///
  /// Simulated: the documented sizes of devices as they come.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a style of its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }
    /// The largest titles.
    public static let largeTitle = TextStyle("Title0")
    /// First titles.
    public static let title1 = TextStyle("Title1")
    /// Second titles.
    public static let title2 = TextStyle("Title2")
    /// Third titles.
    public static let title3 = TextStyle("Title3")
    /// Heads of paragraphs.
    public static let headline = TextStyle("Headline")
    /// Text below a head.
    public static let subheadline = TextStyle("Subhead")
    /// Text.
    public static let body = TextStyle("Body")
    /// Text beside text.
    public static let callout = TextStyle("Callout")
    /// Notes.
    public static let footnote = TextStyle("Footnote")
    /// Words on pictures.
    public static let caption1 = TextStyle("Caption1")
    /// Smaller words on pictures.
    public static let caption2 = TextStyle("Caption2")

    var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .subheadline: 15
      case .callout: 16
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      default: 17
      }
    }
  }

  /// The font for a style of text.
  ///
  /// Simulated: the documented sizes of devices as they come. Differs: the user can't choose others.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular, style: style)
  }
  /// The font for a style of text.
  ///
  /// Simulated: as ``preferredFont(forTextStyle:)``; traits change nothing.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
}

/// Sizes fonts as the user wants text.
///
/// Simulated: for the size that devices come with, which changes nothing.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// Sizes as those of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Makes sizes as those of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  /// The font in the size that the user wants.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// The font in the size that the user wants, but not larger than a size.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// The number as the user wants text.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
