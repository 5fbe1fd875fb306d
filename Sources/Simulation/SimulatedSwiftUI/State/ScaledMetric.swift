/// A number that grows with the text.
///
/// Simulated: the number itself, at the usual size of text.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The number.
  public let wrappedValue: Value

  /// Makes a property for the usual size of text.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Makes a property that grows with a style of text.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}
