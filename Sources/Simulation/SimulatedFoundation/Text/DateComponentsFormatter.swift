public import Foundation

/// Formats lengths of time: `1:10:00`, or "1 hour, 10 minutes".
///
/// Simulated: as documented, with English words whatever the language is, and with the numbers as
/// observed: the first one isn't padded, and it alone has a sign. Differs: `collapsesLargestUnit`,
/// `allowsFractionalUnits` and `formattingContext` are missing, and nothing is rounded.
open class DateComponentsFormatter: Formatter, @unchecked Sendable {
  // Its owner sets it up before using it, as on iOS.
  /// The styles for writing units.
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

  /// The ways of treating units with a value of zero.
  ///
  /// Simulated: Apple's bits.
  public struct ZeroFormattingBehavior: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a behaviour from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// With positions the leading ones are left out, with names all of them.
    public static let `default` = ZeroFormattingBehavior(rawValue: 1)
    /// Leading ones are left out.
    public static let dropLeading = ZeroFormattingBehavior(rawValue: 2)
    /// Those between others are left out.
    public static let dropMiddle = ZeroFormattingBehavior(rawValue: 4)
    /// Trailing ones are left out.
    public static let dropTrailing = ZeroFormattingBehavior(rawValue: 8)
    /// All are left out.
    public static let dropAll: ZeroFormattingBehavior = [.dropLeading, .dropMiddle, .dropTrailing]
    /// None are left out, and positions have two digits.
    public static let pad = ZeroFormattingBehavior(rawValue: 1 << 16)
  }

  /// The style for writing units.
  open var unitsStyle = UnitsStyle.positional
  /// The units that may be used; if none are named, all from years to seconds except weeks
  /// (inferred).
  open var allowedUnits: NSCalendar.Unit = []
  /// The way of treating units with a value of zero.
  open var zeroFormattingBehavior = ZeroFormattingBehavior.default
  /// The calendar used to count days and months.
  open var calendar: Calendar? = .current
  /// The beginning of lengths of time that have none; 1 January 2001 if it isn't set.
  open var referenceDate: Date?
  /// The maximum number of units; 0 means no limit.
  ///
  /// Differs: the remainder is dropped; whether iOS rounds isn't published.
  open var maximumUnitCount = 0
  /// Whether the text begins with "About".
  open var includesApproximationPhrase = false
  /// Whether the text ends with "remaining".
  open var includesTimeRemainingPhrase = false

  /// Makes a formatter in the positional style.
  public override init() { super.init() }

  /// Makes a formatter from an archive.
  ///
  /// Type-checks only: what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for a length of time.
  ///
  /// - Parameter ti: The seconds.
  /// - Returns: The text; `nil` if it isn't a number.
  open func string(from ti: TimeInterval) -> String? {
    guard ti.isFinite else { return nil }
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return string(from: start, to: start.addingTimeInterval(ti))
  }

  /// Returns the text for the time between two dates.
  open func string(from startDate: Date, to endDate: Date) -> String? {
    let units = TimeUnit.allCases.filter { chosenUnits.contains($0.calendarUnit) }
    let components = (calendar ?? .current).dateComponents(
      Set(units.map(\.component)), from: startDate, to: endDate)
    let words = TimeWords(style: unitsStyle, zeros: zeroFormattingBehavior, limit: maximumUnitCount)
    let text = words.text(units.map { ($0, components.value(for: $0.component) ?? 0) })
    return (includesApproximationPhrase ? "About " : "") + text
      + (includesTimeRemainingPhrase ? " remaining" : "")
  }

  /// Returns the text for date components as a length of time.
  ///
  /// - Parameter components: The components, which are added to the reference date.
  /// - Returns: The text.
  open func string(from components: DateComponents) -> String? {
    let start = referenceDate ?? Date(timeIntervalSinceReferenceDate: 0)
    return (calendar ?? .current).date(byAdding: components, to: start)
      .flatMap { string(from: start, to: $0) }
  }

  /// Returns the text for `DateComponents`; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? DateComponents).flatMap { string(from: $0) }
  }

  /// Returns the text for date components in a style.
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
