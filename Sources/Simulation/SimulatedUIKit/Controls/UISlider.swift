package import DeviceEvents
public import Foundation

/// Chooses a number by a knob on a line.
///
/// Simulated: the number stays between the bounds. Differs: the user doesn't move the knob.
@preconcurrency @MainActor open class UISlider: UIControl {
  private var number: Float = 0

  /// Makes a slider.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a slider; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number.
  open var value: Float {
    get { number }
    set { number = min(max(newValue, minimumValue), max(maximumValue, minimumValue)) }
  }
  /// The least number.
  open var minimumValue: Float = 0 { didSet { value = number } }
  /// The greatest number.
  open var maximumValue: Float = 1 { didSet { value = number } }
  /// Whether changes are sent while the knob moves.
  open var isContinuous = true
  /// A picture at the left.
  open var minimumValueImage: UIImage?
  /// A picture at the right.
  open var maximumValueImage: UIImage?
  /// The colour of the line at the left of the knob.
  open var minimumTrackTintColor: UIColor?
  /// The colour of the line at the right of the knob.
  open var maximumTrackTintColor: UIColor?
  /// The colour of the knob.
  open var thumbTintColor: UIColor?

  /// Sets the number.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Sets the picture of the knob.
  ///
  /// Type-checks only: it isn't drawn.
  open func setThumbImage(_ image: UIImage?, for state: State) {}

  /// As high as the knob.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 34)
  }
  /// As high as the knob.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 34)
  }

  /// A slider with its knob somewhere.
  package override func screenElement() -> ScreenElement {
    var element = super.screenElement()
    element.kind = .slider
    let range = maximumValue - minimumValue
    element.fraction = range > 0 ? Double((value - minimumValue) / range) : 0
    element.text = accessibilityLabel
    return element
  }
}
