public import Foundation
public import FoundationNetworking

/// A group of tasks that load from servers and send to them.
///
/// It replaces Linux's class of that name. Simulated: foreground sessions are Linux's own, with
/// real connections; the tasks of background sessions run in the device, so they continue when the
/// process is suspended or gone. Differs: tasks for streams and web sockets are missing; the device
/// doesn't refuse plain HTTP (App Transport Security). In a foreground session, a download whose
/// server wants a password that nobody supplies is an empty file.
open class URLSession: NSObject, @unchecked Sendable {
  // Mutable state has a lock, or is set before the session is used, as on iOS.
  let engine: any TransferEngine
  private let storedConfiguration: URLSessionConfiguration

  /// A copy of what the session was made with.
  open var configuration: URLSessionConfiguration {
    storedConfiguration.copy() as? URLSessionConfiguration ?? .default
  }

  /// The delegate; it is retained until the session is invalidated (documented).
  open var delegate: (any URLSessionDelegate)? { engine.delegate }

  /// The queue on which the delegate and handlers are called.
  open var delegateQueue: OperationQueue { engine.queue }

  /// The program's own name for the session.
  open var sessionDescription: String?

  /// The session for simple requests, which has no delegate.
  open class var shared: URLSession { sharedSession }

  private static let sharedSession = URLSession(
    ForegroundSession(shared: FoundationNetworking.URLSession.shared), .default)

  init(_ engine: any TransferEngine, _ configuration: URLSessionConfiguration) {
    self.engine = engine
    storedConfiguration = configuration
  }

  /// Makes a session without a delegate.
  public convenience init(configuration: URLSessionConfiguration) {
    self.init(configuration: configuration, delegate: nil, delegateQueue: nil)
  }

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - configuration: How it works; the session takes a copy.
  ///   - delegate: The delegate.
  ///   - queue: The queue for calls of the delegate and of handlers; if it is `nil`, a serial queue
  ///     that the session makes.
  public init(
    configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    storedConfiguration = configuration.copy() as? URLSessionConfiguration ?? .default
    engine =
      storedConfiguration.identifier == nil
      ? ForegroundSession(storedConfiguration, delegate: delegate, queue: queue)
      : BackgroundSessions.open(storedConfiguration, delegate: delegate, queue: queue)
    super.init()
    engine.attach(self)
  }

  /// Lets the tasks end, takes no new ones, and releases the delegate.
  open func finishTasksAndInvalidate() { engine.invalidate(cancels: false) }

  /// Cancels the tasks and releases the delegate.
  open func invalidateAndCancel() { engine.invalidate(cancels: true) }

  /// Empties caches, cookies and passwords.
  open func reset(completionHandler: @escaping @Sendable () -> Void) {
    engine.reset(completionHandler)
  }

  /// Writes everything to disk that isn't there yet.
  open func flush(completionHandler: @escaping @Sendable () -> Void) {
    engine.flush(completionHandler)
  }

  /// Passes the tasks that aren't over to a handler.
  open func getAllTasks(completionHandler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    engine.allTasks(completionHandler)
  }

  /// Passes the tasks that aren't over to a handler, by kind.
  open func getTasksWithCompletionHandler(
    _ completionHandler:
      @escaping @Sendable (
        [URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]
      ) -> Void
  ) {
    engine.allTasks { tasks in
      completionHandler(
        tasks.filter { !($0 is URLSessionUploadTask) }.compactMap { $0 as? URLSessionDataTask },
        tasks.compactMap { $0 as? URLSessionUploadTask },
        tasks.compactMap { $0 as? URLSessionDownloadTask })
    }
  }

  // Tasks. They are in the class itself so that code can override them for its tests.

  /// Makes a task that loads the contents of an address; it has to be resumed.
  open func dataTask(with url: URL) -> URLSessionDataTask { dataTask(with: URLRequest(url: url)) }

  /// Makes a task that sends a request and loads the answer.
  open func dataTask(with request: URLRequest) -> URLSessionDataTask {
    engine.dataTask(request, nil)
  }

  /// Makes a task that loads the contents of an address, and passes them to a handler instead of
  /// the delegate.
  open func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task that sends a request and passes the answer to a handler.
  open func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask { engine.dataTask(request, completionHandler) }

  /// Makes a task that sends a file.
  open func uploadTask(with request: URLRequest, fromFile fileURL: URL) -> URLSessionUploadTask {
    engine.uploadTask(request, .file(fileURL), nil)
  }

  /// Makes a task that sends bytes.
  open func uploadTask(with request: URLRequest, from bodyData: Data) -> URLSessionUploadTask {
    engine.uploadTask(request, .data(bodyData), nil)
  }

  /// Makes a task that sends the stream that the delegate supplies.
  ///
  /// Simulated: the delegate is asked for the stream when the task begins. Differs: the stream is
  /// read to its end before anything is sent, and the request states its length.
  ///
  open func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
    engine.uploadTask(request, .stream, nil)
  }

  /// Makes a task that sends a file and passes the answer to a handler.
  open func uploadTask(
    with request: URLRequest, fromFile fileURL: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { engine.uploadTask(request, .file(fileURL), completionHandler) }

  /// Makes a task that sends bytes and passes the answer to a handler.
  open func uploadTask(
    with request: URLRequest, from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask { engine.uploadTask(request, .data(bodyData), completionHandler) }

  /// Makes a task that loads the contents of an address into a file.
  open func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// Makes a task that sends a request and loads the answer into a file.
  open func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    engine.downloadTask(.request(request), nil)
  }

  /// Makes a task that continues a download that was cancelled.
  ///
  /// Simulated: in background sessions, by a request for the rest: if the server's file has changed
  /// in the meantime, or it doesn't support such requests, everything is loaded again (documented).
  /// The bytes can be used once. Differs: in other sessions nothing gives the data needed to
  /// continue, so the task fails there.
  open func downloadTask(withResumeData resumeData: Data) -> URLSessionDownloadTask {
    engine.downloadTask(.resumeData(resumeData), nil)
  }

  /// Makes a task that loads the contents of an address into a file, and passes that to a handler.
  open func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task that sends a request, loads the answer into a file, and passes that to a handler.
  open func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { engine.downloadTask(.request(request), completionHandler) }

  /// Makes a task that continues a download that was cancelled.
  ///
  /// Differs: in background sessions it traps, as all forms with a handler do (on iOS too), and
  /// elsewhere nothing gives the data needed to continue, so it fails.
  open func downloadTask(
    withResumeData resumeData: Data,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask { engine.downloadTask(.resumeData(resumeData), completionHandler) }
}

extension URLSession {
  /// The tasks that aren't over.
  public var allTasks: [URLSessionTask] {
    get async {
      await withCheckedContinuation { wait in getAllTasks { wait.resume(returning: $0) } }
    }
  }

  /// The tasks that aren't over, by kind.
  public var tasks: ([URLSessionDataTask], [URLSessionUploadTask], [URLSessionDownloadTask]) {
    get async {
      await withCheckedContinuation { wait in
        getTasksWithCompletionHandler { wait.resume(returning: ($0, $1, $2)) }
      }
    }
  }
}
