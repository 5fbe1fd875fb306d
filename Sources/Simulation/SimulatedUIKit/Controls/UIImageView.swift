package import DeviceEvents
public import Foundation

/// A view that shows a picture.
///
/// Simulated: it is as large as its picture, and appears on the screen as its content mode says.
/// Differs: a screenshot shows a large picture with fewer pixels; a drawing replaces symbols, GIF
/// files and files that can't be read; tint colours aren't applied; of several pictures only the
/// first is shown.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as a picture.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes a view as large as a picture, with another one for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view; the archive is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture.
  open var image: UIImage? {
    didSet {
      invalidateIntrinsicContentSize()
      superview?.setNeedsLayout()
    }
  }
  /// The picture for the highlighted state.
  ///
  /// Simulated: it appears on the screen instead of the other.
  open var highlightedImage: UIImage?
  /// Whether the view is highlighted.
  open var isHighlighted = false
  /// The pictures of an animation.
  open var animationImages: [UIImage]?
  /// The pictures of an animation for the highlighted state.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one cycle of the pictures.
  open var animationDuration: TimeInterval = 0
  /// The number of cycles; 0 for no end.
  open var animationRepeatCount = 0
  /// The preferred configuration of a symbol.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether a picture grows with the text sizes for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether the animation is running.
  open private(set) var isAnimating = false

  /// Starts the animation.
  open func startAnimating() { isAnimating = true }

  /// Stops the animation.
  open func stopAnimating() { isAnimating = false }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Returns the size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// Describes a picture with its name.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    let shown = isHighlighted ? highlightedImage ?? image : image
    guard shown != nil || !(animationImages ?? []).isEmpty else { return element }
    element.kind = .image
    element.text = accessibilityLabel ?? shown?.shownName
    element.image = shown.flatMap { $0.onScreen(in: screenFrame(of: imageFrame(of: $0))) }
    return element
  }
}
