import Foundation
import FoundationNetworking
import Synchronization

/// A session that ends with the process: Linux's own does the work.
final class ForegroundSession: TransferEngine {
  private let inner: FoundationNetworking.URLSession
  private let relay: ForegroundRelay

  /// Makes the session that the whole process shares, without a delegate.
  convenience init(shared inner: FoundationNetworking.URLSession) {
    self.init(inner.configuration, ForegroundRelay(delegate: nil, queue: nil))
  }

  convenience init(
    _ configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    queue: OperationQueue?
  ) {
    self.init(configuration.inner, ForegroundRelay(delegate: delegate, queue: queue))
  }

  private init(
    _ configuration: FoundationNetworking.URLSessionConfiguration, _ relay: ForegroundRelay
  ) {
    self.relay = relay
    let configuration =
      configuration.copy() as? FoundationNetworking.URLSessionConfiguration ?? configuration
    // Linux's session traps when a task that is still looking into a cache is cancelled.
    configuration.urlCache = nil
    // On its own queue, one call at a time, whatever queue the program wants.
    inner = FoundationNetworking.URLSession(
      configuration: configuration, delegate: relay, delegateQueue: nil)
  }

  var delegate: (any URLSessionDelegate)? { relay.delegate }
  var queue: OperationQueue { relay.queue }

  func attach(_ session: URLSession) { relay.attach(session) }

  func dataTask(_ request: URLRequest, _ handler: DataHandler?) -> URLSessionDataTask {
    keep(URLSessionDataTask(ForegroundWork(inner.dataTask(with: request))), handler)
  }

  func uploadTask(
    _ request: URLRequest, _ source: UploadSource, _ handler: DataHandler?
  ) -> URLSessionUploadTask {
    let work =
      switch source {
      case .file(let file): ForegroundWork(inner.uploadTask(with: request, fromFile: file))
      case .data(let data): ForegroundWork(inner.uploadTask(with: request, from: data ?? Data()))
      case .stream: streamed(request)
      }
    return keep(URLSessionUploadTask(work), handler)
  }

  func downloadTask(
    _ source: DownloadSource, _ handler: DownloadHandler?
  ) -> URLSessionDownloadTask {
    let work =
      switch source {
      case .request(let request): ForegroundWork(inner.downloadTask(with: request))
      // Linux's session can't continue a download, and starts such a task by itself.
      case .resumeData:
        ForegroundWork(inner.downloadTask(with: Self.nothing), isWithoutRequest: true)
      }
    let task = URLSessionDownloadTask(work)
    relay.keep(task, for: handler.map(ForegroundRelay.Taker.file) ?? .delegate)
    return task
  }

  /// A request that no session takes: it fails as unsupported.
  private static let nothing = URLRequest(url: URL(fileURLWithPath: "/"))

  /// Makes the work of a task that sends a stream: Linux's session waits for ever for one, so the
  /// stream becomes a file.
  private func streamed(_ request: URLRequest) -> ForegroundWork {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("CFNetworkUpload_\(UUID().uuidString).tmp")
    let task = inner.uploadTask(with: request, fromFile: file)
    return ForegroundWork(task, sending: file) { [relay] done in
      relay.write(streamOf: task, to: file, then: done)
    }
  }

  /// Remembers a task, so that the receiver of what it loads is told, and the program finds it
  /// again.
  private func keep<Task: URLSessionTask>(_ task: Task, _ handler: DataHandler?) -> Task {
    relay.keep(task, for: handler.map(ForegroundRelay.Taker.data) ?? .delegate)
    return task
  }

  func invalidate(cancels: Bool) {
    guard cancels else { return inner.finishTasksAndInvalidate() }
    for task in relay.tasks { task.cancel() }
    inner.invalidateAndCancel()
  }

  func reset(_ handler: @escaping @Sendable () -> Void) {
    inner.reset { [queue] in queue.addOperation(handler) }
  }

  func flush(_ handler: @escaping @Sendable () -> Void) {
    inner.flush { [queue] in queue.addOperation(handler) }
  }

  func allTasks(_ handler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    // Linux's session leaves out those that were never resumed.
    let tasks = relay.tasks
    queue.addOperation { handler(tasks) }
  }
}
