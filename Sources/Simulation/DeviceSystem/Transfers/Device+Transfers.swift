import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Handles what a process says about background sessions.
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
    case .start(_, let task, _) where !process.hasFullAccess:
      if let task = session.task(task) { end(task, of: session, .failed(.noNetwork)) }
    case .start(_, let task, let seconds): start(session.task(task), of: session, after: seconds)
    case .cancel(_, let task, let keeps): cancel(session.task(task), of: session, keeping: keeps)
    case .describe(_, let task, let text): session.task(task)?.order.description = text
    case .close: endSession(session)
    case .open, .handled, .ended, .allTold, .handle, .perform, .abandon, .performed: break
    }
  }

  /// Returns the session that a message is about, if the process has it open.
  private func session(
    of message: TransferMessage, heldBy process: ChildProcess
  ) -> TransferSession? {
    let identifier: String? =
      switch message {
      case .make(let session, _), .start(let session, _, _), .cancel(let session, _, _),
        .describe(let session, _, _), .close(let session, _):
        session
      case .open, .handled, .ended, .allTold, .handle, .perform, .abandon, .performed: nil
      }
    return transfers.sessions.first { $0.identifier == identifier && $0.holder === process }
  }

  private func open(_ settings: TransferSettings, number: Int, for process: ChildProcess) {
    let app = sessionApp(of: process)
    let former = transfers.sessions.first {
      $0.app == app && $0.identifier == settings.identifier
    }
    if let holder = former?.holder, holder !== process, holder.isRunning {
      let reason = TransferWords.held(by: holder.name)
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

  /// Ends a session that nothing needs any more.
  func endSession(_ session: TransferSession) {
    for task in session.tasks where task.isUnderWay {
      transfers.worker?.send(.transfer(.abandon(task.key, keeps: false)))
    }
    for task in session.tasks { agenda.strike(task.expiry) }
    transfers.sessions.removeAll { $0 === session }
  }

  /// Returns the app to which a process's sessions belong; other programs stand for themselves.
  func sessionApp(of process: ChildProcess) -> String {
    containingApp(of: process)?.name ?? process.name
  }

  private func downloads(of process: ChildProcess, _ group: String?) -> String {
    let container = group.flatMap(containerPath(of:)) ?? process.home
    return container + "/Library/Caches/com.apple.nsurlsessiond/Downloads/" + process.name
  }
}

extension ErrorDescription {
  /// Another process uses the session (NSURLErrorBackgroundSessionInUseByAnotherProcess).
  fileprivate static let inUse = ErrorDescription(
    domain: "NSURLErrorDomain", code: -996,
    message: TransferWords.sessionInUse)
}

extension ErrorDescription {
  /// The error for a keyboard without full access: NSURLErrorUnknown, as in its own sessions.
  fileprivate static let noNetwork = ErrorDescription(
    domain: "NSURLErrorDomain", code: -1, message: TransferWords.noFullAccess)
}
