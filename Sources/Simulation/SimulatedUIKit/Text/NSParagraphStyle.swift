public import Foundation

/// The formatting of a paragraph.
///
/// Simulated: keeps its values. Differs: they have no effect on drawing.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// A strategy for breaking lines.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of strategies.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word is left alone on a line.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words aren't broken.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// The system's standard strategy.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  var values = ParagraphValues()

  /// Makes the default style.
  public override init() { super.init() }

  /// The default style.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The gap between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The gap after the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The gap before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// The alignment of lines.
  open var alignment: NSTextAlignment { values.alignment }
  /// The indentation of the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// The indentation of the other lines.
  open var headIndent: CGFloat { values.headIndent }
  /// The position where lines end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// The treatment of text that is too wide.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The minimum height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The maximum height of a line.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of a line's height.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// The readiness to hyphenate words.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The strategy for breaking lines.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// Returns a style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns a mutable style with the same values.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Returns whether another style has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The hash of the values.
  open override var hash: Int { values.hashValue }
}

/// The mutable formatting of a paragraph.
///
/// Simulated: as NSParagraphStyle.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The gap between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The gap after the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The gap before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The indentation of the first line.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// The indentation of the other lines.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// The position where lines end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// The treatment of text that is too wide.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The minimum height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The maximum height of a line.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// The factor of a line's height.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// The readiness to hyphenate words.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// The strategy for breaking lines.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The values of a paragraph style.
struct ParagraphValues: Hashable {
  var lineSpacing: CGFloat = 0
  var paragraphSpacing: CGFloat = 0
  var paragraphSpacingBefore: CGFloat = 0
  var alignment = NSTextAlignment.natural
  var firstLineHeadIndent: CGFloat = 0
  var headIndent: CGFloat = 0
  var tailIndent: CGFloat = 0
  var lineBreakMode = NSLineBreakMode.byWordWrapping
  var minimumLineHeight: CGFloat = 0
  var maximumLineHeight: CGFloat = 0
  var lineHeightMultiple: CGFloat = 0
  var hyphenationFactor: Float = 0
  var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()

  static func == (one: Self, other: Self) -> Bool { one.all == other.all }
  func hash(into hasher: inout Hasher) { hasher.combine(all) }

  private var all: [CGFloat] {
    [
      lineSpacing, paragraphSpacing, paragraphSpacingBefore, CGFloat(alignment.rawValue),
      firstLineHeadIndent, headIndent, tailIndent, CGFloat(lineBreakMode.rawValue),
      minimumLineHeight, maximumLineHeight, lineHeightMultiple, CGFloat(hyphenationFactor),
      CGFloat(lineBreakStrategy.rawValue),
    ]
  }
}

/// A shadow.
///
/// Simulated: keeps its values. Differs: it isn't drawn.
open class NSShadow: NSObject {
  /// Makes a shadow.
  public override init() { super.init() }
  /// The offset of the shadow.
  open var shadowOffset = CGSize.zero
  /// The blur radius.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a UIColor: initially black with a third of the opacity.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}

/// A picture or a file in a text.
///
/// Simulated: keeps its values. Differs: it isn't drawn.
open class NSTextAttachment: NSObject {
  /// Makes an attachment without content.
  public override init() { super.init() }
  /// Makes an attachment from bytes of a type.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
  /// Makes an attachment from a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
  /// The bytes.
  open var contents: Data?
  /// Their type.
  open var fileType: String?
  /// The picture.
  open var image: UIImage?
  /// Its place on the line.
  open var bounds = CGRect.zero
}
