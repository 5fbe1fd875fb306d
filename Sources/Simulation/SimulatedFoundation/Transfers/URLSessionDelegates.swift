public import Foundation
public import FoundationNetworking

/// Told of what happens to a session.
///
/// Simulated: the calls come on the session's queue, in the documented order. Every requirement has a
/// default.
@preconcurrency public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
  /// The session takes no more tasks, and lets go of the delegate.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)

  /// The server wants proof of who asks.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void)

  /// The server wants proof of who asks.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

  /// All that had happened in a background session while nobody listened has been told.
  ///
  /// Simulated: it comes in an app that the system told of the session, behind everything else.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

/// Told of what happens to the tasks of a session.
///
/// Simulated: as URLSessionDelegate. Differs: background sessions say only at the end how much was
/// sent, and never that a server wants proof or redirects: redirects are followed.
@preconcurrency public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// A task is over; without an error the server has answered, whatever its status.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)

  /// The server sends the task elsewhere.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void)

  /// The server sends the task elsewhere.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
  ) async -> URLRequest?

  /// The server wants proof of who asks for this.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

  /// The server wants proof of who asks for this.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void)

  /// The task needs a stream of what it is to send.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)

  /// The task needs a stream of what it is to send.
  func urlSession(
    _ session: URLSession, needNewBodyStreamForTask task: URLSessionTask
  ) async -> InputStream?

  /// Some bytes of the body have been sent.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)

  /// Times of the task have been measured.
  ///
  /// Type-checks only: nobody measures them.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics)

  /// A task's time to begin has come.
  ///
  /// Type-checks only: a task that begins later isn't asked about again.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
    completionHandler:
      @escaping @Sendable (
        URLSession.DelayedRequestDisposition, URLRequest?
      ) -> Void)

  /// A task's time to begin has come.
  ///
  /// Type-checks only: a task that begins later isn't asked about again.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest
  ) async -> (URLSession.DelayedRequestDisposition, URLRequest?)

  /// A task waits for a network.
  ///
  /// Type-checks only: the device's network is always there.
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
}

/// Told of what is loaded.
///
/// Simulated: as URLSessionTaskDelegate. In background sessions the first call never comes: they load
/// what they load (documented of uploads). Differs: what the server sends is told without waiting for
/// what is said about the beginning of its answer.
@preconcurrency public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// The server begins to answer.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)

  /// The server begins to answer.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
  ) async -> URLSession.ResponseDisposition

  /// Some bytes have come.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)

  /// The answer is about to be kept in a cache.
  ///
  /// Type-checks only: no answer is kept, for Linux's Foundation doesn't put any into the cache.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)

  /// The answer is about to be kept in a cache.
  ///
  /// Type-checks only: no answer is kept, for Linux's Foundation doesn't put any into the cache.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse
  ) async -> CachedURLResponse?
}

/// Told of files that are loaded.
///
/// Simulated: as URLSessionTaskDelegate. Differs: background sessions say only at the end how much was
/// loaded.
@preconcurrency public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// The file is there; it has to be moved or opened before the method returns (documented).
  ///
  /// Simulated: afterwards it is deleted.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)

  /// Some bytes have come.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)

  /// The download goes on where it was cancelled.
  ///
  /// Simulated: in a background session, behind its end, before the call that tells of the rest.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64)
}
