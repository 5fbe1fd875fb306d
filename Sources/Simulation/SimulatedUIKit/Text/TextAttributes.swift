public import Foundation

// The attributes that UIKit adds to attributed text. Their names and the values' classes are
// documented.
extension NSAttributedString.Key {
  /// The font, a UIFont.
  ///
  /// Simulated: no known difference in the name; a label uses the first character's.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour, a UIColor.
  ///
  /// Simulated: as ``font``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The paragraph style, an NSParagraphStyle.
  ///
  /// Simulated: no known difference in the name. Differs: it has no effect on drawing.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The background colour, a UIColor.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters form ligatures, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// The additional room between letters, a number of points.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let kern = NSAttributedString.Key("NSKern")
  /// The additional room between letters, a number of points.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The style of a line through the text, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of a line through the text, a UIColor.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The style of a line under the text, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of a line under the text, a UIColor.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
  /// The colour of the outline, a UIColor.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")
  /// The width of the outline, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")
  /// The shadow, an NSShadow.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let shadow = NSAttributedString.Key("NSShadow")
  /// A text effect, a string.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A picture in the text, an NSTextAttachment.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// The link that a tap opens, a URL or a string.
  ///
  /// Simulated: as ``paragraphStyle``. Differs: the link doesn't open.
  public static let link = NSAttributedString.Key("NSLink")
  /// The offset above the baseline, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// The slant of the text, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// The widening of the text, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The writing direction, an array of numbers.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension NSAttributedString {
  /// Makes text that consists of a picture.
  ///
  /// Simulated: the character that represents a picture (documented), with the attribute.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// Returns the size of the text in as many lines as it has.
  ///
  /// Simulated: measured by a simple model.
  @MainActor public func size() -> CGSize {
    TextMeasure.size(string, firstFont)
  }

  /// Returns the rectangle that the text needs within a size.
  ///
  /// Simulated: measured by a simple model.
  @MainActor public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let bounds = CGRect(
      origin: .zero,
      size: TextMeasure.size(
        string, firstFont, width: size.width,
        lines: options.contains(.usesLineFragmentOrigin) ? 0 : 1))
    context?.totalBounds = bounds
    return bounds
  }

  @MainActor private var firstFont: UIFont {
    guard length > 0, let font = attribute(.font, at: 0, effectiveRange: nil) as? UIFont else {
      return .systemFont(ofSize: 12)
    }
    return font
  }
}

/// The options for measuring text.
///
/// Simulated: `usesLineFragmentOrigin` measures several lines; the others have no effect.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// Line spacing is included.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// The shapes of letters count.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line is truncated.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// The context for fitting text.
///
/// Simulated: it receives the room that a measured text takes. Differs: fonts don't shrink.
open class NSStringDrawingContext: NSObject {
  /// The minimum factor to which the font may shrink.
  ///
  /// Simulated: keeps its value. Differs: fonts don't shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// The factor to which the font shrank: it never does.
  open var actualScaleFactor: CGFloat { 1 }
  /// The room that the text took.
  open internal(set) var totalBounds = CGRect.zero
}
