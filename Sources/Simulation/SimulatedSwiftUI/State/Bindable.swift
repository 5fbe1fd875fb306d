public import Observation

/// An observable object whose properties can be bound.
///
/// Simulated: no known difference.
@propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// Makes no property: the value must be an object that can be observed.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(wrappedValue: Value) { preconditionFailure("unavailable") }
  /// Makes no property: the value must be an object that can be observed.
  @available(
    *, unavailable, message: "The wrapped value must be an object that conforms to Observable"
  )
  public init(projectedValue: Bindable<Value>) { preconditionFailure("unavailable") }

  /// The object, for bindings to its properties.
  public var projectedValue: Bindable<Value> { self }

  /// Returns a binding to a property of the object.
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> where Value: AnyObject {
    Binding(
      get: { wrappedValue[keyPath: keyPath] }, set: { wrappedValue[keyPath: keyPath] = $0 })
  }
}

extension Bindable where Value: Observable, Value: AnyObject {
  /// Makes a property from an object.
  public init(wrappedValue: Value) { object = wrappedValue }
  /// Makes a property from an object.
  public init(_ wrappedValue: Value) { object = wrappedValue }
  /// Makes a property from another one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable: Sendable where Value: Sendable {}
