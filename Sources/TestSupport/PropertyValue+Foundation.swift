package import ActivationRules
import Foundation

extension PropertyValue {
  /// Makes a value from what Foundation has read, with sorted keys.
  package init(foundation value: Any) {
    switch value {
    case let value as String: self = .string(value)
    case let value as Data: self = .data([UInt8](value))
    case let value as Date: self = .date(value.timeIntervalSinceReferenceDate)
    case let value as [Any]: self = .array(value.map { PropertyValue(foundation: $0) })
    case let value as [String: Any]:
      self = .dictionary(
        value.sorted { $0.key < $1.key }.map { Entry($0.key, PropertyValue(foundation: $0.value)) })
    case let value as NSNumber: self.init(number: value)
    default: self = .string("unknown: \(type(of: value))")
    }
  }

  /// Makes a value from a number, whose C type tells Booleans from integers.
  private init(number: NSNumber) {
    switch String(cString: number.objCType) {
    case "c", "B": self = .boolean(number.boolValue)
    case "d", "f": self = .real(number.doubleValue)
    default: self = .integer(number.int64Value)
    }
  }
}
