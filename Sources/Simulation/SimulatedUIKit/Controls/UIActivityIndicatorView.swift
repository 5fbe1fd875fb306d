package import DeviceEvents
public import Foundation

/// A wheel that turns while something is going on.
///
/// Simulated: it is visible while it turns, and otherwise only if it doesn't hide itself.
@preconcurrency @MainActor open class UIActivityIndicatorView: UIView {
  /// The size of a wheel.
  public enum Style: Int, Sendable {
    case medium = 100
    case large = 101
    case whiteLarge = 0
    case white = 1
    case gray = 2
  }

  /// Makes a wheel of a size.
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
  /// Makes a wheel; the archive is ignored.
  public required init?(coder: NSCoder) {
    style = .medium
    super.init(coder: coder)
    isHidden = true
  }

  /// The size of the wheel.
  open var style: Style { didSet { invalidateIntrinsicContentSize() } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Its colour.
  open var color: UIColor! = .gray
  /// Whether it is hidden while it doesn't turn.
  open var hidesWhenStopped = true { didSet { isHidden = hidesWhenStopped && !isAnimating } }
  /// Whether it is turning.
  open private(set) var isAnimating = false

  /// Starts turning the wheel.
  open func startAnimating() {
    isAnimating = true
    isHidden = false
  }

  /// Stops the wheel.
  open func stopAnimating() {
    isAnimating = false
    if hidesWhenStopped { isHidden = true }
  }

  /// The size of this kind of wheel.
  open override var intrinsicContentSize: CGSize {
    let side: CGFloat = style == .large || style == .whiteLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  /// Returns the size of this kind of wheel.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Describes a wheel that turns or is stopped.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .activity
    element.isOn = isAnimating
    element.color = screenColor(color ?? .gray)
    return element
  }
}
