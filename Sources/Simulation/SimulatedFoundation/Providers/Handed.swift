/// A value that a provider, or a method with a handler, and its caller share on purpose, whichever queue they are on, as on iOS.
package struct Handed<Value>: @unchecked Sendable {
  // Whoever registers an object says by that that it bears being used on any queue.
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
