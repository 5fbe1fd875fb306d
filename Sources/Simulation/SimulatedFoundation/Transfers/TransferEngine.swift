import Foundation
import FoundationNetworking

/// What does the work of a session: Linux's own session, or the device.
protocol TransferEngine: AnyObject, Sendable {
  var delegate: (any URLSessionDelegate)? { get }
  var queue: OperationQueue { get }

  /// Tells whose work it is.
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

/// What is called with what was loaded.
typealias DataHandler = @Sendable (Data?, URLResponse?, (any Error)?) -> Void
/// What is called with the file that was loaded.
typealias DownloadHandler = @Sendable (URL?, URLResponse?, (any Error)?) -> Void

/// Where the bytes come from that are sent.
enum UploadSource {
  case data(Data?)
  case file(URL)
  case stream
}

/// What is downloaded.
enum DownloadSource {
  case request(URLRequest)
  case resumeData(Data)
}
