import Foundation
import FoundationNetworking
import Synchronization

/// Tells a session's delegate what Linux's session says, with the program's own tasks.
final class ForegroundRelay: NSObject, Sendable {
  private let state: Mutex<State>

  private struct State: Sendable {
    var session: URLSession?
    var delegate: (any URLSessionDelegate)?
    /// The tasks that aren't over, and whether the delegate is told of them.
    var tasks: [Int: (task: URLSessionTask, isTold: Bool)] = [:]
  }

  init(delegate: (any URLSessionDelegate)?) { state = Mutex(State(delegate: delegate)) }

  var delegate: (any URLSessionDelegate)? { state.withLock { $0.delegate } }

  /// Keeps the session: as documented it is there until it is invalidated.
  func attach(_ session: URLSession) { state.withLock { $0.session = session } }

  func keep(_ task: URLSessionTask, isTold: Bool) {
    state.withLock { state in
      state.tasks = state.tasks.filter { $0.value.task.state != .completed || $0.value.isTold }
      state.tasks[task.taskIdentifier] = (task, isTold)
    }
  }

  /// The program's task for one of Linux's.
  func task(of inner: FoundationNetworking.URLSessionTask) -> URLSessionTask? {
    state.withLock { $0.tasks[inner.taskIdentifier]?.task }
  }

  /// Who is told of a task, the session, and the task itself.
  func told<Delegate, Task>(
    _ inner: FoundationNetworking.URLSessionTask, _ delegate: Delegate.Type, _ task: Task.Type
  ) -> (Delegate, URLSession, Task)? {
    state.withLock { state in
      guard let session = state.session,
        let task = state.tasks[inner.taskIdentifier]?.task as? Task,
        let own = (task as? URLSessionTask)?.delegate ?? state.delegate,
        let delegate = own as? Delegate
      else { return nil }
      return (delegate, session, task)
    }
  }

  private func forget(_ inner: FoundationNetworking.URLSessionTask) {
    state.withLock { _ = $0.tasks.removeValue(forKey: inner.taskIdentifier) }
  }
}

extension ForegroundRelay: FoundationNetworking.URLSessionTaskDelegate {
  func urlSession(
    _ session: FoundationNetworking.URLSession, didBecomeInvalidWithError error: (any Error)?
  ) {
    let (told, delegate) = state.withLock { state in
      defer { (state.session, state.delegate, state.tasks) = (nil, nil, [:]) }
      return (state.session, state.delegate)
    }
    if let told { delegate?.urlSession(told, didBecomeInvalidWithError: error) }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    let told = told(task, (any URLSessionTaskDelegate).self, URLSessionTask.self)
    forget(task)
    if let (delegate, session, task) = told {
      delegate.urlSession(session, task: task, didCompleteWithError: error)
    }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    guard
      let (delegate, session, task) = told(
        task, (any URLSessionTaskDelegate).self, URLSessionTask.self)
    else { return completionHandler(request) }
    delegate.urlSession(
      session, task: task, willPerformHTTPRedirection: response, newRequest: request,
      completionHandler: completionHandler)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        FoundationNetworking.URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    guard
      let (delegate, session, task) = told(
        task, (any URLSessionTaskDelegate).self, URLSessionTask.self)
    else { return completionHandler(.performDefaultHandling, nil) }
    delegate.urlSession(session, task: task, didReceive: challenge) { disposition, credential in
      completionHandler(disposition.inner, credential)
    }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    guard
      let (delegate, session, task) = told(
        task, (any URLSessionTaskDelegate).self, URLSessionTask.self)
    else { return completionHandler(nil) }
    delegate.urlSession(session, task: task, needNewBodyStream: completionHandler)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    guard
      let (delegate, session, task) = told(
        task, (any URLSessionTaskDelegate).self, URLSessionTask.self)
    else { return }
    delegate.urlSession(
      session, task: task, didSendBodyData: bytesSent, totalBytesSent: totalBytesSent,
      totalBytesExpectedToSend: totalBytesExpectedToSend)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {
    guard
      let (delegate, session, task) = told(
        task, (any URLSessionTaskDelegate).self, URLSessionTask.self)
    else { return }
    delegate.urlSession(session, task: task, didFinishCollecting: metrics)
  }
}
