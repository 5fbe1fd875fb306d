package import DeviceEvents
public import Foundation

/// Shows text that the user doesn't change.
///
/// Simulated: its size follows from text, font and number of lines. Differs: text is measured by a
/// plain model; parts of attributed text that differ are drawn alike.
@preconcurrency @MainActor open class UILabel: UIView {
  /// Makes a label.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Makes a label; what was archived is ignored.
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

  /// What it says.
  open var text: String? {
    get { attributed?.string }
    set { attributed = newValue.map { NSAttributedString(string: $0) } }
  }

  /// What it says, with attributes.
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
  /// How lines stand.
  open var textAlignment = NSTextAlignment.natural
  /// What happens to text that is too wide.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// The greatest number of lines; 0 for as many as there are.
  open var numberOfLines = 1 { didSet { contentChanged() } }
  /// The width at which lines are broken when the label's own height is asked for.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { contentChanged() } }
  /// Whether the font gets smaller until the text fits.
  open var adjustsFontSizeToFitWidth = false
  /// How small it may get.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether gaps between characters get smaller until the text fits.
  open var allowsDefaultTighteningForTruncation = false
  /// Where smaller text stands.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// Whether the font follows the size that the user has chosen.
  open var adjustsFontForContentSizeCategory = false
  /// Whether it is drawn as usable.
  open var isEnabled = true
  /// Whether it is drawn as chosen.
  open var isHighlighted = false
  /// The colour of the text while it is drawn as chosen.
  open var highlightedTextColor: UIColor?
  /// The colour of the text's shadow.
  open var shadowColor: UIColor?
  /// How far the shadow is moved.
  open var shadowOffset = CGSize(width: 0, height: -1)
  /// How lines are broken.
  open var lineBreakStrategy = NSParagraphStyle.LineBreakStrategy()

  /// Where the text stands in some bounds.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect
  {
    CGRect(origin: bounds.origin, size: size(in: bounds.width, lines: numberOfLines))
  }

  /// Draws the text.
  ///
  /// Type-checks only: the device draws what the label says, and doesn't call it.
  open func drawText(in rect: CGRect) {}

  /// As large as the text.
  open override var intrinsicContentSize: CGSize {
    let width =
      preferredMaxLayoutWidth > 0
      ? preferredMaxLayoutWidth : CGFloat.greatestFiniteMagnitude
    return size(in: width, lines: numberOfLines)
  }

  /// As large as the text where there is no more room than that.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : CGFloat.greatestFiniteMagnitude
    return self.size(in: width, lines: numberOfLines)
  }

  private func size(in width: CGFloat, lines: Int) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return TextMeasure.size(text, shownFont, width: width, lines: lines)
  }

  private var shownFont: UIFont { attribute(.font) as? UIFont ?? font ?? .systemFont(ofSize: 17) }

  private func attribute(_ key: NSAttributedString.Key) -> Any? {
    guard let attributed, attributed.length > 0 else { return nil }
    return attributed.attribute(key, at: 0, effectiveRange: nil)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// A label with its text.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .label
    element.text = text
    element.isEnabled = isEnabled
    let color = attribute(.foregroundColor) as? UIColor ?? textColor ?? .label
    element.write(color: color, font: shownFont, textAlignment)
    return element
  }
}

extension ScreenElement {
  /// Says how its text is written.
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
  /// The colour in the traits that are current.
  var plainScreenColor: ScreenColor { parts().screenColor }
}

extension UIImage {
  /// What a picture without a title is called: its symbol's name.
  var shownName: String? { symbol }
}
