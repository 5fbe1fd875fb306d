import Foundation

/// The properties of Foundation's own classes that key paths are mostly used with.
enum StandardProperties {
  /// Lists them if that hasn't been done yet.
  static func list() { listed }

  private static let listed: Void = {
    list(NSString.self, texts)
    list(NSNumber.self, numbers)
    list(
      NSDate.self,
      [
        ("timeIntervalSince1970", \.timeIntervalSince1970),
        ("timeIntervalSinceReferenceDate", \.timeIntervalSinceReferenceDate),
      ])
    list(NSURL.self, addresses)
    list(NSUUID.self, [("UUIDString", \.uuidString)])
    list(NSData.self, [("length", \.length)])
  }()

  private static func list<Object: NSObject>(
    _ type: Object.Type, _ properties: [(String, (Object) -> Any?)]
  ) {
    ObjectiveCRegistry.register(
      type,
      properties: properties.map { key, get in
        (key: key, get: { ($0 as? Object).flatMap(get) }, set: nil)
      })
  }

  private static var texts: [(String, (NSString) -> Any?)] {
    [
      ("length", \.length), ("uppercaseString", \.uppercased), ("lowercaseString", \.lowercased),
      ("capitalizedString", \.capitalized), ("intValue", \.intValue),
      ("integerValue", \.integerValue), ("longLongValue", \.longLongValue),
      ("doubleValue", \.doubleValue), ("floatValue", \.floatValue), ("boolValue", \.boolValue),
      ("lastPathComponent", \.lastPathComponent), ("pathExtension", \.pathExtension),
      ("stringByDeletingPathExtension", \.deletingPathExtension),
      ("stringByDeletingLastPathComponent", \.deletingLastPathComponent),
    ]
  }

  private static var numbers: [(String, (NSNumber) -> Any?)] {
    [
      ("intValue", \.intValue), ("integerValue", \.intValue), ("doubleValue", \.doubleValue),
      ("floatValue", \.floatValue), ("boolValue", \.boolValue), ("stringValue", \.stringValue),
      ("longLongValue", \.int64Value),
    ]
  }

  private static var addresses: [(String, (NSURL) -> Any?)] {
    [
      ("absoluteString", { ($0 as URL).absoluteString }), ("path", \.path), ("host", \.host),
      ("scheme", \.scheme), ("query", \.query), ("fragment", \.fragment),
      ("lastPathComponent", \.lastPathComponent), ("pathExtension", \.pathExtension),
      ("isFileURL", \.isFileURL),
    ]
  }

  /// A value of one of Swift's own types as the object that it is on iOS.
  static func object(_ value: Any) -> NSObject? {
    switch value {
    case let date as Date: date as NSDate
    case let url as URL: url as NSURL
    case let id as UUID: id as NSUUID
    case let data as Data: data as NSData
    default: PredicateValue(value).asNumber
    }
  }
}

extension StandardProperties {
  /// A value as an object that may have methods.
  static func boxed(_ value: Any) -> AnyObject {
    if let text = value as? String { return NSString(string: text) }
    return object(value) ?? value as AnyObject
  }
}
