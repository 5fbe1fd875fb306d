public import Foundation

extension UIFont {
  /// The purpose of a text, which determines its size.
  ///
  /// Simulated: the documented sizes for a device's default setting.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a style from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    private init(_ name: String) { rawValue = "UICTFontTextStyle" + name }
    /// The largest titles.
    public static let largeTitle = TextStyle("Title0")
    /// First-level titles.
    public static let title1 = TextStyle("Title1")
    /// Second-level titles.
    public static let title2 = TextStyle("Title2")
    /// Third-level titles.
    public static let title3 = TextStyle("Title3")
    /// Headings of paragraphs.
    public static let headline = TextStyle("Headline")
    /// Text below a heading.
    public static let subheadline = TextStyle("Subhead")
    /// Body text.
    public static let body = TextStyle("Body")
    /// Callouts.
    public static let callout = TextStyle("Callout")
    /// Notes.
    public static let footnote = TextStyle("Footnote")
    /// Captions of pictures.
    public static let caption1 = TextStyle("Caption1")
    /// Smaller captions of pictures.
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

  /// Returns the font for a text style.
  ///
  /// Simulated: the documented sizes for a device's default setting. Differs: the user can't choose
  /// others.
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: style.size, weight: style == .headline ? .semibold : .regular, style: style)
  }
  /// Returns the font for a text style.
  ///
  /// Simulated: as ``preferredFont(forTextStyle:)``; traits have no effect.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
}

/// An object that scales fonts to the user's preferred text size.
///
/// Simulated: for a device's default size, which changes nothing.
open class UIFontMetrics: NSObject, @unchecked Sendable {
  /// The scaling of body text.
  public static let `default` = UIFontMetrics(forTextStyle: .body)
  /// Makes the scaling of a style.
  public init(forTextStyle textStyle: UIFont.TextStyle) { super.init() }
  /// Returns the font in the user's preferred size.
  open func scaledFont(for font: UIFont) -> UIFont { font }
  /// Returns the font in the user's preferred size, up to a maximum.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    font.pointSize > maximumPointSize ? font.withSize(maximumPointSize) : font
  }
  /// Returns the number scaled to the user's preferred text size.
  open func scaledValue(for value: CGFloat) -> CGFloat { value }
}
