import ActivationRules
import Foundation

extension PropertyValue {
  /// The value of a Foundation property list; `nil` for what no property list holds.
  init?(propertyList value: Any) {
    switch value {
    case let text as String: self = .string(text)
    case let date as Date: self = .date(date.timeIntervalSinceReferenceDate)
    case let data as Data: self = .data(Array(data))
    case let number as NSNumber: self = .init(number)
    case let array as [Any]: self = .array(array.compactMap(PropertyValue.init(propertyList:)))
    case let dictionary as [String: Any]:
      self = .dictionary(
        dictionary.sorted { $0.key < $1.key }.compactMap { key, value in
          PropertyValue(propertyList: value).map { Entry(key, $0) }
        })
    default: return nil
    }
  }

  private init(_ number: NSNumber) {
    // Foundation tells a Boolean apart by its type only.
    switch String(cString: number.objCType) {
    case "c", "B": self = .boolean(number.boolValue)
    case "f", "d": self = .real(number.doubleValue)
    default: self = .integer(number.int64Value)
    }
  }
}
