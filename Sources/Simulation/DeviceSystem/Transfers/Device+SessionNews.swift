import DeviceEvents
import DeviceProtocol

extension Device {
  /// Tells the process that has a session open what has ended; if none has, and nothing in it is in
  /// progress any more, its app is woken for it.
  func tell(_ session: TransferSession) {
    guard session.hasNews else { return forgetIfDone(session) }
    guard let holder = session.holder, holder.isRunning, holder.stop == nil else {
      session.holder = nil
      return wakeApp(for: session)
    }
    // A suspended process is told when it runs again; an app is woken for it, as documented.
    if holder.isSuspended {
      return holder.role == .containingApp ? wakeApp(for: session) : ()
    }
    for task in session.tasks {
      guard let result = task.result else { continue }
      holder.send(
        .transfer(.ended(session: session.identifier, task: task.number, result)))
    }
    session.tasks.removeAll { $0.result != nil }
    if session.isHandedOver { holder.send(.transfer(.allTold(session: session.identifier))) }
  }

  /// Tells a process that runs again what has happened in its sessions in the meantime.
  func tellSessions(of process: ChildProcess) {
    for session in transfers.sessions where session.holder === process { tell(session) }
  }

  /// Closes the sessions of a process that is gone.
  func releaseSessions(of process: ChildProcess) {
    if transfers.worker === process { transfers.worker = nil }
    if transfers.server === process { transfers.server = nil }
    for session in transfers.sessions where session.holder === process {
      session.holder = nil
      session.isHandedOver = false
      // Tasks that never began are gone with the process that made them.
      session.tasks.removeAll { !$0.isStarted }
      tell(session)
    }
  }

  /// Notes that an app has called the completion handler that came with a session's news.
  func handled(_ identifier: String, by app: ChildProcess) {
    let session = transfers.sessions.first { $0.app == app.name && $0.identifier == identifier }
    session?.isHandedOver = false
    recorder.record(app.name, .sessionHandled(session: identifier))
    guard let number = app.activities.first(where: { $0.value.reason == identifier })?.key else {
      return
    }
    agenda.strike(app.activities.removeValue(forKey: number)?.end)
    // After everything else that the app does at once.
    later(0) { [self] in
      settle(app)
      if app.activities.isEmpty, isBehind(app), app.stop == nil { suspend(app) }
    }
  }

  /// Removes a session that no process has open and that has nothing to report.
  private func forgetIfDone(_ session: TransferSession) {
    guard session.tasks.isEmpty, session.holder == nil else { return }
    transfers.sessions.removeAll { $0 === session }
  }

  /// Launches the app of a session in the background, or wakes it, to tell it that the session's
  /// transfers have ended.
  ///
  /// Only when all of them have ended, and `sessionSendsLaunchEvents` wasn't switched off
  /// (documented).
  private func wakeApp(for session: TransferSession) {
    guard session.isQuiet, !session.isHandedOver, session.settings.launchesApp,
      apps.contains(where: { $0.name == session.app })
    else { return }
    session.isHandedOver = true
    // Not during whatever has made the transfer end.
    later(0) { [self] in hand(session) }
  }

  private func hand(_ session: TransferSession) {
    guard session.hasNews, isInstalled(session.app), main?.isRunning == true else { return }
    guard let app = running(session.app) ?? launchApp(session.app) else { return }
    if app.isSuspended {
      recorder.record(app.name, .resumed)
      wake(app)
      deliverSignals(to: app)
    }
    recorder.record(app.name, .sessionHandedOver(session: session.identifier))
    // Half a minute, as with background tasks (observed); then it is suspended.
    app.activities[-1 - session.lastTask] = Activity(reason: session.identifier)
    if isBehind(app) { limitActivities(of: app) }
    app.request(.transfer(.handle(session: session.identifier))) { _ in }
    if session.holder === app { tell(session) }
  }

  private func isInstalled(_ app: String) -> Bool { apps.contains { $0.name == app } }
}
