import Foundation

/// The values of the properties that iOS makes at run time: those of an app's own intents and of
/// the types in their parameters.
struct ManagedValues {
  private var values: [String: Any] = [:]

  /// The names of the properties that have a value, in order.
  var names: [String] { values.keys.sorted() }

  /// Returns a value, or what stands for none.
  func value<Value>(_ key: String) -> Value {
    if let value = values[key] as? Value { return value }
    if let none = Value.self as? any ExpressibleByNilLiteral.Type,
      let value = none.init(nilLiteral: ()) as? Value
    {
      return value
    }
    preconditionFailure("The property '\(key)' has no value of type '\(Value.self)'.")
  }

  /// Returns a value without an optional around it.
  func plainValue(_ key: String) -> Any? { values[key] }

  mutating func set(_ value: Any, _ key: String) {
    let mirror = Mirror(reflecting: value)
    values[key] = mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension INIntent {
  /// Returns the value of a property that is marked `@NSManaged`.
  ///
  /// Simulated: what the accessors do that iOS makes at run time. Differs: iOS has no such
  /// function.
  public func _managed<Value>(_ key: String) -> Value { values.value(key) }

  /// Sets a property that is marked `@NSManaged`.
  ///
  /// Simulated: what the accessors do that iOS makes at run time. Differs: iOS has no such
  /// function.
  public func _manage<Value>(_ value: Value, _ key: String) { values.set(value, key) }

  /// Returns the value of an enumeration property that is marked `@NSManaged`.
  ///
  /// Simulated: the case of its number; 0 if there is none. Differs: iOS has no such function.
  public func _managed<Value: RawRepresentable<Int>>(_ key: String) -> Value {
    let number = values.plainValue(key) as? Int ?? 0
    guard let value = Value(rawValue: number) else {
      preconditionFailure("\(number) is no '\(Value.self)', which the property '\(key)' has.")
    }
    return value
  }

  /// Sets an enumeration property that is marked `@NSManaged`.
  ///
  /// Simulated: the case's number is kept. Differs: iOS has no such function.
  public func _manage<Value: RawRepresentable<Int>>(_ value: Value, _ key: String) {
    values.set(value.rawValue, key)
  }
}

// swift-format-ignore: NoLeadingUnderscores
extension INObject {
  /// Returns the value of a property that is marked `@NSManaged`.
  ///
  /// Simulated: what the accessors do that iOS makes at run time. Differs: iOS has no such
  /// function.
  public func _managed<Value>(_ key: String) -> Value { values.value(key) }

  /// Sets a property that is marked `@NSManaged`.
  ///
  /// Simulated: what the accessors do that iOS makes at run time. Differs: iOS has no such
  /// function.
  public func _manage<Value>(_ value: Value, _ key: String) { values.set(value, key) }
}
