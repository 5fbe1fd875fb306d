import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Starts a task, after a number of seconds.
  func start(
    _ task: TransferSession.Task?, of session: TransferSession, after seconds: Double
  ) {
    guard let task, !task.isStarted, task.result == nil else { return }
    task.isStarted = true
    guard seconds > 0 else { return begin(task, of: session) }
    task.beginning = later(seconds) { [self] in begin(task, of: session) }
  }

  private func begin(_ task: TransferSession.Task, of session: TransferSession) {
    guard task.result == nil, isOpen(session) else { return }
    recorder.record(
      session.owner,
      .transferBegan(session: session.identifier, task: task.number, request: task.order.words))
    task.expiry = later(task.order.limit) { [self] in
      stop(task, of: session, .timedOut, keeping: true)
    }
    perform(task, of: session)
  }

  /// Has a transfer performed, the first time or again.
  private func perform(_ task: TransferSession.Task, of session: TransferSession) {
    guard task.result == nil, isOpen(session) else { return }
    // The process that does the transfers has no wall around it.
    guard task.mayReadFile else { return end(task, of: session, .failed(.unreadable)) }
    guard let worker = transferWorker() else {
      return end(task, of: session, .failed(.connection(TransferWords.noTransfers, code: 4099)))
    }
    // A millisecond apart, so that the server has the previous one by then: they arrive in the same
    // order each time.
    let time = max(clock.now, transfers.lastStart + .milliseconds(1))
    transfers.lastStart = time
    task.beginning = agenda.add(at: time) { [self] in
      guard task.result == nil, isOpen(session) else { return }
      task.isUnderWay = true
      worker.send(.transfer(.perform(task.key, task.order)))
    }
  }

  private func isOpen(_ session: TransferSession) -> Bool {
    transfers.sessions.contains { $0 === session }
  }

  /// Ends a task that its program no longer wants.
  func cancel(
    _ task: TransferSession.Task?, of session: TransferSession, keeping isKept: Bool
  ) {
    guard let task, task.result == nil else { return }
    stop(task, of: session, .cancelled, keeping: isKept)
  }

  /// Ends a task with an error; the data that a download has may be kept, and is waited for in that
  /// case.
  private func stop(
    _ task: TransferSession.Task, of session: TransferSession, _ error: ErrorDescription,
    keeping isKept: Bool
  ) {
    agenda.strike(task.beginning)
    let isAwaited = isKept && task.order.kind == .download && task.isUnderWay
    if task.isUnderWay {
      transfers.worker?.send(.transfer(.abandon(task.key, keeps: isAwaited)))
    }
    if isAwaited, transfers.worker?.isRunning == true {
      task.stopping = error
    } else {
      end(task, of: session, .failed(error, beginning: isKept ? task.order.beginning : nil))
    }
  }

  /// Handles a transfer that was performed, or couldn't be.
  func finish(_ key: Int, _ result: TransferResult) {
    guard let (session, task) = transfers.task(key: key), task.result == nil,
      main?.isRunning == true
    else { return }
    if case .failed(let error, let beginning) = result {
      return fail(task, of: session, error, beginning)
    }
    guard case .answered(var answer) = result, let file = answer.file else {
      return end(task, of: session, result)
    }
    // Where the program that learns about it can reach it.
    let target = session.downloads + "/CFNetworkDownload_\(task.number).tmp"
    let manager = FileManager.default
    try? manager.createDirectory(
      atPath: session.downloads, withIntermediateDirectories: true)
    do {
      // A link in the container would lead the device out of it.
      guard isInPlace(session.downloads) else { throw CocoaError(.fileWriteNoPermission) }
      try? manager.removeItem(atPath: target)
      try manager.moveItem(atPath: file, toPath: target)
      answer.file = target
      end(task, of: session, .answered(answer))
    } catch {
      end(
        task, of: session,
        .failed(
          ErrorDescription(
            domain: "NSURLErrorDomain", code: -3000, message: TransferWords.fileNotCreated)))
    }
  }

  /// Whether a folder of a container is where its path says, with no link on the way.
  private func isInPlace(_ folder: String) -> Bool {
    let storage = Reach.plain(plan.storage)
    return Reach.plain(folder) == storage + folder.dropFirst(plan.storage.count)
  }

  /// Handles a failed transfer: for good, or to be tried again.
  private func fail(
    _ task: TransferSession.Task, of session: TransferSession, _ error: ErrorDescription,
    _ beginning: DownloadBeginning?
  ) {
    guard task.stopping == nil, task.order.kind != .data, error.isPassing else {
      return end(task, of: session, .failed(task.stopping ?? error, beginning: beginning))
    }
    task.isUnderWay = false
    task.order.beginning = beginning
    let seconds = task.nextPause
    recorder.record(
      "Device",
      .transferPostponed(
        session: session.identifier, task: task.number, seconds: seconds, error: error.message))
    task.beginning = later(Double(seconds)) { [self] in perform(task, of: session) }
  }

  /// Handles the end of a transfer.
  func end(
    _ task: TransferSession.Task, of session: TransferSession, _ result: TransferResult
  ) {
    task.result = result
    task.isUnderWay = false
    agenda.strike(task.expiry)
    let (name, number) = (session.identifier, task.number)
    switch result {
    case .failed(let error, _):
      recorder.record("Device", .transferFailed(session: name, task: number, error: error.message))
    case .answered(let answer):
      recorder.record(
        "Device",
        .transferEnded(
          session: name, task: number, status: answer.status, sent: answer.sent,
          received: answer.received))
    }
    tell(session)
  }
}

extension TransferOrder {
  /// The request as text: "POST http://127.0.0.1:50000/upload with note.txt".
  fileprivate var words: String {
    TransferWords.order(
      method, url, sending: file.map { URL(fileURLWithPath: $0).lastPathComponent },
      intoFile: kind == .download)
  }
}

extension ErrorDescription {
  /// The file that is to be uploaded can't be read (NSURLErrorNoPermissionsToReadFile).
  fileprivate static let unreadable = ErrorDescription(
    domain: "NSURLErrorDomain", code: -1102, message: TransferWords.unreadable)
  fileprivate static let cancelled = ErrorDescription(
    domain: "NSURLErrorDomain", code: -999, message: "cancelled")
  fileprivate static let timedOut = ErrorDescription(
    domain: "NSURLErrorDomain", code: -1001, message: TransferWords.timedOut)

  /// Whether the same request may succeed later: there was no answer, no server, or no connection any
  /// more.
  fileprivate var isPassing: Bool {
    domain == "NSURLErrorDomain" && [-1001, -1004, -1005, -1009].contains(code)
  }
}
