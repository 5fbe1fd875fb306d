import Foundation

// A collection answers a key with what each of its elements answers (documented).

extension NSArray: KeyValueObject {
  package func keyedValue(_ key: String) -> Any? {
    if key.first == "@" { return KeyValues.value(of: self, at: key) }
    return NSArray(array: map { flattened(KeyValues.value(of: $0, key)) ?? NSNull() })
  }

  package func takeKeyedValue(_ value: Any?, _ key: String) {
    for case let element as NSObject in self { element.setValue(value, forKey: key) }
  }
}

extension NSSet: KeyValueObject {
  package func keyedValue(_ key: String) -> Any? {
    if key.first == "@" { return KeyValues.value(of: self, at: key) }
    return NSSet(array: allObjects.compactMap { flattened(KeyValues.value(of: $0, key)) })
  }

  package func takeKeyedValue(_ value: Any?, _ key: String) {
    for case let element as NSObject in allObjects { element.setValue(value, forKey: key) }
  }
}

extension NSOrderedSet: KeyValueObject {
  package func keyedValue(_ key: String) -> Any? {
    if key.first == "@" { return KeyValues.value(of: self, at: key) }
    return NSOrderedSet(array: array.compactMap { flattened(KeyValues.value(of: $0, key)) })
  }

  package func takeKeyedValue(_ value: Any?, _ key: String) {
    for case let element as NSObject in array { element.setValue(value, forKey: key) }
  }
}
