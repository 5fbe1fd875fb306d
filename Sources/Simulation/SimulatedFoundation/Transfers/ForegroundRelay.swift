import Foundation
import FoundationNetworking
import Synchronization

/// Passes on to a session's delegate, and to the handlers of tasks, what Linux's session says.
///
/// Linux's session calls it on a queue of its own, one call after another; everything else is
/// called on the queue of the program's session.
final class ForegroundRelay: NSObject, Sendable {
  let queue: OperationQueue
  let state: Mutex<State>

  /// The receiver of what a task loads.
  enum Taker: Sendable {
    case delegate
    case data(DataHandler)
    case file(DownloadHandler)
  }

  /// A task that isn't over.
  struct Open: Sendable {
    let task: URLSessionTask
    let taker: Taker
    /// The bytes that have arrived, for a handler or until they are reported.
    var body = Data()
    /// Whether no part of the answer has been reported yet, because the server wants a password
    /// first.
    var isHeld = false
    var file: URL?
    /// The number of bytes of the body that have been reported to the delegate as sent.
    var sent: Int64 = 0
  }

  struct State: Sendable {
    var session: URLSession?
    var delegate: (any URLSessionDelegate)?
    var open: [Int: Open] = [:]
  }

  /// Makes a relay for a session with that delegate, which is called on that queue.
  init(delegate: (any URLSessionDelegate)?, queue: OperationQueue?) {
    state = Mutex(State(delegate: delegate))
    self.queue = queue ?? OperationQueue()
    if queue == nil { self.queue.maxConcurrentOperationCount = 1 }
  }

  var delegate: (any URLSessionDelegate)? { state.withLock { $0.delegate } }

  /// Keeps the session: as documented, it exists until it is invalidated.
  func attach(_ session: URLSession) { state.withLock { $0.session = session } }

  func keep(_ task: URLSessionTask, for taker: Taker) {
    state.withLock { $0.open[task.taskIdentifier] = Open(task: task, taker: taker) }
  }

  /// The tasks that aren't over, in the order in which they were made.
  var tasks: [URLSessionTask] {
    state.withLock { $0.open.sorted { $0.key < $1.key }.map(\.value.task) }
  }

  /// Reports something about a task, unless the program has suspended it.
  func deliver(
    _ inner: FoundationNetworking.URLSessionTask, _ body: @escaping @Sendable () -> Void
  ) {
    guard let work = work(of: inner) else { return body() }
    work.deliver(body)
  }

  func work(of inner: FoundationNetworking.URLSessionTask) -> ForegroundWork? {
    state.withLock { $0.open[inner.taskIdentifier]?.task.work as? ForegroundWork }
  }

  /// The delegate that is told about a task, the session, and the task itself.
  func told<Delegate, Task>(
    _ inner: FoundationNetworking.URLSessionTask, _ delegate: Delegate.Type, _ task: Task.Type
  ) -> (Delegate, URLSession, Task)? {
    state.withLock { state in
      guard let task = state.open[inner.taskIdentifier]?.task else { return nil }
      return Self.told(task, state)
    }
  }

  /// The delegate that is told what a task loads, unless a handler takes it.
  func given<Delegate, Task>(
    _ inner: FoundationNetworking.URLSessionTask, _ delegate: Delegate.Type, _ task: Task.Type
  ) -> (Delegate, URLSession, Task)? {
    state.withLock { state in
      guard let open = state.open[inner.taskIdentifier], case .delegate = open.taker,
        !open.isHeld
      else { return nil }
      return Self.told(open.task, state)
    }
  }

  private static func told<Delegate, Task>(
    _ task: URLSessionTask, _ state: State
  ) -> (Delegate, URLSession, Task)? {
    guard let session = state.session, let own = task.delegate ?? state.delegate,
      let delegate = own as? Delegate, let task = task as? Task
    else { return nil }
    return (delegate, session, task)
  }

  /// Counts bytes that have arrived.
  func count(_ bytes: Data, of inner: FoundationNetworking.URLSessionTask) {
    work(of: inner)?.receive(bytes.count)
  }

  /// Holds an answer back if another one may follow, to a request with a password.
  func hold(_ response: URLResponse, of inner: FoundationNetworking.URLSessionTask) {
    guard (response as? HTTPURLResponse)?.statusCode == 401 else { return }
    state.withLock { $0.open[inner.taskIdentifier]?.isHeld = true }
  }

  /// Forgets the answer that was held back: there will be another.
  func drop(_ inner: FoundationNetworking.URLSessionTask) {
    state.withLock { state in
      state.open[inner.taskIdentifier]?.isHeld = false
      state.open[inner.taskIdentifier]?.body = Data()
    }
    work(of: inner)?.receiveAnew()
  }

  /// Keeps bytes, or a file, for the handler that takes them.
  func keep(_ bytes: Data, file: URL? = nil, of inner: FoundationNetworking.URLSessionTask) {
    state.withLock { state in
      state.open[inner.taskIdentifier]?.body += bytes
      if let file { state.open[inner.taskIdentifier]?.file = file }
    }
  }

  /// Adds to what has been sent of the body, and returns the sum; `nil` starts again.
  ///
  /// Linux's session gives the total as of the time of its call, which may be later.
  @discardableResult
  func sent(
    _ count: Int64?, of inner: FoundationNetworking.URLSessionTask
  ) -> Int64 {
    state.withLock { state in
      let sum = count.map { $0 + (state.open[inner.taskIdentifier]?.sent ?? 0) } ?? 0
      state.open[inner.taskIdentifier]?.sent = sum
      return sum
    }
  }

  /// Ends a task that has its answer, although Linux's session is considering another request.
  func endAnswered(_ inner: FoundationNetworking.URLSessionTask) {
    work(of: inner)?.endAnswered()
    end(inner, nil)
    inner.cancel()
  }

  /// Reports that a task is over, once.
  func end(_ inner: FoundationNetworking.URLSessionTask, _ error: (any Error)?) {
    let told = told(inner, (any URLSessionTaskDelegate).self, URLSessionTask.self)
    guard let open = state.withLock({ $0.open.removeValue(forKey: inner.taskIdentifier) }) else {
      return
    }
    let response = error == nil ? inner.response : nil
    switch open.taker {
    case .delegate:
      guard let (delegate, session, task) = told else { return }
      let held = open.isHeld ? response : nil
      queue.addOperation {
        if let held { Self.tell(delegate, session, task, held, open.body) }
        delegate.urlSession(session, task: task, didCompleteWithError: error)
      }
    case .data(let take):
      let body = error == nil ? open.body : nil
      queue.addOperation { take(body, response, error) }
    case .file(let take):
      let file = error == nil ? open.file ?? Self.emptyFile() : nil
      queue.addOperation { take(file, response, error) }
    }
  }

  /// Reports an answer that was held back.
  private static func tell(
    _ delegate: any URLSessionTaskDelegate, _ session: URLSession, _ task: URLSessionTask,
    _ response: URLResponse, _ body: Data
  ) {
    guard let delegate = delegate as? any URLSessionDataDelegate,
      let task = task as? URLSessionDataTask
    else { return }
    // It is over, whatever the delegate decides about it.
    delegate.urlSession(session, dataTask: task, didReceive: response) { _ in }
    if !body.isEmpty { delegate.urlSession(session, dataTask: task, didReceive: body) }
  }

  private static func emptyFile() -> URL? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("CFNetworkDownload_\(UUID().uuidString).tmp")
    return (try? Data().write(to: file)).map { file }
  }
}
