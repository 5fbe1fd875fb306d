public import Foundation
public import FoundationNetworking

extension URLSessionDelegate {
  /// Does nothing.
  public func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {}

  /// Answers as the form without a handler does.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    Completion.give({ await self.urlSession(session, didReceive: challenge) }) {
      completionHandler($0.0, $0.1)
    }
  }

  /// Answers as without a delegate.
  public func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    (.performDefaultHandling, nil)
  }

  /// Does nothing.
  public func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) {}
}

extension URLSessionTaskDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
  ) {}

  /// Answers as the form without a handler does.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void
  ) {
    Completion.give(
      {
        await self.urlSession(
          session, task: task, willPerformHTTPRedirection: response, newRequest: request)
      }, to: completionHandler)
  }

  /// Follows the redirection.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
  ) async -> URLRequest? { request }

  /// Passes the question on to the session's method.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?) {
    await Completion.value { handler in
      urlSession(session, didReceive: challenge) { handler(($0, $1)) }
    }
  }

  /// Answers as the form without a handler does.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void
  ) {
    Completion.give({ await self.urlSession(session, task: task, didReceive: challenge) }) {
      completionHandler($0.0, $0.1)
    }
  }

  /// Answers as the form without a handler does.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void
  ) {
    Completion.give(
      { await self.urlSession(session, needNewBodyStreamForTask: task) }, to: completionHandler)
  }

  /// Supplies no stream.
  public func urlSession(
    _ session: URLSession, needNewBodyStreamForTask task: URLSessionTask
  ) async -> InputStream? { nil }

  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64
  ) {}

  /// Does nothing.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics
  ) {}

  /// Answers as the form without a handler does.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
    completionHandler:
      @escaping @Sendable (
        URLSession.DelayedRequestDisposition, URLRequest?
      ) -> Void
  ) {
    Completion.give(
      { await self.urlSession(session, task: task, willBeginDelayedRequest: request) }
    ) { completionHandler($0.0, $0.1) }
  }

  /// Lets the task begin.
  public func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest
  ) async -> (URLSession.DelayedRequestDisposition, URLRequest?) { (.continueLoading, nil) }

  /// Does nothing.
  public func urlSession(
    _ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask
  ) {}
}

extension URLSessionDataDelegate {
  /// Answers as the form without a handler does.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
  ) {
    Completion.give(
      { await self.urlSession(session, dataTask: dataTask, didReceive: response) },
      to: completionHandler)
  }

  /// Lets the task continue.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
  ) async -> URLSession.ResponseDisposition { .allow }

  /// Does nothing.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data
  ) {}

  /// Answers as the form without a handler does.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    Completion.give(
      {
        await self.urlSession(session, dataTask: dataTask, willCacheResponse: proposedResponse)
      }, to: completionHandler)
  }

  /// Lets the answer be kept as it is.
  public func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse
  ) async -> CachedURLResponse? { proposedResponse }
}

extension URLSessionDownloadDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {}

  /// Does nothing.
  public func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64
  ) {}
}
