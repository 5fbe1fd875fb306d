public import Foundation

/// How date pickers look.
///
/// Simulated: keeps its value.
public enum UIDatePickerStyle: Int, Sendable { case automatic, wheels, compact, inline }

/// Chooses a date.
///
/// Simulated: the date stays between the bounds. Differs: the user doesn't choose.
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  /// What is chosen.
  public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
  private var chosen = Date()
  /// Makes a picker.
  public override init(frame: CGRect) { super.init(frame: frame) }
  /// Makes a picker; what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// The date.
  open var date: Date {
    get { chosen }
    set {
      chosen = max(newValue, minimumDate ?? newValue)
      chosen = min(chosen, maximumDate ?? chosen)
    }
  }
  /// The first date.
  open var minimumDate: Date? { didSet { date = chosen } }
  /// The last date.
  open var maximumDate: Date? { didSet { date = chosen } }
  /// What is chosen.
  open var datePickerMode = Mode.dateAndTime
  /// The language; the user's when it is set to `nil`.
  open var locale: Locale? = .current { didSet { if locale == nil { locale = .current } } }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The calendar; the user's when it is set to `nil`.
  open var calendar: Calendar! = .current { didSet { if calendar == nil { calendar = .current } } }
  /// The time zone.
  open var timeZone: TimeZone?
  /// The steps of minutes; 1 in place of what doesn't divide an hour (documented).
  open var minuteInterval = 1 {
    didSet {
      if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
    }
  }
  /// The seconds of a countdown.
  open var countDownDuration: TimeInterval = 0
  /// How it should look.
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic
  /// How it looks: never `automatic` (documented).
  ///
  /// Simulated: where nothing else is wished for wheels for a countdown or a month, else a line
  /// (observed).
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return [.countDownTimer, .yearAndMonth].contains(datePickerMode) ? .wheels : .compact
  }
  /// Sets the date.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }
  /// As large as a line.
  open override var intrinsicContentSize: CGSize { CGSize(width: 200, height: 34) }
}
