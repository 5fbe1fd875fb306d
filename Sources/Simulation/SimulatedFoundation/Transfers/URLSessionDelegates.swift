public import Foundation
public import FoundationNetworking

/// Learns what happens to a session.
///
/// Simulated: the calls come on the session's queue, in the documented order. Every requirement has a
/// default.
@preconcurrency public protocol URLSessionDelegate: NSObjectProtocol, Sendable {
  /// Says that the session takes no more tasks, and releases the delegate.
  func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?)

  /// Says that the server asks for authentication.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void)

  /// Says that the server asks for authentication.
  func urlSession(
    _ session: URLSession, didReceive challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

  /// Says that everything that happened in a background session while nothing listened has been
  /// reported.
  ///
  /// Simulated: it comes in an app that the system told about the session, after everything else.
  func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession)
}

/// Learns what happens to the tasks of a session.
///
/// Simulated: as URLSessionDelegate. Differs: background sessions say only at the end how much was
/// sent, and never that a server asks for authentication or redirects: redirections are followed.
@preconcurrency public protocol URLSessionTaskDelegate: URLSessionDelegate {
  /// Says that a task is over; without an error, the server has answered, whatever its status.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?)

  /// Says that the server redirects the task.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest,
    completionHandler: @escaping @Sendable (URLRequest?) -> Void)

  /// Says that the server redirects the task.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    willPerformHTTPRedirection response: HTTPURLResponse, newRequest request: URLRequest
  ) async -> URLRequest?

  /// Says that the server asks for authentication for this task.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge
  ) async -> (URLSession.AuthChallengeDisposition, URLCredential?)

  /// Says that the server asks for authentication for this task.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler:
      @escaping @Sendable (
        URLSession.AuthChallengeDisposition, URLCredential?
      ) -> Void)

  /// Asks for the stream of what the task is to send.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    needNewBodyStream completionHandler: @escaping @Sendable (InputStream?) -> Void)

  /// Asks for the stream of what the task is to send.
  func urlSession(
    _ session: URLSession, needNewBodyStreamForTask task: URLSessionTask
  ) async -> InputStream?

  /// Says that some bytes of the body have been sent.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64,
    totalBytesSent: Int64, totalBytesExpectedToSend: Int64)

  /// Says that times of the task have been measured.
  ///
  /// Type-checks only: they aren't measured.
  func urlSession(
    _ session: URLSession, task: URLSessionTask,
    didFinishCollecting metrics: URLSessionTaskMetrics)

  /// Says that a task's time to begin has come.
  ///
  /// Type-checks only: a task that begins later isn't asked about again.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest,
    completionHandler:
      @escaping @Sendable (
        URLSession.DelayedRequestDisposition, URLRequest?
      ) -> Void)

  /// Says that a task's time to begin has come.
  ///
  /// Type-checks only: a task that begins later isn't asked about again.
  func urlSession(
    _ session: URLSession, task: URLSessionTask, willBeginDelayedRequest request: URLRequest
  ) async -> (URLSession.DelayedRequestDisposition, URLRequest?)

  /// Says that a task is waiting for a network.
  ///
  /// Type-checks only: the device's network is always there.
  func urlSession(_ session: URLSession, taskIsWaitingForConnectivity task: URLSessionTask)
}

/// Learns what is loaded.
///
/// Simulated: as URLSessionTaskDelegate. In background sessions the first call never comes: they
/// load unconditionally (documented for uploads). Differs: what the server sends is reported
/// without waiting for the decision about the beginning of its answer.
@preconcurrency public protocol URLSessionDataDelegate: URLSessionTaskDelegate {
  /// Says that the server begins to answer.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void)

  /// Says that the server begins to answer.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse
  ) async -> URLSession.ResponseDisposition

  /// Says that some bytes have arrived.
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data)

  /// Says that the answer is about to be kept in a cache.
  ///
  /// Type-checks only: no answer is kept, because Linux's Foundation doesn't put any into the
  /// cache.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void)

  /// Says that the answer is about to be kept in a cache.
  ///
  /// Type-checks only: no answer is kept, because Linux's Foundation doesn't put any into the
  /// cache.
  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse
  ) async -> CachedURLResponse?
}

/// Learns about files that are loaded.
///
/// Simulated: as URLSessionTaskDelegate. Differs: background sessions say only at the end how much was
/// loaded.
@preconcurrency public protocol URLSessionDownloadDelegate: URLSessionTaskDelegate {
  /// Says that the file is there; it has to be moved or opened before the method returns
  /// (documented).
  ///
  /// Simulated: afterwards it is deleted.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didFinishDownloadingTo location: URL)

  /// Says that some bytes have arrived.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64)

  /// Says that the download continues where it was cancelled.
  ///
  /// Simulated: in a background session, after its end, before the call that reports the rest.
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask,
    didResumeAtOffset fileOffset: Int64,
    expectedTotalBytes: Int64)
}
