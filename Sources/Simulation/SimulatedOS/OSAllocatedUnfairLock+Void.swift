/// A lock without a value.
extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock that guards no value.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and takes it.
  public func lock() { take() }

  /// Frees the lock.
  public func unlock() { free() }

  /// Takes the lock if it is free.
  ///
  /// - Returns: Whether it was.
  public func lockIfAvailable() -> Bool { takeIfAvailable() }

  /// Lets a closure run; others wait meanwhile.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    take()
    defer { free() }
    return try body()
  }
}
