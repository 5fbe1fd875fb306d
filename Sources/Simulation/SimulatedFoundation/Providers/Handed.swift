/// A value that a provider and its caller share on purpose, whichever queue they are on, as on iOS.
struct Handed<Value>: @unchecked Sendable {
  // Whoever registers an object says by that that it bears being used on any queue.
  let value: Value

  init(_ value: Value) { self.value = value }
}
