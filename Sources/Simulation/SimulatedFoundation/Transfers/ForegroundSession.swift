import Foundation
import FoundationNetworking
import Synchronization

/// A session that ends with the process: Linux's own does the work.
final class ForegroundSession: TransferEngine {
  let inner: FoundationNetworking.URLSession
  private let relay: ForegroundRelay

  /// The session that all of a process share, without a delegate.
  init(shared inner: FoundationNetworking.URLSession) {
    relay = ForegroundRelay(delegate: nil)
    self.inner = inner
  }

  init(
    _ configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    queue: OperationQueue?
  ) {
    relay = ForegroundRelay(delegate: delegate)
    inner = FoundationNetworking.URLSession(
      configuration: configuration.inner, delegate: relay, delegateQueue: queue)
  }

  var delegate: (any URLSessionDelegate)? { relay.delegate }
  var queue: OperationQueue { inner.delegateQueue }

  func attach(_ session: URLSession) { relay.attach(session) }

  func dataTask(_ request: URLRequest, _ handler: DataHandler?) -> URLSessionDataTask {
    let task =
      handler.map { inner.dataTask(with: request, completionHandler: $0) }
      ?? inner.dataTask(with: request)
    return keep(URLSessionDataTask(ForegroundWork(task)), isTold: handler == nil)
  }

  func uploadTask(
    _ request: URLRequest, _ source: UploadSource, _ handler: DataHandler?
  ) -> URLSessionUploadTask {
    let task = innerUpload(request, source, handler)
    return keep(URLSessionUploadTask(ForegroundWork(task)), isTold: handler == nil)
  }

  private func innerUpload(
    _ request: URLRequest, _ source: UploadSource, _ handler: DataHandler?
  ) -> FoundationNetworking.URLSessionUploadTask {
    switch (source, handler) {
    case (.file(let file), nil): inner.uploadTask(with: request, fromFile: file)
    case (.file(let file), let handler?):
      inner.uploadTask(with: request, fromFile: file, completionHandler: handler)
    case (.data(let data), nil): inner.uploadTask(with: request, from: data ?? Data())
    case (.data(let data), let handler?):
      inner.uploadTask(with: request, from: data, completionHandler: handler)
    case (.stream, _): inner.uploadTask(withStreamedRequest: request)
    }
  }

  func downloadTask(
    _ source: DownloadSource, _ handler: DownloadHandler?
  ) -> URLSessionDownloadTask {
    let task =
      switch (source, handler) {
      case (.request(let request), nil): inner.downloadTask(with: request)
      case (.request(let request), let handler?):
        inner.downloadTask(with: request, completionHandler: handler)
      case (.resumeData(let data), nil): inner.downloadTask(withResumeData: data)
      case (.resumeData(let data), let handler?):
        inner.downloadTask(withResumeData: data, completionHandler: handler)
      }
    return keep(URLSessionDownloadTask(ForegroundWork(task)), isTold: handler == nil)
  }

  /// Remembers a task, so that the delegate is told of it and the program finds it again.
  private func keep<Task: URLSessionTask>(_ task: Task, isTold: Bool) -> Task {
    relay.keep(task, isTold: isTold && inner.delegate != nil)
    return task
  }

  func invalidate(cancels: Bool) {
    if cancels { inner.invalidateAndCancel() } else { inner.finishTasksAndInvalidate() }
  }

  func reset(_ handler: @escaping @Sendable () -> Void) { inner.reset(completionHandler: handler) }
  func flush(_ handler: @escaping @Sendable () -> Void) { inner.flush(completionHandler: handler) }

  func allTasks(_ handler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    inner.getAllTasks { [relay] open in
      handler(open.compactMap { relay.task(of: $0) })
    }
  }

  func foreground() -> FoundationNetworking.URLSession { inner }
}
