import Synchronization

/// Something that is done only at its first call.
final class Once: Sendable {
  private let body: @Sendable () -> Void
  private let isDone = Mutex(false)

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }

  func call() {
    let wasDone = isDone.withLock { isDone in
      defer { isDone = true }
      return isDone
    }
    if !wasDone { body() }
  }
}
