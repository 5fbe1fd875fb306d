/// A lock without a value.
extension OSAllocatedUnfairLock where State == Void {
  /// Makes a lock that doesn't protect a value.
  public init() { self.init(uncheckedState: ()) }

  /// Waits until the lock is free, and acquires it.
  public func lock() { take() }

  /// Releases the lock.
  public func unlock() { free() }

  /// Acquires the lock if it is free.
  ///
  /// - Returns: Whether it was.
  public func lockIfAvailable() -> Bool { takeIfAvailable() }

  /// Runs a closure while holding the lock.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    take()
    defer { free() }
    return try body()
  }
}
