public import Foundation
public import SimulatedSwiftUI

/// A value for a mark, with the name of what it means.
///
/// Simulated: the value decides the place; of a date, the unit decides the width of bars. The name
/// is what a screen reader says of a group.
public struct PlottableValue<Value: Plottable> {
  let label: String
  let value: Value
  let unit: Calendar.Component?
  let end: Value?

  /// Makes a value with a name.
  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue {
    PlottableValue(label: String(label), value: value, unit: nil, end: nil)
  }

  /// Makes a value with a name that is a text.
  public static func value(_ label: Text, _ value: Value) -> PlottableValue {
    PlottableValue(label: label.string, value: value, unit: nil, end: nil)
  }

  /// Makes a range of values with a name.
  public static func value(
    _ label: some StringProtocol, _ range: Range<Value>
  ) -> PlottableValue where Value: Comparable {
    PlottableValue(
      label: String(label), value: range.lowerBound, unit: nil, end: range.upperBound)
  }

  /// Makes a date that stands for the whole unit around it.
  public static func value(
    _ label: some StringProtocol, _ value: Date, unit: Calendar.Component
  ) -> PlottableValue where Value == Date {
    PlottableValue(label: String(label), value: value, unit: unit, end: nil)
  }

  /// The place or places on an axis.
  var span: MarkSpan {
    if let end { return MarkSpan(from: ChartValue(value), to: ChartValue(end), unit: unit) }
    if let unit, let date = value as? Date,
      let interval = Calendar.current.dateInterval(of: unit, for: date)
    {
      return MarkSpan(from: .date(interval.start), to: .date(interval.end), unit: unit)
    }
    return MarkSpan(from: ChartValue(value), to: nil, unit: nil)
  }
}

/// The place of a mark along an axis, or the two places between which it is.
struct MarkSpan {
  var from: ChartValue
  var to: ChartValue?
  /// The unit of time that it stands for.
  var unit: Calendar.Component?

  var all: [ChartValue] { [from] + (to.map { [$0] } ?? []) }
}
