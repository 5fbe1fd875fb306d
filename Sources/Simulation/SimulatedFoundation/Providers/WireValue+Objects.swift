package import DeviceProtocol
package import Foundation

extension WireValue {
  /// The value as it crosses to another process; `nil` for an object that can't.
  package init?(_ object: any NSSecureCoding) {
    switch object {
    case let url as NSURL: self = .url(url.absoluteString)
    case let text as NSString: self = .string(String(describing: text))
    case let data as NSData: self = .data(Data(referencing: data))
    default:
      guard PropertyListSerialization.propertyList(object, isValidFor: .binary),
        let data = try? PropertyListSerialization.data(
          fromPropertyList: object, format: .binary, options: 0)
      else { return nil }
      self = .propertyList(data)
    }
  }

  /// The value as the object that a completion handler receives.
  package var object: (any NSSecureCoding)? {
    switch self {
    case .url(let text): NSURL(string: text)
    case .string(let text): NSString(string: text)
    case .data(let data): NSData(data: data)
    case .propertyList(let data):
      (try? PropertyListSerialization.propertyList(from: data, format: nil))
        .flatMap { Self.bridged($0) }
    }
  }

  private static func bridged(_ value: Any) -> (any NSSecureCoding)? {
    switch value {
    case let dictionary as [String: Any]: NSDictionary(dictionary: dictionary)
    case let array as [Any]: NSArray(array: array)
    case let number as NSNumber: number
    case let date as Date: date as NSDate
    default: nil
    }
  }
}
