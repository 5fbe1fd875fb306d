import Foundation

/// The places of values along an axis, from 0 to 1.
struct ChartScale {
  enum Kind { case categories, numbers, dates }

  private(set) var kind = Kind.numbers
  private(set) var categories: [ChartValue] = []
  private(set) var lower = 0.0
  private(set) var upper = 1.0

  /// Makes a scale for values.
  ///
  /// - Parameters:
  ///   - values: The values of all marks.
  ///   - domain: The domain that the code gives.
  ///   - fromZero: Whether a scale of numbers begins, or ends, at zero.
  init(_ values: [ChartValue], domain: [ChartValue]?, fromZero: Bool) {
    let all = domain ?? values
    if all.contains(where: { $0.position == nil }) {
      kind = .categories
      var seen: Set<ChartValue> = []
      categories = all.filter { $0.position == nil && seen.insert($0).inserted }
      return
    }
    if case .date? = all.first { kind = .dates }
    let positions = all.compactMap(\.position)
    guard var lowest = positions.min(), var highest = positions.max() else { return }
    if domain == nil, kind == .numbers {
      if fromZero { (lowest, highest) = (min(0, lowest), max(0, highest)) }
      let step = Self.step(highest - lowest, count: 5)
      lowest = (lowest / step).rounded(.down) * step
      highest = (highest / step).rounded(.up) * step
    }
    if lowest == highest { highest = lowest + 1 }
    (lower, upper) = (lowest, highest)
  }

  /// The part of the axis that a category has.
  var band: Double { categories.isEmpty ? 0 : 1 / Double(categories.count) }

  /// Returns the place of a value: of a category, the middle of its room; `nil` outside a list.
  func place(_ value: ChartValue) -> Double? {
    if kind == .categories {
      return categories.firstIndex(of: value).map { (Double($0) + 0.5) * band }
    }
    return value.position.map { place($0) }
  }

  /// Returns the place of a number.
  func place(_ position: Double) -> Double { (position - lower) / (upper - lower) }

  /// Returns the values at which there are marks.
  func marks(_ values: AxisMarkValues) -> [ChartValue] {
    switch (values.kind, kind) {
    case (.given(let given), _): return given.filter { isInside($0) }
    case (.automatic(let count), .categories):
      guard let count, count > 0, categories.count > count else { return categories }
      let step = (categories.count + count - 1) / count
      return stride(from: 0, to: categories.count, by: step).map { categories[$0] }
    case (_, .categories): return categories
    case (.automatic(let count), .numbers):
      return multiples(of: Self.step(upper - lower, count: count ?? 5))
    case (.step(let step), .numbers): return step > 0 ? multiples(of: step) : []
    case (.dates, .numbers): return multiples(of: Self.step(upper - lower, count: 5))
    case (.dates(let unit, let count), .dates): return dates(unit, count)
    case (_, .dates):
      let (unit, count) = unitOfTime
      return dates(unit, count)
    }
  }

  private func isInside(_ value: ChartValue) -> Bool {
    guard let place = place(value) else { return false }
    return (-1e-9...1 + 1e-9).contains(place)
  }

  private func multiples(of step: Double) -> [ChartValue] {
    let first = (lower / step - 1e-9).rounded(.up)
    let last = (upper / step + 1e-9).rounded(.down)
    guard first <= last, last - first < 1000 else { return [] }
    // Adding zero makes zero of what would be -0.
    return stride(from: first, through: last, by: 1).map { .number($0 * step + 0) }
  }

  private var unitOfTime: (Calendar.Component, Int) {
    switch (upper - lower) / 3600 {
    case ..<2: (.minute, 15)
    case ..<36: (.hour, 6)
    case ..<(24 * 10): (.day, 1)
    case ..<(24 * 40): (.day, 7)
    case ..<(24 * 370): (.month, 1)
    default: (.year, 1)
    }
  }

  private func dates(_ unit: Calendar.Component, _ count: Int) -> [ChartValue] {
    let calendar = Calendar.current
    let start = Date(timeIntervalSinceReferenceDate: lower)
    guard var date = calendar.dateInterval(of: unit, for: start)?.start else { return [] }
    var found: [ChartValue] = []
    while date.timeIntervalSinceReferenceDate < upper, found.count < 1000 {
      if date >= start { found.append(.date(date)) }
      guard let next = calendar.date(byAdding: unit, value: count, to: date), next > date else {
        break
      }
      date = next
    }
    return found
  }

  /// Returns a value in words that suit the scale.
  func words(_ value: ChartValue) -> String {
    guard case .date(let date) = value else { return value.words }
    let style =
      switch (upper - lower) / 3600 {
      case ..<36: Date.FormatStyle.dateTime.hour().minute()
      case ..<(24 * 40): Date.FormatStyle.dateTime.month(.abbreviated).day()
      case ..<(24 * 370): Date.FormatStyle.dateTime.month(.abbreviated)
      default: Date.FormatStyle.dateTime.year()
      }
    return date.formatted(style.locale(ChartWords.locale))
  }

  /// A round step, of which a length has about as many.
  private static func step(_ length: Double, count: Int) -> Double {
    guard length > 0, count > 0, length.isFinite else { return 1 }
    let rough = length / Double(count)
    let power = pow(10, log10(rough).rounded(.down))
    let factor = rough / power
    return power * (factor <= 1 ? 1 : factor <= 2 ? 2 : factor <= 5 ? 5 : 10)
  }
}
