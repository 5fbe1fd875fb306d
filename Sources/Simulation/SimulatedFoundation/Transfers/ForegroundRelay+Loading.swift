import Foundation
import FoundationNetworking

extension ForegroundRelay: FoundationNetworking.URLSessionDataDelegate {
  func urlSession(
    _ session: FoundationNetworking.URLSession,
    dataTask: FoundationNetworking.URLSessionDataTask, didReceive response: URLResponse,
    completionHandler:
      @escaping @Sendable (
        FoundationNetworking.URLSession.ResponseDisposition
      ) -> Void
  ) {
    guard
      let (delegate, session, task) = told(
        dataTask, (any URLSessionDataDelegate).self, URLSessionDataTask.self)
    else { return completionHandler(.allow) }
    delegate.urlSession(session, dataTask: task, didReceive: response) { disposition in
      completionHandler(disposition.inner)
    }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession,
    dataTask: FoundationNetworking.URLSessionDataTask, didReceive data: Data
  ) {
    guard
      let (delegate, session, task) = told(
        dataTask, (any URLSessionDataDelegate).self, URLSessionDataTask.self)
    else { return }
    delegate.urlSession(session, dataTask: task, didReceive: data)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession,
    dataTask: FoundationNetworking.URLSessionDataTask,
    willCacheResponse proposedResponse: CachedURLResponse,
    completionHandler: @escaping @Sendable (CachedURLResponse?) -> Void
  ) {
    guard
      let (delegate, session, task) = told(
        dataTask, (any URLSessionDataDelegate).self, URLSessionDataTask.self)
    else { return completionHandler(proposedResponse) }
    delegate.urlSession(
      session, dataTask: task, willCacheResponse: proposedResponse,
      completionHandler: completionHandler)
  }
}

extension ForegroundRelay: FoundationNetworking.URLSessionDownloadDelegate {
  func urlSession(
    _ session: FoundationNetworking.URLSession,
    downloadTask: FoundationNetworking.URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    guard
      let (delegate, session, task) = told(
        downloadTask, (any URLSessionDownloadDelegate).self, URLSessionDownloadTask.self)
    else { return }
    delegate.urlSession(session, downloadTask: task, didFinishDownloadingTo: location)
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession,
    downloadTask: FoundationNetworking.URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    guard
      let (delegate, session, task) = told(
        downloadTask, (any URLSessionDownloadDelegate).self, URLSessionDownloadTask.self)
    else { return }
    delegate.urlSession(
      session, downloadTask: task, didWriteData: bytesWritten,
      totalBytesWritten: totalBytesWritten, totalBytesExpectedToWrite: totalBytesExpectedToWrite)
  }
}
