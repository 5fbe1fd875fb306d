import Foundation
import SimulatedCoreData

/// How values of a type are kept in a column.
struct StoredForm {
  let type: NSAttributeType
  let stored: (Any) -> Any?
  let value: (Any) -> Any?

  /// The form of a type's values; `nil` for a type that can't be kept.
  init?(of type: Any.Type) {
    if let plain = type as? any ColumnValue.Type {
      self.init(plain: plain)
    } else if let coded = type as? any Codable.Type {
      if let raw = type as? any RawRepresentable.Type, let form = Self(raw: raw) {
        self = form
      } else {
        self.init(coded: coded)
      }
    } else {
      return nil
    }
  }

  private init<Value: ColumnValue>(plain: Value.Type) {
    type = Value.column
    stored = { ($0 as? Value)?.stored }
    value = { Value(stored: $0) }
  }

  /// The form of a value that stands for a plainer one, such as an enumeration's.
  private init?<Value: RawRepresentable>(raw: Value.Type) {
    guard let plain = Value.RawValue.self as? any ColumnValue.Type else { return nil }
    let form = Self(plain: plain)
    type = form.type
    stored = { ($0 as? Value).flatMap { form.stored($0.rawValue) } }
    value = { form.value($0).flatMap { $0 as? Value.RawValue }.flatMap(Value.init(rawValue:)) }
  }

  /// The form of any other value: coded.
  private init<Value: Codable>(coded: Value.Type) {
    type = .binaryDataAttributeType
    stored = { ($0 as? Value).flatMap { try? JSONEncoder().encode($0) } }
    value = { ($0 as? Data).flatMap { try? JSONDecoder().decode(Value.self, from: $0) } }
  }
}

/// A value that has a column of its own kind.
protocol ColumnValue {
  static var column: NSAttributeType { get }
  init?(stored: Any)
  var stored: Any { get }
}

extension ColumnValue {
  init?(stored: Any) {
    guard let value = stored as? Self else { return nil }
    self = value
  }
  var stored: Any { self }
}

extension String: ColumnValue {
  static var column: NSAttributeType { .stringAttributeType }
}
extension Date: ColumnValue {
  static var column: NSAttributeType { .dateAttributeType }
}
extension Data: ColumnValue {
  static var column: NSAttributeType { .binaryDataAttributeType }
}
extension UUID: ColumnValue {
  static var column: NSAttributeType { .UUIDAttributeType }
}
extension URL: ColumnValue {
  static var column: NSAttributeType { .URIAttributeType }
}
extension Decimal: ColumnValue {
  static var column: NSAttributeType { .decimalAttributeType }
  init?(stored: Any) {
    guard let number = stored as? NSNumber else { return nil }
    self = number.decimalValue
  }
}
extension Bool: ColumnValue {
  static var column: NSAttributeType { .booleanAttributeType }
  init?(stored: Any) {
    guard let number = stored as? NSNumber else { return nil }
    self = number.boolValue
  }
}
extension Double: ColumnValue {
  static var column: NSAttributeType { .doubleAttributeType }
  init?(stored: Any) {
    guard let number = stored as? NSNumber else { return nil }
    self = number.doubleValue
  }
}
extension Float: ColumnValue {
  static var column: NSAttributeType { .floatAttributeType }
  init?(stored: Any) {
    guard let number = stored as? NSNumber else { return nil }
    self = number.floatValue
  }
}

/// A whole number, in a column for 64 bits.
protocol WholeColumnValue: ColumnValue, FixedWidthInteger {}

extension WholeColumnValue {
  static var column: NSAttributeType { .integer64AttributeType }
  init?(stored: Any) {
    guard let number = stored as? NSNumber else { return nil }
    self.init(truncatingIfNeeded: number.int64Value)
  }
  var stored: Any { Int64(truncatingIfNeeded: self) }
}

extension Int: WholeColumnValue {}
extension Int8: WholeColumnValue {}
extension Int16: WholeColumnValue {}
extension Int32: WholeColumnValue {}
extension Int64: WholeColumnValue {}
extension UInt: WholeColumnValue {}
extension UInt8: WholeColumnValue {}
extension UInt16: WholeColumnValue {}
extension UInt32: WholeColumnValue {}
extension UInt64: WholeColumnValue {}
