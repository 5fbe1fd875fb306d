import Dispatch

/// A lock, with or without a value that it protects.
///
/// Simulated: as documented; it isn't recursive. Differs: a thread that locks it twice waits for
/// itself, whereas iOS ends the program.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The value is only used while the lock is held.
  fileprivate let storage: Storage<State>

  /// Makes a lock that protects a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Makes a lock for a value that other threads may also have.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Runs a closure that can change the value, while holding the lock.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Runs a closure that can change the value, without the compiler's checks.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    take()
    defer { free() }
    return try body(&storage.state)
  }

  /// Runs a closure that can change the value, if the lock is free.
  ///
  /// - Returns: The closure's result; `nil` if it wasn't called.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? {
    guard takeIfAvailable() else { return nil }
    defer { free() }
    return try body(&storage.state)
  }
}

extension OSAllocatedUnfairLock {
  func take() { storage.lock.wait() }
  func free() { storage.lock.signal() }
  func takeIfAvailable() -> Bool { storage.lock.wait(timeout: .now()) == .success }
}

/// A value and its lock, which all copies of the structure share.
private final class Storage<State> {
  let lock = DispatchSemaphore(value: 1)
  var state: State

  init(_ state: State) { self.state = state }
}
