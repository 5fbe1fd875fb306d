public import Foundation

/// How a paragraph is set.
///
/// Simulated: keeps its values. Differs: nothing is drawn by them.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  /// How lines are broken.
  public struct LineBreakStrategy: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of strategies.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No word stands alone.
    public static let pushOut = LineBreakStrategy(rawValue: 1)
    /// Korean words stay together.
    public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)
    /// As the system does it.
    public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
  }

  var values = ParagraphValues()

  /// Makes the style that text has by itself.
  public override init() { super.init() }

  /// The style that text has by itself.
  open class var `default`: NSParagraphStyle { NSParagraphStyle() }

  /// The gap between lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// The gap behind the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// The gap before the paragraph.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// How lines stand.
  open var alignment: NSTextAlignment { values.alignment }
  /// How far the first line begins from the edge.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// How far the other lines begin from the edge.
  open var headIndent: CGFloat { values.headIndent }
  /// Where lines end.
  open var tailIndent: CGFloat { values.tailIndent }
  /// What happens to text that is too wide.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// The greatest height of a line.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// What the height of a line is multiplied by.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
  /// How readily words are divided.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// How lines are broken.
  open var lineBreakStrategy: LineBreakStrategy { values.lineBreakStrategy }

  /// A style with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// A style with the same values that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  /// Whether the other has the same values.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSParagraphStyle)?.values == values
  }

  /// The same for styles with the same values.
  open override var hash: Int { values.hashValue }
}

/// How a paragraph is set, to be changed.
///
/// Simulated: as NSParagraphStyle.
open class NSMutableParagraphStyle: NSParagraphStyle {
  /// The gap between lines.
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = newValue }
  }
  /// The gap behind the paragraph.
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = newValue }
  }
  /// The gap before the paragraph.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = newValue }
  }
  /// How lines stand.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// How far the first line begins from the edge.
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = newValue }
  }
  /// How far the other lines begin from the edge.
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = newValue }
  }
  /// Where lines end.
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue }
  }
  /// What happens to text that is too wide.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The least height of a line.
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = newValue }
  }
  /// The greatest height of a line.
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = newValue }
  }
  /// What the height of a line is multiplied by.
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = newValue }
  }
  /// How readily words are divided.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  /// How lines are broken.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// Takes the values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }
}

/// The values of a paragraph's style.
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
  /// How far it is moved.
  open var shadowOffset = CGSize.zero
  /// How soft it is.
  open var shadowBlurRadius: CGFloat = 0
  /// Its colour, a UIColor: at first a third of black.
  open var shadowColor: Any? = UIColor(white: 0, alpha: 1.0 / 3)
}

/// A picture or a file in a text.
///
/// Simulated: keeps its values. Differs: it isn't drawn.
open class NSTextAttachment: NSObject {
  /// Makes an attachment without content.
  public override init() { super.init() }
  /// Makes an attachment of bytes of a kind.
  public init(data contentData: Data?, ofType uti: String?) {
    contents = contentData
    fileType = uti
    super.init()
  }
  /// Makes an attachment of a picture.
  public convenience init(image: UIImage) {
    self.init(data: nil, ofType: nil)
    self.image = image
  }
  /// The bytes.
  open var contents: Data?
  /// Their kind.
  open var fileType: String?
  /// The picture.
  open var image: UIImage?
  /// Where it stands on the line.
  open var bounds = CGRect.zero
}
