import Foundation

extension ProgressFolder {
  /// Runs the body while no other tutor changes the files, waiting if one does.
  ///
  /// The kernel releases the lock when the program ends, however it ends; programs that this one
  /// starts don't inherit it.
  ///
  /// - Throws: ``Failure`` if another process holds the lock for longer than `patience`.
  func withLock<Value>(
    patience: Duration, onWait: (ProgressWarning) -> Void, _ body: () throws(Failure) -> Value
  ) throws(Failure) -> Value {
    try willCall(.openLock)
    let descriptor = open(
      path(of: .lock), O_RDONLY | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw failure(.lock, errno) }
    defer { close(descriptor) }
    try lock(descriptor, until: .now + patience, onWait)
    return try body()
  }

  private func lock(
    _ descriptor: Int32, until end: ContinuousClock.Instant, _ onWait: (ProgressWarning) -> Void
  ) throws(Failure) {
    var hasToldOfWaiting = false
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else { throw failure(.lock, errno) }
      guard ContinuousClock.now < end else {
        throw Failure(.machine, saying: ProgressWords.lockedTooLong(path))
      }
      if !hasToldOfWaiting { onWait(.waiting(workspace: path)) }
      hasToldOfWaiting = true
      usleep(10_000)
    }
  }
}
