import Foundation
import FoundationNetworking
import Synchronization

/// A task of Linux's session.
final class ForegroundWork: TaskWork {
  let inner: FoundationNetworking.URLSessionTask
  private let values = Mutex(Values())
  /// What has to be done before the task can begin; it calls what it is given when it is done.
  private let prepare: (@Sendable (@escaping @Sendable () -> Void) -> Void)?
  /// A file that is needed as long as the task is there.
  private let file: URL?

  /// What Linux's task doesn't know, or says wrong.
  private struct Values {
    /// Whether it was resumed, and prepares what it sends.
    var isPreparing = false
    /// Whether that has begun.
    var isPrepared = false
    /// Whether it is over with its answer.
    var isAnswered = false
    /// How many bytes have come.
    var received: Int64 = 0
  }

  init(_ inner: FoundationNetworking.URLSessionTask) {
    self.inner = inner
    prepare = nil
    file = nil
  }

  /// The work of a task that sends a file which has to be written first.
  init(
    _ inner: FoundationNetworking.URLSessionTask, sending file: URL,
    prepare: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void
  ) {
    self.inner = inner
    self.file = file
    self.prepare = prepare
  }

  deinit { if let file { try? FileManager.default.removeItem(at: file) } }

  var identifier: Int { inner.taskIdentifier }
  var originalRequest: URLRequest? { inner.originalRequest }
  var currentRequest: URLRequest? { inner.currentRequest }
  var response: URLResponse? { inner.response }
  var error: (any Error)? { values.withLock { $0.isAnswered } ? nil : inner.error }
  var progress: Progress { inner.progress }
  var bytesSent: Int64 { inner.countOfBytesSent }
  var bytesToSend: Int64 { inner.countOfBytesExpectedToSend }
  var bytesReceived: Int64 { max(inner.countOfBytesReceived, values.withLock { $0.received }) }
  var bytesToReceive: Int64 { inner.countOfBytesExpectedToReceive }

  var state: URLSessionTask.State {
    let (isAnswered, isPreparing) = values.withLock { ($0.isAnswered, $0.isPreparing) }
    if isAnswered { return .completed }
    if isPreparing { return .running }
    return switch inner.state {
    case .running: .running
    case .suspended: .suspended
    case .canceling: .canceling
    case .completed: .completed
    }
  }

  func resume(after date: Date?) {
    let begins = values.withLock { values in
      guard prepare != nil, !values.isPrepared else { return false }
      (values.isPrepared, values.isPreparing) = (true, true)
      return true
    }
    guard begins, let prepare else { return inner.resume() }
    prepare { [self] in
      values.withLock { $0.isPreparing = false }
      inner.resume()
    }
  }

  func suspend() { inner.suspend() }
  func cancel() { inner.cancel() }
  func endAnswered() { values.withLock { $0.isAnswered = true } }
  func receive(_ count: Int) { values.withLock { $0.received += Int64(count) } }
  func receiveAnew() { values.withLock { $0.received = 0 } }
}
