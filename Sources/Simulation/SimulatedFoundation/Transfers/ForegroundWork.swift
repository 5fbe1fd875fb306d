import Foundation
import FoundationNetworking
import Synchronization

/// A task of Linux's session.
final class ForegroundWork: TaskWork {
  let inner: FoundationNetworking.URLSessionTask
  private let values = Mutex(Values())

  /// What Linux's task doesn't know, or says wrong.
  private struct Values {
    /// Whether it is over with its answer.
    var isAnswered = false
    /// How many bytes have come.
    var received: Int64 = 0
  }

  init(_ inner: FoundationNetworking.URLSessionTask) { self.inner = inner }

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
    if values.withLock({ $0.isAnswered }) { return .completed }
    return switch inner.state {
    case .running: .running
    case .suspended: .suspended
    case .canceling: .canceling
    case .completed: .completed
    }
  }

  func resume(after date: Date?) { inner.resume() }
  func suspend() { inner.suspend() }
  func cancel() { inner.cancel() }
  func endAnswered() { values.withLock { $0.isAnswered = true } }
  func receive(_ count: Int) { values.withLock { $0.received += Int64(count) } }
  func receiveAnew() { values.withLock { $0.received = 0 } }
}
