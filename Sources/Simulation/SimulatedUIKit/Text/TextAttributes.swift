public import Foundation

// What UIKit adds to attributed text. The names are documented, and so are the values' classes.
extension NSAttributedString.Key {
  /// The font, a UIFont.
  ///
  /// Simulated: no known difference in the name; a label takes the first character's.
  public static let font = NSAttributedString.Key("NSFont")
  /// The colour, a UIColor.
  ///
  /// Simulated: as ``font``.
  public static let foregroundColor = NSAttributedString.Key("NSColor")
  /// The paragraph's style, an NSParagraphStyle.
  ///
  /// Simulated: no known difference in the name. Differs: nothing is drawn by it.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
  /// The colour behind, a UIColor.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
  /// Whether letters are joined, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let ligature = NSAttributedString.Key("NSLigature")
  /// How much wider gaps are, a number of points.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let kern = NSAttributedString.Key("NSKern")
  /// How much wider gaps are, a number of points.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let tracking = NSAttributedString.Key("CTTracking")
  /// The line through, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
  /// The colour of the line through, a UIColor.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
  /// The line below, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")
  /// The colour of the line below, a UIColor.
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
  /// An effect, a string.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")
  /// A picture in the text, an NSTextAttachment.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let attachment = NSAttributedString.Key("NSAttachment")
  /// What is opened when it is tapped, a URL or a string.
  ///
  /// Simulated: as ``paragraphStyle``. Differs: nothing opens.
  public static let link = NSAttributedString.Key("NSLink")
  /// How far it stands above the line, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
  /// How much it leans, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")
  /// How much wider it is, a number.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let expansion = NSAttributedString.Key("NSExpansion")
  /// The direction of writing, an array of numbers.
  ///
  /// Simulated: as ``paragraphStyle``.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")
}

extension NSAttributedString {
  /// Makes text that is a picture.
  ///
  /// Simulated: the character that stands for a picture (documented), with the attribute.
  public convenience init(attachment: NSTextAttachment) {
    self.init(string: "\u{FFFC}", attributes: [.attachment: attachment])
  }

  /// The size of the text as one line, or as many as it has.
  ///
  /// Simulated: measured by a plain model.
  @MainActor public func size() -> CGSize {
    TextMeasure.size(string, firstFont)
  }

  /// The rectangle that the text needs in a size.
  ///
  /// Simulated: measured by a plain model.
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

/// How text is measured.
///
/// Simulated: `usesLineFragmentOrigin` measures several lines; the others change nothing.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set of options.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Several lines.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
  /// With the gap between lines.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
  /// By the shapes of letters.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 8)
  /// The last line is cut.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
}

/// How text is made to fit.
///
/// Simulated: it is told how much room a measured text takes. Differs: fonts don't get smaller.
open class NSStringDrawingContext: NSObject {
  /// How small the font may get.
  ///
  /// Simulated: keeps its value. Differs: fonts don't get smaller.
  open var minimumScaleFactor: CGFloat = 0
  /// How small it got: it stays as it is.
  open var actualScaleFactor: CGFloat { 1 }
  /// What the text took.
  open internal(set) var totalBounds = CGRect.zero
}
