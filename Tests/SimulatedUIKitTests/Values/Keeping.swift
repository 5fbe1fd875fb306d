import Testing

/// Expects that a property of a new object has one value, and then keeps another.
@MainActor func keeps<Owner: AnyObject, Value: Equatable>(
  _ make: @autoclosure () -> Owner, _ property: ReferenceWritableKeyPath<Owner, Value>,
  first: Value, then: Value, sourceLocation: SourceLocation = #_sourceLocation
) {
  let owner = make()
  #expect(owner[keyPath: property] == first, sourceLocation: sourceLocation)
  owner[keyPath: property] = then
  #expect(owner[keyPath: property] == then, sourceLocation: sourceLocation)
  // Objects don't share the value.
  #expect(make()[keyPath: property] == first, sourceLocation: sourceLocation)
}
