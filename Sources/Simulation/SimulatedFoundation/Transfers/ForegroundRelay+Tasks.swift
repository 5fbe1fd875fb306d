import Foundation
import FoundationNetworking
import Synchronization

extension ForegroundRelay: FoundationNetworking.URLSessionTaskDelegate {
  func urlSession(
    _ session: FoundationNetworking.URLSession, didBecomeInvalidWithError error: (any Error)?
  ) {
    let (told, delegate) = state.withLock { state in
      defer { (state.session, state.delegate, state.open) = (nil, nil, [:]) }
      return (state.session, state.delegate)
    }
    guard let told, let delegate else { return }
    queue.addOperation { delegate.urlSession(told, didBecomeInvalidWithError: error) }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didCompleteWithError error: (any Error)?
  ) {
    guard let work = work(of: task) else { return end(task, error) }
    work.deliverEnd(error) { [self] error in end(task, error) }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task inner: FoundationNetworking.URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    deliver(inner) { [self] in
      sent(nil, of: inner)
      guard
        let (delegate, session, task) = told(
          inner, (any URLSessionTaskDelegate).self, URLSessionTask.self)
      else { return completionHandler(request) }
      queue.addOperation {
        delegate.urlSession(
          session, task: task, willPerformHTTPRedirection: response, newRequest: request,
          completionHandler: Self.once(while: inner, completionHandler))
      }
    }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task inner: FoundationNetworking.URLSessionTask,
    didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        FoundationNetworking.URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    deliver(inner) { [self] in
      sent(nil, of: inner)
      let hasProposal = challenge.proposedCredential != nil
      let settle: @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void = {
        [self] disposition, credential in
        switch disposition {
        // Without any credential to try, Linux's session would wait for ever, and so would whatever
        // waits for it.
        case .performDefaultHandling where !hasProposal, .rejectProtectionSpace: endAnswered(inner)
        case .useCredential where credential == nil: endAnswered(inner)
        default:
          drop(inner)
          completionHandler(disposition.inner, credential)
        }
      }
      guard
        let (delegate, session, task) = told(
          inner, (any URLSessionTaskDelegate).self, URLSessionTask.self)
      else { return settle(.performDefaultHandling, nil) }
      queue.addOperation {
        delegate.urlSession(
          session, task: task, didReceive: challenge, completionHandler: settle)
      }
    }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession, task: FoundationNetworking.URLSessionTask,
    didSendBodyData bytesSent: Int64, totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {
    deliver(task) { [self] in
      let sum = sent(bytesSent, of: task)
      guard
        let (delegate, session, task) = told(
          task, (any URLSessionTaskDelegate).self, URLSessionTask.self)
      else { return }
      queue.addOperation {
        delegate.urlSession(
          session, task: task, didSendBodyData: bytesSent, totalBytesSent: sum,
          totalBytesExpectedToSend: totalBytesExpectedToSend)
      }
    }
  }
}

extension ForegroundRelay {
  /// Makes a handler that answers Linux's session once, and only while the task waits for the
  /// answer.
  ///
  /// The session ends the program if a delegate answers again, or after the task was cancelled or
  /// has timed out.
  static func once<Answer>(
    while inner: FoundationNetworking.URLSessionTask,
    _ answer: @escaping @Sendable (Answer) -> Void
  ) -> @Sendable (Answer) -> Void {
    let isGiven = Mutex(false)
    return { value in
      let wasGiven = isGiven.withLock { isGiven in
        defer { isGiven = true }
        return isGiven
      }
      guard !wasGiven, inner.error == nil, inner.state == .running || inner.state == .suspended
      else { return }
      answer(value)
    }
  }

  /// Asks the delegate for the stream that a task sends, and writes its contents to a file.
  func write(
    streamOf inner: FoundationNetworking.URLSessionTask, to file: URL,
    then done: @escaping @Sendable () -> Void
  ) {
    _ = FileManager.default.createFile(atPath: file.path, contents: nil)
    guard
      let (delegate, session, task) = told(
        inner, (any URLSessionTaskDelegate).self, URLSessionTask.self)
    else { return done() }
    queue.addOperation {
      delegate.urlSession(session, task: task) { stream in
        if let stream { Self.copy(stream, to: file) }
        done()
      }
    }
  }

  private static func copy(_ stream: InputStream, to file: URL) {
    guard let handle = try? FileHandle(forWritingTo: file) else { return }
    defer { try? handle.close() }
    stream.open()
    defer { stream.close() }
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while case let count = stream.read(&buffer, maxLength: buffer.count), count > 0 {
      try? handle.write(contentsOf: buffer.prefix(count))
    }
  }
}
