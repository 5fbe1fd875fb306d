import Foundation

/// A unit of time, the largest first.
enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// Whether it is written between colons.
  var isOfClock: Bool { self == .hour || self == .minute || self == .second }

  /// Its name, its short name, the plural of that, and its letters.
  var names: (full: String, short: String, shorts: String, letters: String) {
    switch self {
    case .year: ("year", "yr", "yrs", "y")
    case .month: ("month", "mth", "mths", "mo")
    case .week: ("week", "wk", "wks", "w")
    case .day: ("day", "day", "days", "d")
    case .hour: ("hour", "hr", "hr", "h")
    case .minute: ("minute", "min", "min", "m")
    case .second: ("second", "sec", "sec", "s")
    }
  }
}

/// Words for a length of time.
struct TimeWords {
  var style: DateComponentsFormatter.UnitsStyle
  var zeros: DateComponentsFormatter.ZeroFormattingBehavior
  /// The maximum number of units; 0 means no limit.
  var limit: Int

  /// The text for numbers of units, the largest first.
  func text(_ numbers: [(unit: TimeUnit, count: Int)]) -> String {
    var kept = withoutZeros(numbers)
    if kept.isEmpty { kept = numbers.suffix(1) }
    if limit > 0 { kept = Array(kept.prefix(limit)) }
    // Only the first number has a sign.
    let signed = kept.enumerated().map { ($1.unit, $0 == 0 ? $1.count : abs($1.count)) }
    switch style {
    case .positional: return positions(signed)
    case .abbreviated, .brief: return signed.map(word).joined(separator: " ")
    case .short, .full, .spellOut: return signed.map(word).joined(separator: ", ")
    }
  }

  private func withoutZeros(
    _ numbers: [(unit: TimeUnit, count: Int)]
  ) -> [(unit: TimeUnit, count: Int)] {
    var drops = zeros
    if drops.contains(.default) { drops = style == .positional ? .dropLeading : .dropAll }
    guard let first = numbers.firstIndex(where: { $0.count != 0 }),
      let last = numbers.lastIndex(where: { $0.count != 0 })
    else { return drops.isDisjoint(with: .dropAll) ? numbers : [] }
    return numbers.enumerated().filter { index, number in
      if number.count != 0 { return true }
      if index < first { return !drops.contains(.dropLeading) }
      return !drops.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  /// Letters for days and longer units, followed by a time as clocks show it.
  private func positions(_ numbers: [(TimeUnit, Int)]) -> String {
    let isPadded = zeros.contains(.pad) || zeros.contains(.default)
    let long = numbers.filter { !$0.0.isOfClock }.map { "\($0.1)\($0.0.names.letters)" }
    let clock = numbers.filter { $0.0.isOfClock }.enumerated().map { index, number in
      let digits = String(number.1)
      return index > 0 && isPadded && digits.count < 2 ? "0" + digits : digits
    }
    return (long + (clock.isEmpty ? [] : [clock.joined(separator: ":")])).joined(separator: " ")
  }

  private func word(_ unit: TimeUnit, _ count: Int) -> String {
    let isOne = abs(count) == 1
    let names = unit.names
    let long = isOne ? names.full : names.full + "s"
    let short = isOne ? names.short : names.shorts
    return switch style {
    case .positional, .abbreviated: "\(digits(count))\(names.letters)"
    case .brief: "\(digits(count))\(short)"
    case .short: "\(digits(count)) \(short)"
    case .full: "\(digits(count)) \(long)"
    case .spellOut: "\(number(count, .spellOut)) \(long)"
    }
  }

  private func digits(_ count: Int) -> String { number(count, .decimal) }

  private func number(_ count: Int, _ style: NumberFormatter.Style) -> String {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.numberStyle = style
    return formatter.string(from: NSNumber(value: count)) ?? String(count)
  }
}
