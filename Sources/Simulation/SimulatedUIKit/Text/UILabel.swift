package import DeviceEvents
public import Foundation

/// A view that shows text that the user can't change.
///
/// Simulated: its size follows from text, font and number of lines. Differs: text is measured by a
/// simple model; different parts of attributed text are drawn alike.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Makes a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    setContentHuggingPriority(UILayoutPriority(251), for: .vertical)
  }

  private var attributed: NSAttributedString? { didSet { contentChanged() } }

  /// The text.
  open var text: String? {
    get { attributed?.string }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }

  /// The text with attributes.
  open var attributedText: NSAttributedString? {
    get { attributed }
    set { attributed = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The font.
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { contentChanged() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The colour of the text.
  open var textColor: UIColor! = .label
  /// The alignment of lines.
  open var textAlignment = NSTextAlignment.natural
  /// The treatment of text that is too wide.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The greatest number of lines; 0 for as many as there are.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width at which lines are broken when the label's own height is requested.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
  /// Whether the font shrinks until the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum factor to which it may shrink.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether the room between characters shrinks until the text fits.
  open var allowsDefaultTighteningForTruncation = false
  /// The alignment of text that was shrunk.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the font follows the user's preferred size.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the label is drawn as enabled.
  open var isEnabled = true
  /// Whether the label is drawn as highlighted.
  open var isHighlighted = false
  /// The colour of the text while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// The colour of the text's shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// The strategy for breaking lines.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()

  /// Returns the place of the text in some bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: size(in: bounds.width, lines: numberOfLines))
  }

  /// Draws the text.
  ///
  /// Type-checks only: the device draws the label's text without calling it.
  open func drawText(in rect: CGRect) {}

  /// The size of the text.
  open override var intrinsicContentSize: CGSize {
    let width =
      preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth : CGFloat.greatestFiniteMagnitude
    return size(in: width, lines: numberOfLines)
  }

  /// Returns the size of the text within the available room.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    return self.size(in: width, lines: numberOfLines)
  }

  private func size(in width: CGFloat, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return TextMeasure.size(text, shownFont, width: width, lines: lines)
  }

  var shownFont: UIFont { attribute(.font) as? UIFont ?? font ?? .systemFont(ofSize: 17) }

  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil)
  }

  /// The colour of the text: of its first character.
  var shownColor: UIColor { attribute(.foregroundColor) as? UIColor ?? textColor ?? .label }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Describes a label with its text.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .label
    element.text = text
    element.isEnabled = isEnabled
    element.write(color: shownColor, font: shownFont, textAlignment)
    return element
  }
}

extension ScreenElement {
  /// Sets the attributes of the text.
  @MainActor mutating func write(
    color: UIColor, font: UIFont, _ textAlignment: NSTextAlignment = .natural
  ) {
    self.color = color.plainScreenColor
    fontSize = Double(font.pointSize)
    isBold = font.isBold
    alignment =
      switch textAlignment {
      case .center: .center
      case .right: .trailing
      case .left, .justified, .natural: .leading
      }
  }
}

extension UIColor {
  /// Returns the colour for the current traits.
  var plainScreenColor: ScreenColor { parts().screenColor }
}

extension UIImage {
  /// The name of a picture without a title: its symbol's name.
  var shownName: String? { symbol }
}
