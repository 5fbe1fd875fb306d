/// A value that a provider, or a method with a handler, deliberately shares with its caller,
/// whichever queues they are on, as on iOS.
package struct Handed<Value>: @unchecked Sendable {
  // Code that registers an object thereby says that the object may be used on any queue.
  package let value: Value

  package init(_ value: Value) { self.value = value }
}
