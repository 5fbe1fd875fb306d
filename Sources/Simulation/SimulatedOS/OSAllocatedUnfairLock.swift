import Dispatch

/// A lock, with or without a value that it guards.
///
/// Simulated: as documented; it isn't recursive. Differs: a thread that locks it twice waits for
/// itself, where iOS ends the program.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  // The value is used behind the lock only.
  fileprivate let storage: Storage<State>

  /// Makes a lock that guards a value.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Makes a lock that guards a value which other threads may have, too.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Lets a closure change the value; others wait meanwhile.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R {
    try withLockUnchecked(body)
  }

  /// Lets a closure change the value, without the compiler's checks.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    take()
    defer { free() }
    return try body(&storage.state)
  }

  /// Lets a closure change the value unless somebody else is at it.
  ///
  /// - Returns: What the closure gave; `nil` when it wasn't called.
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
