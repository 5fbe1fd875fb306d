import Foundation

/// The values under the keys of any value: of objects, of collections, of Swift's own types.
package enum KeyValues {
  /// Returns the value at the end of a chain of names with dots between them; operators such as
  /// `@sum` take the rest of the chain from each element.
  package static func value(of object: Any?, at keyPath: String) -> Any? {
    var value = object
    var rest = keyPath.split(separator: ".", omittingEmptySubsequences: false)[...]
    while let key = rest.popFirst() {
      guard let object = flattened(value), !(object is NSNull) else { return nil }
      guard key.first == "@" else {
        value = self.value(of: object, String(key))
        continue
      }
      guard key == "@count" else {
        return CollectionOperator(String(key)).apply(to: object, rest.joined(separator: "."))
      }
      value = count(of: object)
    }
    return flattened(value)
  }

  /// Returns the value under one key; for a collection, that of each element.
  static func value(of object: Any, _ key: String) -> Any? {
    switch object {
    case let dictionary as NSDictionary: return dictionary.keyedValue(key)
    case let object as NSObject: return object.value(forKey: key)
    case let text as String: return NSString(string: text).value(forKey: key)
    case let dictionary as [String: Any]: return dictionary[key]
    case let list as [Any]: return NSArray(array: list).value(forKey: key)
    case let set as Set<AnyHashable>: return NSSet(set: set).value(forKey: key)
    default:
      if let object = StandardProperties.object(object) { return object.value(forKey: key) }
      if key == "self" { return object }
      preconditionFailure(
        "[<\(type(of: object))> valueForUndefinedKey:]: this class is not key value "
          + "coding-compliant for the key \(key).")
    }
  }

  /// How many elements a collection has.
  private static func count(of object: Any) -> Any? {
    if let dictionary = object as? NSDictionary { return NSNumber(value: dictionary.count) }
    if let elements = elements(of: object) { return NSNumber(value: elements.count) }
    preconditionFailure(
      "[<\(type(of: object))> valueForUndefinedKey:]: this class is not key value "
        + "coding-compliant for the key @count.")
  }

  /// The elements of a collection; `nil` for any other value.
  static func elements(of object: Any) -> [Any]? {
    switch object {
    case let array as NSArray: Array(array)
    case let set as NSSet: set.allObjects
    case let set as NSOrderedSet: set.array
    case let list as [Any]: list
    case let set as Set<AnyHashable>: Array(set)
    default: nil
    }
  }
}
