import Foundation

/// Objects that are stored as archives.
enum TransformableValue {
  static func archive(_ object: Any) -> Data? {
    let form: Any =
      switch object {
      case let text as String: text as NSString
      case let list as [Any]: list as NSArray
      case let dictionary as [AnyHashable: Any]: dictionary as NSDictionary
      case let set as Set<AnyHashable>: set as NSSet
      case let data as Data: data as NSData
      case let date as Date: date as NSDate
      case let url as URL: url as NSURL
      case let uuid as UUID: uuid as NSUUID
      default: object
      }
    guard form is any NSCoding else { return nil }
    return try? NSKeyedArchiver.archivedData(withRootObject: form, requiringSecureCoding: false)
  }

  static func object(of data: Data) -> Any? {
    guard let coder = try? NSKeyedUnarchiver(forReadingFrom: data) else { return nil }
    coder.requiresSecureCoding = false
    return coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey)
  }
}
