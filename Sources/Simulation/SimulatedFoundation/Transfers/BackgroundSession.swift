import DeviceEvents
import DeviceProtocol
import Foundation
import FoundationNetworking
import Synchronization

/// A session whose transfers are done by the device.
final class BackgroundSession: TransferEngine {
  let identifier: String
  let queue: OperationQueue
  private let settings: TransferSettings
  private let configuration: URLSessionConfiguration
  private let state: Mutex<State>

  private struct State: Sendable {
    var session: URLSession?
    var delegate: (any URLSessionDelegate)?
    /// The tasks that aren't over.
    var tasks: [Int: URLSessionTask] = [:]
    /// The reason why all tasks fail.
    var refusal: ErrorDescription?
    var lastRefused = 0
    /// Whether it takes no more tasks.
    var isClosing = false
  }

  init(
    _ configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?,
    queue: OperationQueue?
  ) {
    identifier = configuration.identifier ?? ""
    settings = TransferSettings(
      identifier: identifier, group: configuration.sharedContainerIdentifier,
      launchesApp: configuration.sessionSendsLaunchEvents)
    self.configuration = configuration
    if let queue {
      self.queue = queue
    } else {
      self.queue = OperationQueue()
      self.queue.maxConcurrentOperationCount = 1
    }
    state = Mutex(State(delegate: delegate))
  }

  var delegate: (any URLSessionDelegate)? { state.withLock { $0.delegate } }

  func attach(_ session: URLSession) {
    state.withLock { if $0.session == nil { $0.session = session } }
  }

  /// Opens the session in the device and takes over the tasks that it has.
  func open() {
    guard let connection = DeviceConnection.shared else {
      return refuse(.noDevice)
    }
    if connection.context.lacksContainer(settings.group) {
      connection.send(
        .event(.sessionRefused(session: identifier, reason: BackgroundTransferWords.noGroup)))
      return refuse(.requiresSharedContainer)
    }
    let isOpen = DispatchSemaphore(value: 0)
    // On the reading thread: what the device says about the tasks comes after the answer.
    connection.request(.transfer(.open(settings))) { [self] answer in
      switch answer {
      case .transfers(let tasks): for task in tasks { takeOver(task) }
      case .failed(let error): refuse(error)
      default: break
      }
      isOpen.signal()
    }
    isOpen.wait()
  }

  private func refuse(_ error: ErrorDescription) { state.withLock { $0.refusal = error } }

  private func takeOver(_ open: OpenTransfer) {
    let work = BackgroundWork(open.task, of: self, open.order, isStarted: open.isStarted)
    state.withLock { $0.tasks[open.task] = work.task(description: open.order.description) }
  }

  /// Sends the device a message about a task.
  func send(_ message: TransferMessage) { DeviceConnection.shared?.send(.transfer(message)) }

  /// The reason why tasks can't run; `nil` when they can.
  var refusal: ErrorDescription? { state.withLock { $0.refusal } }

  func allTasks(_ handler: @escaping @Sendable ([URLSessionTask]) -> Void) {
    let tasks = state.withLock { state in
      state.tasks.sorted { $0.key < $1.key }.map(\.value)
    }
    queue.addOperation { handler(tasks) }
  }

  func invalidate(cancels: Bool) {
    let (isFirst, tasks) = state.withLock { state in
      defer { state.isClosing = true }
      return (!state.isClosing, Array(state.tasks.values))
    }
    guard isFirst else { return }
    if cancels { for task in tasks { task.cancel() } }
    closeIfDone()
  }

  /// Closes a session that is being invalidated when its last task has ended.
  private func closeIfDone() {
    guard state.withLock({ $0.isClosing && $0.tasks.isEmpty }) else { return }
    call { [self] in
      let (session, delegate) = state.withLock { state in
        defer { (state.session, state.delegate) = (nil, nil) }
        return (state.session, state.delegate)
      }
      BackgroundSessions.forget(identifier)
      send(.close(session: identifier, cancels: false))
      if let session { delegate?.urlSession(session, didBecomeInvalidWithError: nil) }
    }
  }

  func reset(_ handler: @escaping @Sendable () -> Void) { queue.addOperation { handler() } }
  func flush(_ handler: @escaping @Sendable () -> Void) { queue.addOperation { handler() } }

  /// Calls a closure on the session's queue; the process isn't ended before it returns.
  private func call(_ body: @escaping @Sendable () -> Void) {
    let handlers = DeviceConnection.shared?.runningHandlers
    handlers?.enter()
    queue.addOperation {
      body()
      handlers?.leave()
    }
  }
}

extension BackgroundSession {
  func dataTask(_ request: URLRequest, _ handler: DataHandler?) -> URLSessionDataTask {
    precondition(handler == nil, Self.noHandlers)
    return make(request, .data, file: nil).task(URLSessionDataTask.self)
  }

  func uploadTask(
    _ request: URLRequest, _ source: UploadSource, _ handler: DataHandler?
  ) -> URLSessionUploadTask {
    precondition(handler == nil, Self.noHandlers)
    guard case .file(let file) = source else {
      preconditionFailure("Upload tasks from NSData are not supported in background sessions.")
    }
    guard file.isFileURL, FileManager.default.isReadableFile(atPath: file.path) else {
      preconditionFailure("Cannot read file at \(file.absoluteString)")
    }
    return make(request, .upload, file: file.path).task(URLSessionUploadTask.self)
  }

  func downloadTask(
    _ source: DownloadSource, _ handler: DownloadHandler?
  ) -> URLSessionDownloadTask {
    precondition(handler == nil, Self.noHandlers)
    switch source {
    case .request(let request):
      return make(request, .download, file: nil).task(URLSessionDownloadTask.self)
    case .resumeData(let data):
      if let order = TransferOrder(goingOnWith: data, configuration) {
        return make(order).task(URLSessionDownloadTask.self)
      }
      let order = TransferOrder(kind: .download, method: "GET", url: "")
      return keep(BackgroundWork(refusedNumber(), of: self, order, error: .badResumeData))
        .task(URLSessionDownloadTask.self)
    }
  }

  private static let noHandlers =
    "Completion handler blocks are not supported in background sessions. Use a delegate instead."

  /// Makes a task in the device, or one that is going to fail.
  private func make(_ request: URLRequest, _ kind: TransferOrder.Kind, file: String?) -> MadeTask {
    guard let scheme = request.url?.scheme?.lowercased(), ["http", "https"].contains(scheme) else {
      let scheme = request.url?.scheme ?? "(null)"
      preconditionFailure(
        "Invalid URL scheme for background downloads: \(scheme). Valid schemes are http or https")
    }
    return make(TransferOrder(request, kind, file: file, configuration))
  }

  private func make(_ order: TransferOrder) -> MadeTask {
    let isClosing = state.withLock { $0.isClosing }
    precondition(!isClosing, "Task created in a session that has been invalidated")
    if refusal == nil,
      case .madeTransfer(let number)? = DeviceConnection.shared?.ask(
        .transfer(.make(session: identifier, order)))
    {
      return keep(BackgroundWork(number, of: self, order, isStarted: false))
    }
    return keep(
      BackgroundWork(refusedNumber(), of: self, order, error: refusal ?? .noDevice))
  }

  private func refusedNumber() -> Int {
    state.withLock { state in
      state.lastRefused += 1
      return state.lastRefused
    }
  }

  private func keep(_ work: BackgroundWork) -> MadeTask {
    let task = work.task(description: nil)
    state.withLock { $0.tasks[work.identifier] = task }
    return MadeTask(task: task)
  }
}

extension BackgroundSession {
  /// Ends a task, and tells its delegate the result.
  func end(_ number: Int, _ result: TransferResult) {
    call { [self] in
      let (task, session, delegate) = state.withLock { state in
        (state.tasks[number], state.session, state.delegate)
      }
      guard let task, let work = task.work as? BackgroundWork else { return }
      work.end(result)
      state.withLock { _ = $0.tasks.removeValue(forKey: number) }
      if let session { tell(delegate, session, task, result) }
      closeIfDone()
    }
  }

  private func tell(
    _ delegate: (any URLSessionDelegate)?, _ session: URLSession, _ task: URLSessionTask,
    _ result: TransferResult
  ) {
    let told = delegate as? any URLSessionTaskDelegate
    if case .answered(let answer) = result {
      if answer.sent > 0 {
        let count = Int64(answer.sent)
        told?.urlSession(
          session, task: task, didSendBodyData: count, totalBytesSent: count,
          totalBytesExpectedToSend: count)
      }
      if let task = task as? URLSessionDownloadTask {
        give(answer, of: task, to: delegate, session)
      } else if let task = task as? URLSessionDataTask, !answer.body.isEmpty {
        (delegate as? any URLSessionDataDelegate)?.urlSession(
          session, dataTask: task, didReceive: answer.body)
      }
    }
    told?.urlSession(session, task: task, didCompleteWithError: task.error)
  }

  /// Hands over the file, which is deleted unless the program takes it at once.
  private func give(
    _ answer: TransferAnswer, of task: URLSessionDownloadTask,
    to delegate: (any URLSessionDelegate)?, _ session: URLSession
  ) {
    guard let file = answer.file else { return }
    if let delegate = delegate as? any URLSessionDownloadDelegate {
      let (count, offset) = (Int64(answer.received), Int64(answer.offset))
      if offset > 0 {
        delegate.urlSession(
          session, downloadTask: task, didResumeAtOffset: offset, expectedTotalBytes: count)
      }
      delegate.urlSession(
        session, downloadTask: task, didWriteData: count - offset, totalBytesWritten: count,
        totalBytesExpectedToWrite: count)
      delegate.urlSession(
        session, downloadTask: task, didFinishDownloadingTo: URL(fileURLWithPath: file))
    }
    try? FileManager.default.removeItem(atPath: file)
  }

  /// Notes that everything that happened while nothing listened has been reported.
  func finishEvents() {
    call { [self] in
      let (session, delegate) = state.withLock { ($0.session, $0.delegate) }
      if let session { delegate?.urlSessionDidFinishEvents(forBackgroundURLSession: session) }
    }
  }
}
