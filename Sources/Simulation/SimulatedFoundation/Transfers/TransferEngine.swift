import Foundation
import FoundationNetworking

/// The engine that does the work of a session: Linux's own session, or the device.
protocol TransferEngine: AnyObject, Sendable {
  var delegate: (any URLSessionDelegate)? { get }
  var queue: OperationQueue { get }

  /// Sets the session whose work it does.
  func attach(_ session: URLSession)
  func dataTask(_ request: URLRequest, _ handler: DataHandler?) -> URLSessionDataTask
  func uploadTask(
    _ request: URLRequest, _ source: UploadSource, _ handler: DataHandler?
  ) -> URLSessionUploadTask
  func downloadTask(_ source: DownloadSource, _ handler: DownloadHandler?) -> URLSessionDownloadTask
  func invalidate(cancels: Bool)
  func reset(_ handler: @escaping @Sendable () -> Void)
  func flush(_ handler: @escaping @Sendable () -> Void)
  func allTasks(_ handler: @escaping @Sendable ([URLSessionTask]) -> Void)
}

/// A handler that is called with the data that was loaded.
typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
/// A handler that is called with the file that was loaded.
typealias DownloadHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

/// The source of the bytes to send.
enum UploadSource {
  case data(Data?)
  case file(URL)
  case stream
}

/// What to download.
enum DownloadSource {
  case request(URLRequest)
  case resumeData(Data)
}
