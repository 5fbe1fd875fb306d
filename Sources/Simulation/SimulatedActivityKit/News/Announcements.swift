import Synchronization

/// The streams that wait for news of one kind.
package final class Announcements<Value: Sendable>: Sendable {
  private let waiting = Mutex(Waiting())

  private struct Waiting {
    var last = 0
    var streams: [Int: AsyncStream<Value>.Continuation] = [:]
  }

  package init() {}

  /// Returns a stream of what is announced from now on, with some values before that.
  func stream(after first: [Value] = []) -> AsyncStream<Value> {
    AsyncStream { continuation in
      for value in first { continuation.yield(value) }
      let number = waiting.withLock { waiting in
        waiting.last += 1
        waiting.streams[waiting.last] = continuation
        return waiting.last
      }
      continuation.onTermination = { [weak self] _ in
        self?.waiting.withLock { _ = $0.streams.removeValue(forKey: number) }
      }
    }
  }

  /// Gives a value to all streams.
  func announce(_ value: Value) {
    for stream in waiting.withLock({ Array($0.streams.values) }) { stream.yield(value) }
  }

  /// Ends all streams.
  func finish() {
    for stream in waiting.withLock({ Array($0.streams.values) }) { stream.finish() }
  }
}
