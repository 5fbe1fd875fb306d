import Foundation

// What `@NSManaged` properties read and write once they have been prepared for running.

extension NSManagedObject {
  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the value of a property that is marked `@NSManaged`.
  ///
  /// Simulated: what the accessors do that iOS makes at run time. A number that is `nil` is 0, and
  /// a text is empty (observed). Differs: iOS has no such function.
  public func _managed<Value>(_ key: String) -> Value {
    if let value: Value = plainValue(key) { return value }
    let object = keyedValue(key)
    if let object {
      if let value = object as? Value { return value }
      if let form = Value.self as? any ManagedForm.Type, let value = form.init(managed: object) {
        if let value = value as? Value { return value }
      }
      preconditionFailure(
        "Could not cast value of type '\(type(of: object))' of the property '\(key)' to "
          + "'\(Value.self)'.")
    }
    if let none = Value.self as? any ExpressibleByNilLiteral.Type {
      if let value = none.init(nilLiteral: ()) as? Value { return value }
    }
    if let form = Value.self as? any ManagedForm.Type, let value = form.absent as? Value {
      return value
    }
    preconditionFailure("Unexpectedly found nil while reading the property '\(key)'.")
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Sets a property that is marked `@NSManaged`.
  ///
  /// Simulated: what the accessors do that iOS makes at run time. Differs: iOS has no such
  /// function.
  public func _manage<Value>(_ value: Value, _ key: String) {
    guard let optional = Value.self as? any OptionalForm.Type else {
      return takeKeyedValue(value, key)
    }
    takeKeyedValue(optional.wrapped(in: value), key)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Returns the value of an enumeration property that is marked `@NSManaged`.
  ///
  /// Simulated: the enumeration's number is stored, as on iOS. Differs: iOS has no such function.
  public func _managed<Value: RawRepresentable>(_ key: String) -> Value
  where Value.RawValue: FixedWidthInteger {
    let number = (keyedValue(key) as? NSNumber)?.int64Value ?? 0
    guard let value = Value(rawValue: Value.RawValue(truncatingIfNeeded: number)) else {
      preconditionFailure("\(number) is no '\(Value.self)', which the property '\(key)' has.")
    }
    return value
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Sets an enumeration property that is marked `@NSManaged`.
  ///
  /// Simulated: the enumeration's number is stored, as on iOS. Differs: iOS has no such function.
  public func _manage<Value: RawRepresentable>(_ value: Value, _ key: String)
  where Value.RawValue: FixedWidthInteger {
    takeKeyedValue(NSNumber(value: Int64(truncatingIfNeeded: value.rawValue)), key)
  }

  // swift-format-ignore: NoLeadingUnderscores
  /// Adds objects to a relationship, or removes them, as do the methods that Xcode generates.
  ///
  /// Simulated: as Core Data's accessors. Differs: iOS has no such function.
  public func _change(_ key: String, adding: [Any] = [], removing: [Any] = []) {
    let old = keyedValue(key)
    let list = (old as? NSOrderedSet)?.array ?? (old as? NSSet)?.allObjects ?? []
    let rest = list.filter { member in
      !removing.contains { ($0 as AnyObject) === (member as AnyObject) }
    }
    takeKeyedValue(rest + adding, key)
  }
}

extension NSManagedObject {
  /// Returns the value of an attribute as it is stored, if that is what the accessor returns.
  ///
  /// Most accessors are for such values, and most of their time was spent on making a Foundation
  /// object in order to cast it.
  private func plainValue<Value>(_ key: String) -> Value? {
    guard let slot = slot(of: key) else { return nil }
    fire()
    switch values[slot] {
    case .integer(let number) where Value.self == Int64.self: return number as? Value
    case .real(let number) where Value.self == Double.self: return number as? Value
    case .text(let text):
      let attribute = entity.layout.properties[slot] as? NSAttributeDescription
      guard attribute?.attributeType == .stringAttributeType else { return nil }
      return Value.self == String.self || Value.self == String?.self ? text as? Value : nil
    default: return nil
    }
  }
}

/// The types that an accessor returns although the store has a value of another type, or none.
private protocol ManagedForm {
  init?(managed: Any)
  static var absent: Any { get }
}

extension FixedWidthInteger where Self: ManagedForm {
  init?(managed: Any) {
    guard let number = managed as? NSNumber else { return nil }
    self.init(truncatingIfNeeded: number.int64Value)
  }
  static var absent: Any { Self.zero }
}

extension Int: ManagedForm {}
extension Int16: ManagedForm {}
extension Int32: ManagedForm {}
extension Int64: ManagedForm {}

extension Double: ManagedForm {
  init?(managed: Any) {
    guard let number = managed as? NSNumber else { return nil }
    self = number.doubleValue
  }
  static var absent: Any { Double.zero }
}

extension Float: ManagedForm {
  init?(managed: Any) {
    guard let number = managed as? NSNumber else { return nil }
    self = number.floatValue
  }
  static var absent: Any { Float.zero }
}

extension Bool: ManagedForm {
  init?(managed: Any) {
    guard let number = managed as? NSNumber else { return nil }
    self = number.boolValue
  }
  static var absent: Any { false }
}

extension String: ManagedForm {
  init?(managed: Any) { nil }
  static var absent: Any { "" }
}

extension Set: ManagedForm {
  init?(managed: Any) {
    guard let set = managed as? NSSet else { return nil }
    self = Set(set.allObjects.compactMap { $0 as? Element })
  }
  static var absent: Any { Set() }
}

/// An optional of any type.
private protocol OptionalForm {
  static func wrapped<Value>(in value: Value) -> Any?
}

extension Optional: OptionalForm {
  fileprivate static func wrapped<Value>(in value: Value) -> Any? {
    (value as? Self).flatMap { $0 }
  }
}
