import Foundation
import FoundationNetworking

/// A task of Linux's session.
final class ForegroundWork: TaskWork {
  let inner: FoundationNetworking.URLSessionTask

  init(_ inner: FoundationNetworking.URLSessionTask) { self.inner = inner }

  var identifier: Int { inner.taskIdentifier }
  var originalRequest: URLRequest? { inner.originalRequest }
  var currentRequest: URLRequest? { inner.currentRequest }
  var response: URLResponse? { inner.response }
  var error: (any Error)? { inner.error }
  var progress: Progress { inner.progress }
  var bytesSent: Int64 { inner.countOfBytesSent }
  var bytesToSend: Int64 { inner.countOfBytesExpectedToSend }
  var bytesReceived: Int64 { inner.countOfBytesReceived }
  var bytesToReceive: Int64 { inner.countOfBytesExpectedToReceive }

  var state: URLSessionTask.State {
    switch inner.state {
    case .running: .running
    case .suspended: .suspended
    case .canceling: .canceling
    case .completed: .completed
    }
  }

  func resume(after date: Date?) { inner.resume() }
  func suspend() { inner.suspend() }
  func cancel() { inner.cancel() }
}
