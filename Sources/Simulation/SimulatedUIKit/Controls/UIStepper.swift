public import Foundation

/// Makes a number larger and smaller.
///
/// Simulated: the number stays between the bounds. Differs: its two buttons aren't drawn.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var number = 0.0

  /// Makes a stepper; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }
  /// Makes a stepper; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), max(maximumValue, minimumValue)) }
  }
  /// The least number.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The greatest number.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// What a tap adds or takes away.
  open var stepValue = 1.0
  /// Whether changes are sent while a finger stays.
  open var isContinuous = true
  /// Whether a finger that stays goes on.
  open var autorepeat = true
  /// Whether the least number follows the greatest.
  open var wraps = false

  /// Of one size always.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  /// Of one size always.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
