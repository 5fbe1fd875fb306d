/// Lets as many through at once as there is room for; the others wait in line.
///
/// A compiler or a device keeps a core busy. Running more of them than there are cores would slow
/// each down, and a program's time limit is in seconds.
actor Gate {
  private var room: Int
  private var line: [CheckedContinuation<Void, Never>] = []

  init(room: Int) { self.room = room }

  /// Runs the body once there is room for it.
  func pass<Value: Sendable, Failure: Error>(
    _ body: @Sendable () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    await enter()
    defer { leave() }
    return try await body()
  }

  private func enter() async {
    guard room == 0 else {
      room -= 1
      return
    }
    await withCheckedContinuation { line.append($0) }
  }

  private func leave() {
    if line.isEmpty { room += 1 } else { line.removeFirst().resume() }
  }
}
