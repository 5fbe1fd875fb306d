import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Does what a process says about background sessions.
  func transfer(_ message: TransferMessage, number: Int, from process: ChildProcess) {
    if case .performed(let key, let result) = message {
      if process === transfers.worker { finish(key, result) }
      return
    }
    if case .open(let settings) = message { return open(settings, number: number, for: process) }
    if case .handled(let identifier) = message { return handled(identifier, by: process) }
    guard let session = session(of: message, heldBy: process) else { return }
    switch message {
    case .make(_, let order):
      session.lastTask += 1
      transfers.lastKey += 1
      session.tasks.append(
        TransferSession.Task(
          number: session.lastTask, key: transfers.lastKey, order: order, reach: process.reach))
      session.owner = process.name
      process.send(.madeTransfer(session.lastTask), number: number)
    case .start(_, let task, let seconds): start(session.task(task), of: session, after: seconds)
    case .cancel(_, let task): cancel(session.task(task), of: session)
    case .describe(_, let task, let text): session.task(task)?.order.description = text
    case .close: endSession(session)
    case .open, .handled, .ended, .allTold, .handle, .perform, .abandon, .performed: break
    }
  }

  /// The session that a message is about, if the process has it open.
  private func session(
    of message: TransferMessage, heldBy process: ChildProcess
  ) -> TransferSession? {
    let identifier: String? =
      switch message {
      case .make(let session, _), .start(let session, _, _), .cancel(let session, _),
        .describe(let session, _, _), .close(let session, _):
        session
      case .open, .handled, .ended, .allTold, .handle, .perform, .abandon, .performed: nil
      }
    return transfers.sessions.first { $0.identifier == identifier && $0.holder === process }
  }

  private func open(_ settings: TransferSettings, number: Int, for process: ChildProcess) {
    let app = containingApp(of: process)
    let former = transfers.sessions.first {
      $0.app == app && $0.identifier == settings.identifier
    }
    if let holder = former?.holder, holder !== process, holder.isRunning {
      let reason = "'\(holder.name)' has it open, and one process at a time can use it"
      recorder.record(
        process.name, .sessionRefused(session: settings.identifier, reason: reason),
        peer: holder.name)
      process.send(.failed(.inUse), number: number)
      return
    }
    let session =
      former
      ?? TransferSession(
        settings, app: app, owner: process, downloads: downloads(of: process, settings.group))
    if former == nil { transfers.sessions.append(session) }
    session.holder = process
    session.settings = settings
    let open = session.tasks.map {
      OpenTransfer(task: $0.number, order: $0.order, isStarted: $0.isStarted)
    }
    process.send(.transfers(open), number: number)
    tell(session)
  }

  /// Nobody wants anything of a session any more.
  func endSession(_ session: TransferSession) {
    for task in session.tasks where task.isUnderWay {
      transfers.worker?.send(.transfer(.abandon(task.key)))
    }
    transfers.sessions.removeAll { $0 === session }
  }

  /// The app in whose bundle a process's program is; other programs stand for themselves.
  func containingApp(of process: ChildProcess) -> String {
    apps.first { app in
      app.name == process.name || app.extensions.contains { $0.name == process.name }
    }?.name ?? process.name
  }

  private func downloads(of process: ChildProcess, _ group: String?) -> String {
    let container = group.flatMap(containerPath(of:)) ?? process.home
    return container + "/Library/Caches/com.apple.nsurlsessiond/Downloads/" + process.name
  }
}

extension Device {
  private func start(
    _ task: TransferSession.Task?, of session: TransferSession, after seconds: Double
  ) {
    guard let task, !task.isStarted, task.result == nil else { return }
    task.isStarted = true
    guard seconds > 0 else { return begin(task, of: session) }
    task.beginning = later(seconds) { [self] in begin(task, of: session) }
  }

  private func begin(_ task: TransferSession.Task, of session: TransferSession) {
    guard task.result == nil, transfers.sessions.contains(where: { $0 === session }) else { return }
    recorder.record(
      session.owner,
      .transferBegan(session: session.identifier, task: task.number, request: task.order.words))
    // The process that does the transfers has no wall around it.
    guard task.mayReadFile else { return end(task, of: session, .failed(.unreadable)) }
    guard let worker = transferWorker() else {
      return end(task, of: session, .failed(.connection("no transfers can be done", code: 4099)))
    }
    task.isUnderWay = true
    // A millisecond apart, by which time the server has the one before: in the same order each time.
    let time = max(clock.now, transfers.lastStart + .milliseconds(1))
    transfers.lastStart = time
    _ = agenda.add(at: time) {
      if task.isUnderWay { worker.send(.transfer(.perform(task.key, task.order))) }
    }
  }

  private func cancel(_ task: TransferSession.Task?, of session: TransferSession) {
    guard let task, task.result == nil else { return }
    agenda.strike(task.beginning)
    if task.isUnderWay { transfers.worker?.send(.transfer(.abandon(task.key))) }
    end(
      task, of: session,
      .failed(ErrorDescription(domain: "NSURLErrorDomain", code: -999, message: "cancelled")))
  }

  /// A transfer has been done, or couldn't be.
  private func finish(_ key: Int, _ result: TransferResult) {
    guard let (session, task) = transfers.task(key: key), task.result == nil,
      main?.isRunning == true
    else { return }
    guard case .answered(var answer) = result, let file = answer.file else {
      return end(task, of: session, result)
    }
    // Where the program that is told of it can reach it.
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
            domain: "NSURLErrorDomain", code: -3000, message: "the file can't be created")))
    }
  }

  /// Whether a folder of a container is where its path says, with no link on the way.
  private func isInPlace(_ folder: String) -> Bool {
    let storage = Reach.plain(plan.storage)
    return Reach.plain(folder) == storage + folder.dropFirst(plan.storage.count)
  }

  private func end(
    _ task: TransferSession.Task, of session: TransferSession, _ result: TransferResult
  ) {
    task.result = result
    task.isUnderWay = false
    let (name, number) = (session.identifier, task.number)
    switch result {
    case .failed(let error):
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
  /// The request in words: "POST http://127.0.0.1:50000/upload with note.txt".
  fileprivate var words: String {
    let file = file.map { " with " + URL(fileURLWithPath: $0).lastPathComponent }
    return "\(method) \(url)" + (file ?? (kind == .download ? " into a file" : ""))
  }
}

extension ErrorDescription {
  /// The file that is to be uploaded can't be read (NSURLErrorNoPermissionsToReadFile).
  fileprivate static let unreadable = ErrorDescription(
    domain: "NSURLErrorDomain", code: -1102, message: "there is no permission to read the file")

  /// Another process uses the session (NSURLErrorBackgroundSessionInUseByAnotherProcess).
  fileprivate static let inUse = ErrorDescription(
    domain: "NSURLErrorDomain", code: -996,
    message: "the background session is in use by another process")
}
