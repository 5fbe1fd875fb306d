import Foundation
import FoundationNetworking

/// The work that a task stands for.
protocol TaskWork: AnyObject, Sendable {
  var identifier: Int { get }
  var originalRequest: URLRequest? { get }
  var currentRequest: URLRequest? { get }
  var response: URLResponse? { get }
  var error: (any Error)? { get }
  var state: URLSessionTask.State { get }
  var progress: Progress { get }
  var bytesSent: Int64 { get }
  var bytesToSend: Int64 { get }
  var bytesReceived: Int64 { get }
  var bytesToReceive: Int64 { get }

  func resume(after date: Date?)
  func suspend()
  func cancel()
  func describe(_ text: String?)
  func cancel(byProducingResumeData handler: @escaping (Data?) -> Void)
}

extension TaskWork {
  func describe(_ text: String?) {}
  func cancel(byProducingResumeData handler: @escaping (Data?) -> Void) {
    cancel()
    handler(nil)
  }
}

/// The work of a task that belongs to no session: it does nothing.
final class NoWork: TaskWork {
  let progress = Progress(totalUnitCount: 0)
  var identifier: Int { 0 }
  var originalRequest: URLRequest? { nil }
  var currentRequest: URLRequest? { nil }
  var response: URLResponse? { nil }
  var error: (any Error)? { nil }
  var state: URLSessionTask.State { .suspended }
  var bytesSent: Int64 { 0 }
  var bytesToSend: Int64 { 0 }
  var bytesReceived: Int64 { 0 }
  var bytesToReceive: Int64 { 0 }
  func resume(after date: Date?) {}
  func suspend() {}
  func cancel() {}
}
