import Synchronization

/// A value that is made when it is first asked for, once for all who ask.
final class Lazily<Value: Sendable>: Sendable {
  private let kept = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  var value: Value {
    kept.withLock { kept in
      if let kept { return kept }
      let value = make()
      kept = value
      return value
    }
  }
}
