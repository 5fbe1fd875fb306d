import Foundation

/// JSON as the objects that Apple's frameworks hand over, and back.
enum JSONValues {
  /// Reads a text as objects of Foundation's classes, as they come from another process on iOS.
  static func object(_ text: String) -> Any? {
    let value = try? JSONSerialization.jsonObject(
      with: Data(text.utf8), options: [.fragmentsAllowed])
    return value.map(object)
  }

  private static func object(_ value: Any) -> Any {
    switch value {
    case let values as [String: Any]: NSDictionary(dictionary: values.mapValues(object))
    case let values as [Any]: NSArray(array: values.map(object))
    case let text as String: NSString(string: text)
    default: value as AnyObject
    }
  }

  /// Writes a value; `nil` if JSON has nothing like it.
  ///
  /// Swift's optionals count as what they hold, or as null, because that is what they become in an
  /// NSDictionary.
  static func text(_ value: Any) -> String? {
    guard let plain = plain(value), JSONSerialization.isValidJSONObject([plain]),
      let data = try? JSONSerialization.data(
        withJSONObject: plain, options: [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes])
    else { return nil }
    return String(decoding: data, as: UTF8.self)
  }

  /// Returns the first value that JSON can't hold.
  static func misfit(in value: Any) -> Any? {
    let value = flattened(value) ?? NSNull()
    if plain(value) != nil { return nil }
    let parts =
      (value as? [AnyHashable: Any]).map { Array($0.values) } ?? value as? [Any] ?? []
    return parts.lazy.compactMap { misfit(in: $0) }.first ?? value
  }

  private static func plain(_ value: Any) -> Any? {
    guard let value = flattened(value) else { return NSNull() }
    if value is NSNull || value is NSNumber { return value }
    if let flag = value as? Bool { return flag }
    if let number = value as? any BinaryInteger { return Int(exactly: number).map { $0 as Any } }
    if let number = value as? any BinaryFloatingPoint {
      let number = Double(number)
      return number.isFinite ? number : nil
    }
    if let text = value as? String { return text }
    if let values = value as? [AnyHashable: Any] {
      var read: [String: Any] = [:]
      for (key, part) in values {
        guard let key = key.base as? String, let part = plain(part) else { return nil }
        read[key] = part
      }
      return read
    }
    guard let values = value as? [Any] else { return nil }
    var read: [Any] = []
    for part in values {
      guard let part = plain(part) else { return nil }
      read.append(part)
    }
    return read
  }
}
