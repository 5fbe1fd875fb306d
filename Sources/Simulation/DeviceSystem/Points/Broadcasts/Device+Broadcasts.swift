import DeviceEvents
import DeviceProtocol
import Foundation

extension Device {
  /// Carries out what a scene does with broadcasts of the screen.
  func obey(_ command: BroadcastCommand) -> SceneAnswer {
    switch command {
    case .start(let name): startBroadcast(name)
    case .record(let frames): record(frames)
    case .pause: pauseBroadcast(true)
    case .resume: pauseBroadcast(false)
    case .stop: stopBroadcast()
    case .state: .point(.broadcast(broadcast.state))
    case .setUp(let name): setUpBroadcast(name)
    }
  }

  /// Picks a service and starts the broadcast of the screen.
  private func startBroadcast(_ name: String) -> SceneAnswer {
    guard broadcast.session == nil else { return .impossible(BroadcastWords.alreadyOn) }
    switch installed(name, at: Self.broadcasts) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let service):
      recorder.record("Device", .acted(BroadcastWords.broadcasts(with: name)))
      broadcast.state = BroadcastState()
      // Xcode's template names the mode; a service without it doesn't process samples (inferred).
      guard service.broadcastMode == "RPBroadcastProcessModeSampleBuffer" else {
        recorder.record(
          service.name,
          .leftOut(reason: BroadcastWords.otherMode))
        return .point(.broadcast(broadcast.state))
      }
      guard let session = beginSession(service), session.isOpen else {
        return .point(.broadcast(broadcast.state))
      }
      broadcast.session = session
      broadcast.frames = 0
      broadcast.state.name = name
      let app = containingApp(of: session.worker)?.identifier ?? ""
      tell(
        session, .start(broadcast.values[app]), "broadcastStarted(withSetupInfo:)")
      settle(session.worker)
      return .point(.broadcast(broadcast.state))
    }
  }

  /// Records the screen for a number of pictures.
  private func record(_ frames: Int) -> SceneAnswer {
    guard (0...10_000).contains(frames) else {
      return .impossible(BroadcastWords.tooManyFrames(frames))
    }
    for _ in 0..<frames {
      guard let session = broadcast.session, session.isOpen else { break }
      let sample = BroadcastSample(
        number: broadcast.frames, rate: Self.rate, width: Self.width, height: Self.height)
      broadcast.frames += 1
      // While it is paused, pictures are lost (documented: the user isn't recorded).
      guard !broadcast.state.isPaused else { continue }
      let reply = ask(session, .broadcast(.sample(sample)))
      _ = waitForAnswer(reply, of: session, seconds: Self.seconds)
      noteFailure(reply, of: session)
    }
    if let session = broadcast.session { settle(session.worker) }
    return .point(.broadcast(broadcast.state))
  }

  private func pauseBroadcast(_ isPaused: Bool) -> SceneAnswer {
    guard let session = broadcast.session else { return .impossible(BroadcastWords.noBroadcast) }
    guard broadcast.state.isPaused != isPaused else { return .point(.broadcast(broadcast.state)) }
    broadcast.state.isPaused = isPaused
    tell(
      session, isPaused ? .pause : .resume, isPaused ? "broadcastPaused()" : "broadcastResumed()")
    return .point(.broadcast(broadcast.state))
  }

  private func stopBroadcast() -> SceneAnswer {
    guard let session = broadcast.session else { return .impossible(BroadcastWords.noBroadcast) }
    recorder.record("Device", .acted(BroadcastWords.stops))
    tell(session, .finish, "broadcastFinished()")
    broadcast.session = nil
    broadcast.state = BroadcastState()
    end(session)
    return .point(.broadcast(broadcast.state))
  }

  /// Ends the broadcast of a service that can't continue: the user is told why (observed).
  func failBroadcast(_ error: ErrorDescription, by process: ChildProcess) -> Message.Body {
    guard let session = broadcast.session, session.worker === process else { return .done }
    recorder.record(process.name, .sessionFailed(reason: error.message))
    closeBroadcast(error.message)
    later(0) { [self] in end(session) }
    return .done
  }

  /// Ends the broadcast of a service whose process is gone.
  func closeBroadcast(of process: ChildProcess) {
    if broadcast.session?.worker === process { closeBroadcast(BroadcastWords.ended) }
    if broadcast.setup?.worker === process {
      broadcast.setup = nil
      broadcast.state.setup = nil
    }
  }

  private func closeBroadcast(_ message: String) {
    broadcast.session = nil
    broadcast.state = BroadcastState()
    broadcast.state.message = message
  }

  private func tell(_ session: PointSession, _ what: BroadcastCall, _ callback: String) {
    let reply = call(session, .broadcast(what), callback: callback)
    _ = waitForAnswer(reply, of: session, seconds: Self.seconds)
    noteFailure(reply, of: session)
  }

  private func noteFailure(_ reply: PointReply, of session: PointSession) {
    guard case .failed(let error)? = reply.answer else { return }
    closeBroadcast(error.message)
    fail(session, error.message)
  }

  static let broadcastPoint = "com.apple.broadcast-services-upload"
  private static let broadcasts = SwitchedPoint(
    point: broadcastPoint, kind: BroadcastWords.kind, place: "")

  /// The time that a service may take for a picture; Apple publishes no number.
  private static let seconds = 30.0
  /// Pictures per second, and their size: those of an iPhone with 390 by 844 points, at a third of
  /// its pixels.
  private static let rate = 30
  private static let width = 390
  private static let height = 844
}
