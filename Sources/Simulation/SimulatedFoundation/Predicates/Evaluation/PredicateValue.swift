import Foundation

/// A value as predicates see it: Swift's own types count as the objects that they are on iOS.
enum PredicateValue {
  case nothing
  case number(NSNumber)
  case text(String)
  case date(Date)
  case list([Any])
  case other(Any)

  init(_ value: Any?) {
    guard let value = flattened(value), !(value is NSNull) else {
      self = .nothing
      return
    }
    switch value {
    case let value as PredicateValue: self = value
    case let text as String: self = .text(text)
    case let number as NSNumber: self = .number(number)
    case let date as Date: self = .date(date)
    case let text as Substring: self = .text(String(text))
    default:
      if let number = Self.number(value) {
        self = .number(number)
      } else if let elements = KeyValues.elements(of: value) {
        self = .list(elements)
      } else {
        self = .other(value)
      }
    }
  }

  /// The value, if it is a number.
  var asNumber: NSNumber? {
    if case .number(let number) = self { number } else { nil }
  }

  /// The value, if it is a text.
  var asText: String? {
    if case .text(let text) = self { text } else { nil }
  }

  /// Whether there is no value.
  var isNothing: Bool {
    if case .nothing = self { true } else { false }
  }

  /// The value as an object or one of Swift's own types.
  var any: Any? {
    switch self {
    case .nothing: nil
    case .number(let number): number
    case .text(let text): text
    case .date(let date): date
    case .list(let elements): elements
    case .other(let other): other
    }
  }

  private static func number(_ value: Any) -> NSNumber? {
    switch value {
    case let number as any BinaryInteger: NSNumber(value: Int64(clamping: number))
    case let number as CGFloat: NSNumber(value: Double(number))
    case let number as any BinaryFloatingPoint: NSNumber(value: Double(number))
    case let number as Decimal: NSDecimalNumber(decimal: number)
    default: nil
    }
  }
}

extension NSNumber {
  /// Whether the number is as short as a Boolean.
  var isBoolean: Bool { String(cString: objCType) == "c" }
}
