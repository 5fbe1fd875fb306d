package import DeviceEvents
public import Foundation

/// A wheel that turns while something is going on.
///
/// Simulated: it is seen while it turns, and otherwise only if it doesn't hide itself.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  /// Makes a wheel.
  public init(style: Style) {
    self.style = style
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    super.init(frame: CGRect(x: 0, y: 0, width: side, height: side))
    isHidden = true
  }
  /// Makes a wheel.
  public override init(frame: CGRect) {
    style = .medium
    super.init(frame: frame)
    isHidden = true
  }
  /// Makes a wheel; what was archived is ignored.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  /// How large it is.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour.
  open var color: UIColor! = .gray
  /// Whether it is hidden while it doesn't turn.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Lets it stand.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// As large as its kind.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  /// As large as its kind.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// A wheel that turns or stands.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .activity
    element.isOn = isAnimating
    element.color = screenColor(color ?? .gray)
    return element
  }
}
