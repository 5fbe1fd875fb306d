public import Foundation
public import SimulatedSwiftUI

/// The content of an axis.
///
/// Simulated: `AxisMarks`, one or several.
@MainActor @preconcurrency public protocol AxisContent {}

/// Content that knows its plans.
@MainActor protocol AxisPlanner {
  var plans: [AxisPlan] { get }
}

/// The values of an axis and what is drawn at each.
struct AxisPlan {
  var position: AxisMarkPosition
  var values: AxisMarkValues
  /// What is drawn at a value.
  var items: @MainActor (AxisValue) -> [AxisItem]
}

/// Something that is drawn at a value of an axis.
enum AxisItem {
  case grid(AxisLook), tick(AxisLook)
  /// A label: with a view, or with the value in words.
  case label(AnyView?, words: (@MainActor (AxisValue) -> String)?, isCentered: Bool)
}

/// The look of a line.
struct AxisLook {
  var width: CGFloat?
  var style: (any ShapeStyle)?
}

/// Marks along an axis: lines across the plot, ticks and labels.
///
/// Simulated: at round values of a scale, at each category, or at the values that the code gives.
/// Differs: which values are round enough is Apple's secret.
public struct AxisMarks<Content: AxisMark>: AxisContent, AxisPlanner {
  let plans: [AxisPlan]

  private init(
    _ position: AxisMarkPosition, _ values: AxisMarkValues,
    _ items: @escaping @MainActor (AxisValue) -> [AxisItem]
  ) { plans = [AxisPlan(position: position, values: values, items: items)] }

  /// Makes marks of the code's own.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) { self.init(position, values) { content($0).items } }

  /// Makes marks of the code's own.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic,
    @AxisMarkBuilder content: @escaping @MainActor () -> Content
  ) { self.init(position, values) { _ in content().items } }

  /// Makes marks of the code's own at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    @AxisMarkBuilder content: @escaping @MainActor (AxisValue) -> Content
  ) { self.init(position, AxisMarkValues(of: values)) { content($0).items } }
}

extension AxisMarks where Content == UsualAxisMark {
  /// Makes the usual marks.
  public init(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) { self.init(position, values) { _ in UsualAxisMark.items(stroke) } }

  /// Makes the usual marks at given values.
  public init<Value: Plottable>(
    preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic, values: [Value],
    stroke: StrokeStyle? = nil
  ) { self.init(position, AxisMarkValues(of: values)) { _ in UsualAxisMark.items(stroke) } }

  /// Makes the usual marks with labels in a format.
  public init<Format: FormatStyle>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: AxisMarkValues = .automatic, stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(position, values) { _ in
      UsualAxisMark.items(stroke) { $0.as(Format.FormatInput.self).map(format.format) ?? "" }
    }
  }

  /// Makes the usual marks at given values, with labels in a format.
  public init<Format: FormatStyle, Value: Plottable>(
    format: Format, preset: AxisMarkPreset = .automatic, position: AxisMarkPosition = .automatic,
    values: [Value], stroke: StrokeStyle? = nil
  ) where Format.FormatInput: Plottable, Format.FormatOutput == String {
    self.init(
      format: format, preset: preset, position: position, values: AxisMarkValues(of: values),
      stroke: stroke)
  }
}

/// How marks suit the chart.
///
/// Type-checks only: marks are always inside the chart.
public struct AxisMarkPreset: Hashable, Sendable {
  private let name: String
  /// The system's choice.
  public static let automatic = AxisMarkPreset(name: "automatic")
  /// Beside the plot.
  public static let extended = AxisMarkPreset(name: "extended")
  /// Inside it.
  public static let inset = AxisMarkPreset(name: "inset")
  /// At its edge.
  public static let aligned = AxisMarkPreset(name: "aligned")
}

/// The side on which an axis is.
///
/// Simulated: labels are there; by default below, and at the right.
public struct AxisMarkPosition: Hashable, Sendable {
  enum Kind { case automatic, leading, trailing, top, bottom }
  let kind: Kind
  /// The system's choice.
  public static let automatic = AxisMarkPosition(kind: .automatic)
  /// At the left.
  public static let leading = AxisMarkPosition(kind: .leading)
  /// At the right.
  public static let trailing = AxisMarkPosition(kind: .trailing)
  /// Above.
  public static let top = AxisMarkPosition(kind: .top)
  /// Below.
  public static let bottom = AxisMarkPosition(kind: .bottom)
}

/// The values at which an axis has marks.
///
/// Simulated: round values, steps, or given ones.
public struct AxisMarkValues: Sendable {
  enum Kind: Sendable {
    case automatic(count: Int?)
    case step(Double)
    case dates(Calendar.Component, count: Int)
    case given([ChartValue])
  }

  let kind: Kind

  /// Round values.
  public static let automatic = AxisMarkValues(kind: .automatic(count: nil))

  /// About as many round values.
  public static func automatic(desiredCount: Int? = nil) -> AxisMarkValues {
    AxisMarkValues(kind: .automatic(count: desiredCount))
  }

  /// The multiples of a number.
  public static func stride(by stepSize: some BinaryFloatingPoint) -> AxisMarkValues {
    AxisMarkValues(kind: .step(Double(stepSize)))
  }

  /// The beginnings of a unit of time.
  public static func stride(
    by component: Calendar.Component, count: Int = 1
  ) -> AxisMarkValues { AxisMarkValues(kind: .dates(component, count: max(1, count))) }

  init(kind: Kind) { self.kind = kind }
  init(of values: [some Plottable]) { kind = .given(values.map { ChartValue($0) }) }
}

/// A value of an axis.
///
/// Simulated: no known difference.
public struct AxisValue {
  /// Its place among the values.
  public let index: Int
  /// The number of values.
  public let count: Int
  let value: ChartValue
  let words: String

  /// The value, as a type.
  public func `as`<Value: Plottable>(_ type: Value.Type) -> Value? {
    if let type = type as? any RawRepresentable.Type, let made = Self.raw(value, type) as? Value {
      return made
    }
    return Self.primitive(value, as: Value.PrimitivePlottable.self)
      .flatMap { Value(primitivePlottable: $0) }
  }

  /// Returns the value of a type that stands for its raw values.
  private static func raw<Value: RawRepresentable>(
    _ value: ChartValue, _ type: Value.Type
  ) -> Value? {
    guard let plottable = Value.RawValue.self as? any Plottable.Type else { return nil }
    return (any(value, as: plottable) as? Value.RawValue).flatMap { Value(rawValue: $0) }
  }

  private static func any<Value: Plottable>(_ value: ChartValue, as type: Value.Type) -> Any? {
    primitive(value, as: type)
  }

  private static func primitive<Value: Plottable>(
    _ value: ChartValue, as type: Value.Type
  ) -> Value? {
    switch value {
    case .date(let date): return date as? Value
    case .category(let text): return text as? Value
    case .number(let number):
      if let type = type as? any BinaryInteger.Type { return whole(number, type) as? Value }
      if let type = type as? any BinaryFloatingPoint.Type { return real(number, type) as? Value }
      return Decimal(number) as? Value
    }
  }

  private static func whole<Number: BinaryInteger>(
    _ number: Double, _ type: Number.Type
  ) -> Number? { Number(exactly: number.rounded()) }

  private static func real<Number: BinaryFloatingPoint>(
    _ number: Double, _ type: Number.Type
  ) -> Number? { Number(number) }
}
