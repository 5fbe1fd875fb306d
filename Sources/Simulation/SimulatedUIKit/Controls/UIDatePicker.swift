public import Foundation

/// The look of date pickers.
///
/// Simulated: keeps its value.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// A control for choosing a date.
///
/// Simulated: the date stays within the bounds. Differs: the user can't choose.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What the user chooses.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  private var chosen = Date()
  /// Makes a picker.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a picker; the archive is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The date.
  open var date: Date {
    get { chosen }
    set {
      chosen = max(newValue, minimumDate ?? newValue)
      chosen = min(chosen, maximumDate ?? chosen)
    }
  }
  /// The earliest date.
  open var minimumDate: Date? { didSet { date = chosen } }
  /// The latest date.
  open var maximumDate: Date? { didSet { date = chosen } }
  /// What the user chooses.
  open var datePickerMode = Mode.dateAndTime
  /// The locale; the user's when it is set to `nil`.
  open var locale: Locale? = .current { didSet { if locale == nil { locale = .current } } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar; the user's when it is set to `nil`.
  open var calendar: Calendar! = .current { didSet { if calendar == nil { calendar = .current } } }
  /// The time zone.
  open var timeZone: TimeZone?
  /// The interval of minutes; 1 in place of a value that doesn't divide an hour (documented).
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
    }
  }
  /// The seconds of a countdown.
  open var countDownDuration: TimeInterval = 0
  /// The preferred look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// The actual look: never `automatic` (documented).
  ///
  /// Simulated: unless another look is preferred, wheels for a countdown or a month, otherwise a
  /// line (observed).
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return [.countDownTimer, .yearAndMonth].contains(datePickerMode) ? .wheels : .compact
  }
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// The size of a line.
  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 34) }
}
