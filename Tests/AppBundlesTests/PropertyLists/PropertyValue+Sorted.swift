import ActivationRules
import Foundation

extension PropertyValue {
  /// The value with its keys sorted and, of several entries with the same key, only the last.
  var sorted: PropertyValue {
    switch self {
    case .array(let elements): return .array(elements.map(\.sorted))
    case .dictionary(let entries):
      let last = [String: PropertyValue](
        entries.map { ($0.key, $0.value.sorted) }, uniquingKeysWith: { $1 })
      return .dictionary(last.sorted { $0.key < $1.key }.map { Entry($0.key, $0.value) })
    default: return self
    }
  }
}

extension PropertyValue {
  /// The value as a Foundation object.
  var foundation: Any {
    switch self {
    case .string(let text): text
    case .integer(let number): NSNumber(value: number)
    case .real(let number): NSNumber(value: number)
    case .boolean(let flag): NSNumber(value: flag)
    case .date(let seconds): Date(timeIntervalSinceReferenceDate: seconds)
    case .data(let bytes): Data(bytes)
    case .array(let elements): elements.map(\.foundation)
    case .dictionary(let entries):
      [String: Any](entries.map { ($0.key, $0.value.foundation) }, uniquingKeysWith: { $1 })
    }
  }
}
