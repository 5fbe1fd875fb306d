public import Foundation

/// Writes lengths of time: `1:10:00`, or "1 hour, 10 minutes".
///
/// Simulated: as documented, with English words, whatever the language, and with the numbers as they have
/// been observed: the first isn't padded, and it alone has a sign. Differs: `collapsesLargestUnit`,
/// `allowsFractionalUnits` and `formattingContext` are missing, and nothing is rounded.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Whoever has made it sets it up, as on iOS, before it is used.
  /// How units are written.
  ///
  /// Simulated: Apple's numbers.
  public enum UnitsStyle: Int, Hashable, Sendable {
    /// 1:10:00
    case positional
    /// 1h 10m
    case abbreviated
    /// 1 hr, 10 min
    case short
    /// 1 hour, 10 minutes
    case full
    /// one hour, ten minutes
    case spellOut
    /// 1hr 10min
    case brief
  }

  /// What becomes of units of which there are none.
  ///
  /// Simulated: Apple's bits.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a behaviour of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With positions the first ones are left out, with names all.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// The first ones are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// The last ones are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None is left out, and positions have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// How units are written.
  open var unitsStyle = UnitsStyle.positional
  /// Which units there may be; all from years to seconds but weeks, if none is named (inferred).
  open var allowedUnits: NSCalendar.Unit = []
  /// What becomes of units of which there are none.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar by which days and months are counted.
  open var calendar: Calendar? = .current
  /// When lengths of time begin that have no beginning; 1 January 2001 without it.
  open var referenceDate: Date?
  /// How many units there may be; 0 is no limit.
  ///
  /// Differs: what is left is dropped; whether iOS rounds isn't published.
  open var maximumUnitCount = 0
  /// Whether it begins with "About".
  open var includesApproximationPhrase = false
  /// Whether it ends with "remaining".
  open var includesTimeRemainingPhrase = false

  /// Makes a formatter that writes positions.
  public override init() { super.init() }

  /// Makes one that was archived.
  ///
  /// Type-checks only: what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The text for a length of time.
  ///
  /// - Parameter ti: The seconds.
  /// - Returns: The text; `nil` for what is no number.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// The text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = TimeUnit.allCases.filter { chosenUnits.contains($0.calendarUnit) }
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    let words = TimeWords(style: unitsStyle, zeros: zeroFormattingBehavior, limit: maximumUnitCount)
    let text = words.text(units.map { ($0, components.value(for: $0.component) ?? 0) })
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// The text for parts of a date as a length of time.
  ///
  /// - Parameter components: The parts, which are added to the reference date.
  /// - Returns: The text.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .current).date(byAdding: components, to: start)
      .flatMap { string(from: start, to: $0) }
  }

  /// The text for `DateComponents`; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// The text for parts of a date in a style.
  open class func localizedString(
    from components: DateComponents, unitsStyle: UnitsStyle
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = unitsStyle
    return formatter.string(from: components)
  }

  private var chosenUnits: NSCalendar.Unit {
    allowedUnits.isEmpty ? [.year, .month, .day, .hour, .minute, .second] : allowedUnits
  }
}
