public import Foundation
public import FoundationNetworking
import Synchronization

/// One transfer of a session.
///
/// It stands in for Linux's class of that name. Simulated: it does nothing before it is resumed
/// (documented), and tells how far it is. Differs: suspending a transfer of a background session that
/// has begun doesn't hold it; priorities have no effect.
open class URLSessionTask: NSObject, NSCopying, @unchecked Sendable {
  // What changes is behind the lock; the work has its own.
  let work: any TaskWork
  private let values = Mutex(Values())

  private struct Values: Sendable {
    var description: String?
    var beginning: Date?
    var priority = URLSessionTask.defaultPriority
    var delegate: (any URLSessionTaskDelegate)?
    var expectedToSend: Int64 = -1
    var expectedToReceive: Int64 = -1
  }

  init(_ work: any TaskWork, description: String? = nil) {
    self.work = work
    super.init()
    values.withLock { $0.description = description }
  }

  /// A task that belongs to no session, for code that replaces tasks in its tests.
  public override init() { work = NoWork() }

  /// How far a task is.
  ///
  /// Simulated: the documented values.
  public enum State: Int, Sendable {
    /// It goes on.
    case running = 0
    /// It doesn't go on: a new task, or one that was suspended.
    case suspended = 1
    /// It has been cancelled, and isn't over yet.
    case canceling = 2
    /// It is over.
    case completed = 3
  }

  /// The number of the task in its session.
  open var taskIdentifier: Int { work.identifier }
  /// The request with which the task was made.
  open var originalRequest: URLRequest? { work.originalRequest }
  /// The request that is under way, after redirections.
  open var currentRequest: URLRequest? { work.currentRequest }
  /// The server's answer, without its body.
  open var response: URLResponse? { work.response }
  /// Why the task failed.
  open var error: (any Error)? { work.error }
  /// How far the task is.
  open var state: State { work.state }
  /// How far the task is, for an interface.
  open var progress: Progress { work.progress }
  /// How many bytes of the body were sent.
  open var countOfBytesSent: Int64 { work.bytesSent }
  /// How many bytes the body has.
  open var countOfBytesExpectedToSend: Int64 { work.bytesToSend }
  /// How many bytes have come.
  open var countOfBytesReceived: Int64 { work.bytesReceived }
  /// How many bytes are to come.
  open var countOfBytesExpectedToReceive: Int64 { work.bytesToReceive }

  /// The program's own word for the task; with a background session it outlives the process.
  open var taskDescription: String? {
    get { values.withLock { $0.description } }
    set {
      values.withLock { $0.description = newValue }
      work.describe(newValue)
    }
  }

  /// Before which time the task doesn't begin.
  ///
  /// Simulated: in background sessions, as documented.
  open var earliestBeginDate: Date? {
    get { values.withLock { $0.beginning } }
    set { values.withLock { $0.beginning = newValue } }
  }

  /// Who is told of this task, before the session's delegate.
  ///
  /// Differs: in background sessions and with a handler nobody asks for it.
  open var delegate: (any URLSessionTaskDelegate)? {
    get { values.withLock { $0.delegate } }
    set { values.withLock { $0.delegate = newValue } }
  }

  /// How important the task is, 0 to 1.
  ///
  /// Type-checks only: all tasks are.
  open var priority: Float {
    get { values.withLock { $0.priority } }
    set { values.withLock { $0.priority = newValue } }
  }

  /// How many bytes the program thinks that it will send.
  ///
  /// Type-checks only: nobody plans by it.
  open var countOfBytesClientExpectsToSend: Int64 {
    get { values.withLock { $0.expectedToSend } }
    set { values.withLock { $0.expectedToSend = newValue } }
  }

  /// How many bytes the program thinks that it will receive.
  ///
  /// Type-checks only: nobody plans by it.
  open var countOfBytesClientExpectsToReceive: Int64 {
    get { values.withLock { $0.expectedToReceive } }
    set { values.withLock { $0.expectedToReceive = newValue } }
  }

  /// Begins, or goes on; does nothing to a task that does or is over.
  open func resume() { work.resume(after: earliestBeginDate) }
  /// Holds the task until it is resumed.
  ///
  /// Simulated: the program hears nothing of it meanwhile (documented). Differs: in the foreground its bytes
  /// come all the same, and are handed over later.
  open func suspend() { work.suspend() }
  /// Ends the task with the error NSURLErrorCancelled.
  open func cancel() { work.cancel() }

  /// The task itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The usual priority.
  public static let defaultPriority: Float = 0.5
  /// A low priority.
  public static let lowPriority: Float = 0.25
  /// A high priority.
  public static let highPriority: Float = 0.75
}

/// A task that gives what it loads to the program.
///
/// Simulated: as URLSessionTask. Differs: in a background session it goes on when the process is gone,
/// which the documentation promises for uploads and downloads only.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends a file or bytes.
///
/// Simulated: as URLSessionTask.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task that loads into a file.
///
/// Simulated: as URLSessionTask.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// Cancels the download and gives what it takes to go on with it.
  ///
  /// Simulated: in background sessions, on the conditions that are documented: a part has come, the request
  /// is a GET, and the server takes requests for ranges and tells by an `ETag` or `Last-Modified` which
  /// version it sends. Otherwise the handler gets `nil`. Differs: in other sessions it always does.
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    work.cancel(byProducingResumeData: completionHandler)
  }
}
