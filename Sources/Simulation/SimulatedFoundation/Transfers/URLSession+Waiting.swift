public import Foundation

extension URLSession {
  /// Empties caches, cookies and passwords.
  ///
  /// Simulated: as the form with a handler.
  public func reset() async { await Completion.end { reset(completionHandler: $0) } }

  /// Writes everything to disk that isn't there yet.
  ///
  /// Simulated: as the form with a handler.
  public func flush() async { await Completion.end { flush(completionHandler: $0) } }
}

extension URLSessionDownloadTask {
  /// Cancels the download, and returns the data needed to continue it.
  ///
  /// Simulated: as the form with a handler.
  @discardableResult public func cancelByProducingResumeData() async -> Data? {
    await Completion.value { cancel(byProducingResumeData: $0) }
  }
}
