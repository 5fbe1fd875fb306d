package import DeviceEvents
public import Foundation

/// Shows a picture.
///
/// Simulated: it is as large as its picture, and is seen on the screen as its content mode says.
/// Differs: a photograph of the screen has a large picture with fewer elements; symbols, GIF files and
/// those that can't be read have a drawing in their place; tint colours aren't applied; of several
/// pictures only the first is shown.
@preconcurrency @MainActor open class UIImageView: UIView {
  /// Makes a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as large as a picture.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes a view as large as a picture, with another one for when it is chosen.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Makes a view; what was archived is ignored.
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
  /// The picture for when it is chosen.
  ///
  /// Simulated: it is seen on the screen instead of the other.
  open var highlightedImage: UIImage?
  /// Whether it is drawn as chosen.
  open var isHighlighted = false
  /// Pictures that follow each other.
  open var animationImages: [UIImage]?
  /// Those for when it is chosen.
  open var highlightedAnimationImages: [UIImage]?
  /// How long all of them take.
  open var animationDuration: TimeInterval = 0
  /// How often they come; 0 for without end.
  open var animationRepeatCount = 0
  /// How large a symbol is.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  /// Whether a picture gets larger with the sizes of text that are for accessibility.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  /// Whether pictures follow each other at the moment.
  open private(set) var isAnimating = false

  /// Begins with the pictures that follow each other.
  open func startAnimating() { isAnimating = true }

  /// Ends with them.
  open func stopAnimating() { isAnimating = false }

  /// As large as the picture.
  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// As large as the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// A picture with its name.
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
