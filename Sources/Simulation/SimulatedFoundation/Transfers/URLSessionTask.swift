public import Foundation
public import FoundationNetworking
import Synchronization

/// One transfer of a session.
///
/// It replaces Linux's class of that name. Simulated: it does nothing until it is resumed
/// (documented), and reports its progress. Differs: suspending a transfer of a background session
/// that has begun doesn't stop it; priorities have no effect.
open class URLSessionTask: NSObject, NSCopying, @unchecked Sendable {
  // Mutable state has a lock; the work has its own.
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

  /// Makes a task that belongs to no session, for code that replaces tasks in its tests.
  public override init() { work = NoWork() }

  /// The state of a task.
  ///
  /// Simulated: the documented values.
  public enum State: Int, Sendable {
    /// It is running.
    case running = 0
    /// It isn't running: a new task, or one that was suspended.
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
  /// The current request, after redirections.
  open var currentRequest: URLRequest? { work.currentRequest }
  /// The server's answer, without its body.
  open var response: URLResponse? { work.response }
  /// The error with which the task failed.
  open var error: (any Error)? { work.error }
  /// The state of the task.
  open var state: State { work.state }
  /// The progress of the task, for an interface.
  open var progress: Progress { work.progress }
  /// The number of bytes of the body that were sent.
  open var countOfBytesSent: Int64 { work.bytesSent }
  /// The number of bytes of the body.
  open var countOfBytesExpectedToSend: Int64 { work.bytesToSend }
  /// The number of bytes that have arrived.
  open var countOfBytesReceived: Int64 { work.bytesReceived }
  /// The number of bytes that are to arrive.
  open var countOfBytesExpectedToReceive: Int64 { work.bytesToReceive }

  /// The program's own description of the task; with a background session it outlives the process.
  open var taskDescription: String? {
    get { values.withLock { $0.description } }
    set {
      values.withLock { $0.description = newValue }
      work.describe(newValue)
    }
  }

  /// The time before which the task doesn't begin.
  ///
  /// Simulated: in background sessions, as documented.
  open var earliestBeginDate: Date? {
    get { values.withLock { $0.beginning } }
    set { values.withLock { $0.beginning = newValue } }
  }

  /// The delegate of this task, which is told before the session's.
  ///
  /// Differs: in background sessions and with a handler it is ignored.
  open var delegate: (any URLSessionTaskDelegate)? {
    get { values.withLock { $0.delegate } }
    set { values.withLock { $0.delegate = newValue } }
  }

  /// The priority of the task, from 0 to 1.
  ///
  /// Type-checks only: all tasks have the same.
  open var priority: Float {
    get { values.withLock { $0.priority } }
    set { values.withLock { $0.priority = newValue } }
  }

  /// The number of bytes that the program expects to send.
  ///
  /// Type-checks only: nothing uses it.
  open var countOfBytesClientExpectsToSend: Int64 {
    get { values.withLock { $0.expectedToSend } }
    set { values.withLock { $0.expectedToSend = newValue } }
  }

  /// The number of bytes that the program expects to receive.
  ///
  /// Type-checks only: nothing uses it.
  open var countOfBytesClientExpectsToReceive: Int64 {
    get { values.withLock { $0.expectedToReceive } }
    set { values.withLock { $0.expectedToReceive = newValue } }
  }

  /// Begins or continues the task; has no effect on one that is running or over.
  open func resume() { work.resume(after: earliestBeginDate) }
  /// Holds the task until it is resumed.
  ///
  /// Simulated: the program hears nothing about it in the meantime (documented). Differs: in the
  /// foreground its bytes arrive all the same, and are delivered later.
  open func suspend() { work.suspend() }
  /// Ends the task with the error NSURLErrorCancelled.
  open func cancel() { work.cancel() }

  /// Returns the task itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The usual priority.
  public static let defaultPriority: Float = 0.5
  /// A low priority.
  public static let lowPriority: Float = 0.25
  /// A high priority.
  public static let highPriority: Float = 0.75
}

/// A task that passes what it loads to the program.
///
/// Simulated: as URLSessionTask. Differs: in a background session it continues when the process is
/// gone, which the documentation promises only for uploads and downloads.
open class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends a file or bytes.
///
/// Simulated: as URLSessionTask.
open class URLSessionUploadTask: URLSessionDataTask, @unchecked Sendable {}

/// A task that loads into a file.
///
/// Simulated: as URLSessionTask.
open class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {
  /// Cancels the download and passes on the data needed to continue it.
  ///
  /// Simulated: in background sessions, under the documented conditions: a part has arrived, the
  /// request is a GET, the server supports requests for ranges, and an `ETag` or `Last-Modified`
  /// says which version it sends. Otherwise the handler gets `nil`. Differs: in other sessions it
  /// always gets `nil`.
  open func cancel(byProducingResumeData completionHandler: @escaping (Data?) -> Void) {
    work.cancel(byProducingResumeData: completionHandler)
  }
}
