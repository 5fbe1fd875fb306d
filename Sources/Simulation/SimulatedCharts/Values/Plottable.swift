public import Foundation

/// A type whose values have a place in a chart.
///
/// Simulated: numbers, dates and strings, and types that stand for one of these.
public protocol Plottable {
  /// The type for which it stands.
  associatedtype PrimitivePlottable: Plottable = Self

  /// The value for which it stands.
  var primitivePlottable: PrimitivePlottable { get }

  /// Makes the value that something stands for.
  init?(primitivePlottable: PrimitivePlottable)
}

extension Plottable where PrimitivePlottable == Self {
  /// The value itself.
  public var primitivePlottable: Self { self }
  /// Makes the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Double: Plottable {}
extension Float: Plottable {}
extension CGFloat: Plottable {}
extension Decimal: Plottable {}
extension Int: Plottable {}
extension Int8: Plottable {}
extension Int16: Plottable {}
extension Int32: Plottable {}
extension Int64: Plottable {}
extension UInt: Plottable {}
extension UInt8: Plottable {}
extension UInt16: Plottable {}
extension UInt32: Plottable {}
extension UInt64: Plottable {}
extension String: Plottable {}
extension Date: Plottable {}

/// A value on its scale.
enum ChartValue: Hashable {
  case number(Double)
  case date(Date)
  case category(String)

  init(_ value: some Plottable) {
    switch value {
    case let number as Double: self = .number(number)
    case let number as any BinaryInteger: self = .number(Double(number))
    case let number as any BinaryFloatingPoint: self = .number(Double(number))
    case let number as Decimal: self = .number(NSDecimalNumber(decimal: number).doubleValue)
    case let date as Date: self = .date(date)
    case let text as String: self = .category(text)
    default: self = ChartValue(of: value.primitivePlottable, unlike: value)
    }
  }

  private init(of primitive: some Plottable, unlike value: Any) {
    if type(of: primitive) != type(of: value) {
      self = ChartValue(primitive)
    } else if let raw = (value as? any RawRepresentable)?.rawValue as? any Plottable {
      self = ChartValue(raw)
    } else {
      // A type that is its own primitive is none of those above; its values are told apart by
      // their descriptions.
      self = .category("\(value)")
    }
  }

  /// The place on a continuous scale; `nil` for a category.
  var position: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The value in words, for labels.
  var words: String {
    switch self {
    case .number(let number): ChartWords.number(number)
    case .date(let date):
      date.formatted(.dateTime.month(.abbreviated).day().year().locale(ChartWords.locale))
    case .category(let name): name
    }
  }
}
