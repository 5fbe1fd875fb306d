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
    deliver(dataTask) { [self] in
      hold(response, of: dataTask)
      guard
        let (delegate, session, task) = given(
          dataTask, (any URLSessionDataDelegate).self, URLSessionDataTask.self)
      else { return completionHandler(.allow) }
      queue.addOperation {
        let answer = Self.once(while: dataTask, completionHandler)
        delegate.urlSession(session, dataTask: task, didReceive: response) { answer($0.inner) }
      }
    }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession,
    dataTask: FoundationNetworking.URLSessionDataTask, didReceive data: Data
  ) {
    deliver(dataTask) { [self] in
      count(data, of: dataTask)
      guard
        let (delegate, session, task) = given(
          dataTask, (any URLSessionDataDelegate).self, URLSessionDataTask.self)
      else { return keep(data, of: dataTask) }
      queue.addOperation { delegate.urlSession(session, dataTask: task, didReceive: data) }
    }
  }
}

extension ForegroundRelay: FoundationNetworking.URLSessionDownloadDelegate {
  func urlSession(
    _ session: FoundationNetworking.URLSession,
    downloadTask: FoundationNetworking.URLSessionDownloadTask,
    didFinishDownloadingTo location: URL
  ) {
    deliver(downloadTask) { [self] in
      guard
        let (delegate, session, task) = given(
          downloadTask, (any URLSessionDownloadDelegate).self, URLSessionDownloadTask.self)
      else { return keep(Data(), file: location, of: downloadTask) }
      queue.addOperation {
        delegate.urlSession(session, downloadTask: task, didFinishDownloadingTo: location)
      }
    }
  }

  func urlSession(
    _ session: FoundationNetworking.URLSession,
    downloadTask: FoundationNetworking.URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    deliver(downloadTask) { [self] in
      guard
        let (delegate, session, task) = given(
          downloadTask, (any URLSessionDownloadDelegate).self, URLSessionDownloadTask.self)
      else { return }
      queue.addOperation {
        delegate.urlSession(
          session, downloadTask: task, didWriteData: bytesWritten,
          totalBytesWritten: totalBytesWritten, totalBytesExpectedToWrite: totalBytesExpectedToWrite
        )
      }
    }
  }
}
