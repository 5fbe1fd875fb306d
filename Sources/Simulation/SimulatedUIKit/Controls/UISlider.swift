package import DeviceEvents
public import Foundation

/// A control for choosing a number with a knob on a line.
///
/// Simulated: the number stays within the bounds. Differs: the user can't move the knob.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var number: Float = 0

  /// Makes a slider.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a slider; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number.
  open var value: Float {
    get { number }
    set { number = min(max(newValue, minimumValue), max(maximumValue, minimumValue)) }
  }
  /// The smallest number.
  open var minimumValue: Float = 0 { didSet { value = number } }
  /// The largest number.
  open var maximumValue: Float = 1 { didSet { value = number } }
  /// Whether changes are sent while the knob moves.
  open var isContinuous = true
  /// A picture at the left.
  open var minimumValueImage: UIImage?
  /// A picture at the right.
  open var maximumValueImage: UIImage?
  /// The colour of the line to the left of the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line to the right of the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of the knob.
  ///
  /// Type-checks only: it isn't drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  /// The height of the knob.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  /// Returns the height of the knob.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  /// Describes a slider with the position of its knob.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .slider
    let range = maximumValue - minimumValue
    element.fraction = range > 0 ? Double((value - minimumValue) / range) : 0
    element.text = accessibilityLabel
    return element
  }
}
