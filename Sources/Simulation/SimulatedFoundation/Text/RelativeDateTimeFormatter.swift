public import Foundation

/// Formats how far off a date is: "in 2 hours", "3 days ago", "yesterday".
///
/// Simulated: in English, whatever the language is; the largest unit counts, and the rest is dropped
/// (observed). Abbreviated words are those of iOS 17 and later (observed).
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
  // Its owner sets it up before using it, as on iOS.
  /// Whether days and the like have names.
  ///
  /// Simulated: Apple's numbers.
  public enum DateTimeStyle: Int, Hashable, Sendable {
    /// "1 day ago"
    case numeric
    /// "yesterday"
    case named
  }

  /// The styles for writing units.
  ///
  /// Simulated: Apple's numbers.
  public enum UnitsStyle: Int, Hashable, Sendable {
    /// "2 months ago"
    case full
    /// "two months ago"
    case spellOut
    /// "2 mo. ago"
    case short
    /// "2mo ago"
    case abbreviated
  }

  /// Whether days and the like have names.
  open var dateTimeStyle = DateTimeStyle.numeric
  /// The style for writing units.
  open var unitsStyle = UnitsStyle.full
  /// Where the text stands: at the beginning of a sentence, or alone in a list, its first letter is
  /// a capital.
  open var formattingContext = Formatter.Context.unknown
  /// The calendar used to count.
  open var calendar: Calendar? = .current
  /// The language.
  ///
  /// Type-checks only: it is English.
  open var locale: Locale? = .current

  /// Makes a formatter.
  public override init() { super.init() }

  /// Makes a formatter from an archive.
  ///
  /// Type-checks only: what was archived is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Returns the text for a date, as seen from another one.
  open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
    let units = Set(TimeUnit.allCases.map(\.component))
    let calendar = calendar ?? .current
    let parts = calendar.dateComponents(units, from: referenceDate, to: date)
    return localizedString(from: parts)
  }

  /// Returns the text for a number of seconds, less than 0 in the past.
  open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return localizedString(for: start.addingTimeInterval(timeInterval), relativeTo: start)
  }

  /// Returns the text for date components: the largest one counts.
  open func localizedString(from dateComponents: DateComponents) -> String {
    let counts = TimeUnit.allCases.compactMap { unit in
      dateComponents.value(for: unit.component).map { (unit: unit, count: $0) }
    }
    let counted = counts.first { $0.count != 0 } ?? counts.last ?? (.second, 0)
    let words = RelativeTimeWords(style: unitsStyle, hasNames: dateTimeStyle == .named)
    let text = words.text(counted.unit, counted.count)
    switch formattingContext {
    case .beginningOfSentence, .standalone, .listItem:
      return text.prefix(1).uppercased() + text.dropFirst()
    default: return text
    }
  }

  /// Returns the text for a date, as seen from now; `nil` for anything else.
  open override func string(for obj: Any?) -> String? {
    (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
  }
}

/// Words for how far off something is, in English.
private struct RelativeTimeWords {
  let style: RelativeDateTimeFormatter.UnitsStyle
  let hasNames: Bool

  func text(_ unit: TimeUnit, _ count: Int) -> String {
    if hasNames, let name = name(of: unit, count) { return name }
    let length = length(of: unit, abs(count))
    return count < 0 ? "\(length) ago" : "in \(length)"
  }

  private func length(of unit: TimeUnit, _ count: Int) -> String {
    let full = "\(unit.names.full)\(count == 1 ? "" : "s")"
    return switch style {
    case .full: "\(number(count, .decimal)) \(full)"
    case .spellOut: "\(number(count, .spellOut)) \(full)"
    case .short: "\(number(count, .decimal)) \(unit == .day ? full : short(unit))"
    case .abbreviated: "\(number(count, .decimal))\(letters(unit))"
    }
  }

  /// The name of what is now, was last, or is next.
  private func name(of unit: TimeUnit, _ count: Int) -> String? {
    let word = style == .full || style == .spellOut ? unit.names.full : short(unit)
    switch (unit, count) {
    case (.second, 0): return "now"
    case (.day, -1): return "yesterday"
    case (.day, 0): return "today"
    case (.day, 1): return "tomorrow"
    case (.hour, 0), (.minute, 0): return "this \(unit.names.full)"
    case (.year, -1), (.month, -1), (.week, -1): return "last \(word)"
    case (.year, 0), (.month, 0), (.week, 0): return "this \(word)"
    case (.year, 1), (.month, 1), (.week, 1): return "next \(word)"
    default: return nil
    }
  }

  private func short(_ unit: TimeUnit) -> String {
    switch unit {
    case .year: "yr."
    case .month: "mo."
    case .week: "wk."
    case .day: "day"
    case .hour: "hr."
    case .minute: "min."
    case .second: "sec."
    }
  }

  private func letters(_ unit: TimeUnit) -> String {
    switch unit {
    case .year: "y"
    case .month: "mo"
    case .week: "w"
    case .day: "d"
    case .hour: "h"
    case .minute: "min"
    case .second: "s"
    }
  }

  private func number(_ count: Int, _ style: NumberFormatter.Style) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    return formatter.string(from: NSNumber(value: count)) ?? String(count)
  }
}
