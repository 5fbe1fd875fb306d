public import Foundation

extension NSObject {
  /// Returns the value of a property that is known only by its name.
  ///
  /// Simulated: for properties that are marked `@objc` or `@IBOutlet` in the program, and those
  /// that the simulation lists for its own classes; any other key goes to
  /// `value(forUndefinedKey:)`, which a program's class may override (documented). Differs:
  /// instance variables aren't looked at.
  ///
  /// - Parameter key: The property's name.
  /// - Returns: Its value; `nil` when it is `nil`.
  public func value(forKey key: String) -> Any? {
    if let own = self as? any KeyValueObject { return own.keyedValue(key) }
    StandardProperties.list()
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    for name in ["get\(capital)", key, "is\(capital)"] {
      if let method = ObjectiveCRegistry.method(Selector(name), of: self) {
        return flattened(method(self, nil, nil))
      }
    }
    switch key {
    case "self": return self
    case "description": return description
    case "hash": return hash
    default: break
    }
    if let method = ObjectiveCRegistry.method(Selector("valueForUndefinedKey:"), of: self) {
      return flattened(method(self, key, nil))
    }
    return value(forUndefinedKey: key)
  }

  /// Sets a property that is known only by its name.
  ///
  /// Simulated: as ``value(forKey:)``. Differs: a value whose class isn't the property's is
  /// ignored, while iOS would set it all the same.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - key: The property's name.
  public func setValue(_ value: Any?, forKey key: String) {
    if let own = self as? any KeyValueObject { return own.takeKeyedValue(value, key) }
    let capital = key.prefix(1).uppercased() + key.dropFirst()
    if let method = ObjectiveCRegistry.method(Selector("set\(capital):"), of: self) {
      return ObservedSetting.set(self, key) { _ = method(self, value, nil) }
    }
    if let own = ObjectiveCRegistry.method(Selector("setValue:forUndefinedKey:"), of: self) {
      _ = own(self, value, key)
      return
    }
    setValue(value, forUndefinedKey: key)
  }

  /// Returns the value at the end of a chain of names with dots between them.
  ///
  /// Simulated: through objects, dictionaries and collections, with the documented operators of
  /// collections such as `@sum`; an object that is `nil` ends the chain, as on iOS.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValues.value(of: self, at: keyPath)
  }

  /// Sets the property at the end of a chain of names with dots between them.
  ///
  /// Simulated: as ``setValue(_:forKey:)`` of the object that the chain leads to; when there is
  /// none, it has no effect. No known difference.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    guard let dot = keyPath.lastIndex(of: ".") else { return setValue(value, forKey: keyPath) }
    let key = String(keyPath[keyPath.index(after: dot)...])
    switch self.value(forKeyPath: String(keyPath[..<dot])) {
    case let dictionary as NSMutableDictionary: dictionary[key] = value
    case let object as NSObject: object.setValue(value, forKey: key)
    default: break
    }
  }

  /// Returns the values of several properties.
  ///
  /// Simulated: by ``value(forKey:)``; NSNull stands for `nil`, as documented. No known difference.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }) { _, last in last }
  }

  /// Sets several properties.
  ///
  /// Simulated: by ``setValue(_:forKey:)``; NSNull stands for `nil`, as documented. No known
  /// difference.
  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }
}

/// Unwraps the value of a property of an optional type, which is an optional within `Any?`.
func flattened(_ value: Any?) -> Any? {
  guard let value else { return nil }
  let mirror = Mirror(reflecting: value)
  return mirror.displayStyle == .optional ? flattened(mirror.children.first?.value) : value
}
