public import Foundation

/// A control that increases and decreases a number.
///
/// Simulated: the number stays within the bounds. Differs: its two buttons aren't drawn.
@preconcurrency @MainActor open class UIStepper: UIControl {
  private var number = 0.0

  /// Makes a stepper; its size is always the same.
  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: 94, height: 32)))
  }
  /// Makes a stepper; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number.
  open var value: Double {
    get { number }
    set { number = min(max(newValue, minimumValue), max(maximumValue, minimumValue)) }
  }
  /// The smallest number.
  open var minimumValue = 0.0 { didSet { value = number } }
  /// The largest number.
  open var maximumValue = 100.0 { didSet { value = number } }
  /// The amount that a tap adds or subtracts.
  open var stepValue = 1.0
  /// Whether changes are sent while a finger holds a button.
  open var isContinuous = true
  /// Whether a finger that holds a button repeats the change.
  open var autorepeat = true
  /// Whether the smallest number follows the largest.
  open var wraps = false

  /// The size, which is always the same.
  open override var intrinsicContentSize: CGSize { CGSize(width: 94, height: 32) }
  /// Returns the size, which is always the same.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
}
