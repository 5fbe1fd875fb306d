/// A value of a view that a gesture changes while it lasts.
///
/// Simulated: has its first value, to which it comes back after a gesture (documented). Differs:
/// the user makes no gesture that lasts.
@propertyWrapper public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Makes a property with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes a property with its first value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Makes a property with its first value, and with how it comes back to it.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }
  /// Makes a property with its first value, and with what changes how it comes back to it.
  public init(
    wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void
  ) { self.wrappedValue = wrappedValue }

  /// What `updating(_:body:)` takes.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Makes a property that begins with `nil`.
  public init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil, resetTransaction: resetTransaction)
  }
}

extension Gesture {
  /// Changes a value while the gesture lasts.
  ///
  /// Type-checks only: a tap is over at once.
  public func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> Self { self }
}
