import Foundation
import SimulatedUIKit

/// A mark with its colour, and with its values after stacking.
struct StackedMark {
  var mark: ChartMark
  var color: UIColor
  /// The values between which it is, along the axis of its values.
  var low: Double?
  var high: Double?

  /// Whether it is a bar that lies, so that its values are along the horizontal axis.
  var isLying: Bool { mark.isLying }

  /// Stacks bars and areas at the same places, in their order.
  static func stack(_ marks: [ChartMark], color: (ChartMark) -> UIColor) -> [StackedMark] {
    struct Place: Hashable {
      var kind: Int
      var at: ChartValue?
      var side: ChartValue?
      var isNegative: Bool
    }
    var heights: [Place: Double] = [:]
    return marks.map { mark in
      var stacked = StackedMark(mark: mark, color: color(mark))
      guard mark.kind == .bar || mark.kind == .area else { return stacked }
      let (across, along) = mark.isLying ? (mark.y, mark.x) : (mark.x, mark.y)
      guard let along, let value = along.from.position else { return stacked }
      if let end = along.to?.position, along.unit == nil {
        (stacked.low, stacked.high) = (min(value, end), max(value, end))
        return stacked
      }
      let place = Place(
        kind: mark.kind == .bar ? 0 : 1, at: across?.from, side: mark.side, isNegative: value < 0)
      let base = mark.isStacked ? heights[place] ?? 0 : 0
      heights[place] = base + value
      (stacked.low, stacked.high) = (min(base, base + value), max(base, base + value))
      return stacked
    }
  }
}

extension ChartMark {
  /// Whether it is a bar that lies.
  var isLying: Bool {
    guard kind == .bar, let x, let y else { return false }
    if x.to != nil, x.unit == nil { return true }
    if y.to != nil, y.unit == nil { return false }
    guard case .number = x.from else { return false }
    if case .number = y.from { return false }
    return true
  }
}
