import DeviceEvents
import DeviceProtocol

extension Device {
  /// Returns the installed extensions of an app that plug into a point, in the order of their
  /// installation, without those that are switched off.
  func extensions(of app: InstalledApp, at point: String) -> [InstalledExtension] {
    app.extensions.filter { $0.point == point && $0.isOn }
  }

  /// Starts an extension, or takes its process if it is already at work, and has its principal
  /// object made.
  ///
  /// - Parameter installed: The extension.
  /// - Returns: The session, which has failed if there is no object; `nil` when the process can't
  ///   be launched. What went wrong is in the log.
  func beginSession(_ installed: InstalledExtension) -> PointSession? {
    guard let worker = worker(for: installed) else { return nil }
    let session = PointSession(number: pointSessions.count, installed: installed, worker: worker)
    pointSessions.append(session)
    // An extension with widgets has a type marked `@main` instead.
    let name = installed.principal ?? ""
    worker.request(.beginSession(session: session.number, principalClass: name)) {
      [self] answer in
      if case .failed(let error) = answer {
        fail(session, error.message)
      } else {
        session.hasBegun = true
        recorder.record(worker.name, .sessionBegan(principalClass: name.isEmpty ? "@main" : name))
      }
    }
    let hasAnswered = wait(seconds: plan.limits.launchSeconds) {
      session.hasBegun || session.isOver
    }
    if !hasAnswered {
      stop(worker, for: .launchTime) { session.isOver }
    }
    return session
  }

  /// Calls a session's principal object, and returns at once.
  ///
  /// - Parameters:
  ///   - session: The session; if it isn't open, there will never be an answer.
  ///   - call: The call.
  ///   - callback: Apple's name for the method that receives it, for the log.
  ///   - subject: The subject, for the log; empty when the name says it.
  /// - Returns: The future answer.
  func call(
    _ session: PointSession, _ call: PointCall, callback: String, about subject: String = ""
  ) -> PointReply {
    if session.isOpen {
      recorder.record(session.worker.name, .called(callback: callback, about: subject))
    }
    return ask(session, call)
  }

  /// Calls a session's principal object without a line in the log, and returns at once.
  func ask(_ session: PointSession, _ call: PointCall) -> PointReply {
    let reply = PointReply()
    guard session.isOpen else { return reply }
    session.worker.request(.call(session: session.number, call)) { answer in
      if case .pointAnswer(let answer) = answer { reply.answer = answer }
    }
    return reply
  }

  /// Waits for an answer, for a number of seconds on the device's clock.
  ///
  /// - Returns: Whether it has come; `false` when the extension's process is gone.
  func waitForAnswer(_ reply: PointReply, of session: PointSession, seconds: Double) -> Bool {
    wait(seconds: plan.limits.answerSeconds, patience: seconds) {
      reply.answer != nil || !session.isOpen
    }
    return reply.answer != nil
  }

  /// Shows the interface of a session's principal object, a view controller, and waits until it is there.
  ///
  /// - Returns: Whether it is; if it isn't, the log says why.
  func show(_ session: PointSession) -> Bool {
    guard session.isOpen else { return false }
    let reply = ask(session, .appear)
    if !waitForAnswer(reply, of: session, seconds: plan.limits.launchSeconds), session.isOpen {
      stop(session.worker, for: .launchTime) { session.isOver }
    }
    if case .failed(let error)? = reply.answer { fail(session, error.message) }
    session.isShown = session.isOpen && reply.answer == .done
    if session.isShown { settle(session.worker) }
    return session.isShown
  }

  /// Ends a session; the extension's process ends when it has nothing else to do, before anything
  /// else happens.
  func end(_ session: PointSession) {
    guard !session.isOver else { return }
    session.isOver = true
    session.worker.send(.endSession(session.number))
    release(session.worker)
    guard session.worker.stop != nil else { return }
    wait(seconds: 5) { !session.worker.isRunning }
  }

  /// Closes the sessions of a process that is gone.
  func closePointSessions(of process: ChildProcess) {
    for session in pointSessions where session.worker === process && !session.isOver {
      session.failure = session.failure ?? PointWords.interrupted
      session.isOver = true
    }
    closeTunnel(of: process)
    closeBroadcast(of: process)
    closeAudioUnits(of: process)
  }

  /// Makes a session fail; its principal object goes.
  func fail(_ session: PointSession, _ reason: String) {
    session.failure = reason
    recorder.record(session.worker.name, .sessionFailed(reason: reason))
    end(session)
  }
}
