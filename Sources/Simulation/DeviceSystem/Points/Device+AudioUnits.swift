import DeviceEvents
import DeviceProtocol

/// Audio units, which work in the processes of their extensions for hosts: a scene, or an app.
extension Device {
  /// Uses audio units for a scene, as a host does.
  func obey(_ command: AudioCommand) -> SceneAnswer {
    if case .show(let session) = command { return showAudioUnit(session) }
    return .point(.audio(carryOut(command, for: nil)))
  }

  /// Uses audio units for a process.
  func answer(_ command: AudioCommand, from process: ChildProcess) -> Message.Body {
    guard apps.contains(where: { $0.name == process.name }) else {
      return .information(
        .audio(.failed(.audio(AudioStatus.notPermitted, AudioUnitWords.appsOnly))))
    }
    return .information(.audio(carryOut(command, for: process)))
  }

  private func carryOut(_ command: AudioCommand, for host: ChildProcess?) -> AudioOutcome {
    switch command {
    case .components(let search): .components(audioComponents(search))
    case .instantiate(let key): instantiate(key, for: host)
    case .call(let number, let call):
      with(number, of: host) { say(call, to: $0) }
    case .close(let number):
      with(number, of: host) {
        end($0)
        return .done
      }
    case .show: .failed(.audio(AudioStatus.notPermitted, AudioUnitWords.scenesOnly))
    }
  }

  private func with(
    _ number: Int, of host: ChildProcess?, _ act: (PointSession) -> AudioOutcome
  ) -> AudioOutcome {
    guard pointSessions.indices.contains(number), pointSessions[number].host === host,
      Self.audioPoints.contains(pointSessions[number].installed.point)
    else { return .failed(.audio(AudioStatus.invalidated, AudioUnitWords.noUnit)) }
    return act(pointSessions[number])
  }

  /// Returns the components that a search finds; those whose entries don't count are in the log.
  private func audioComponents(_ search: AudioComponentKey) -> [AudioComponentEntry] {
    let installed = audioExtensions
    for one in installed {
      for problem in one.audio.problems { recorder.record(one.name, .leftOut(reason: problem)) }
    }
    return installed.flatMap(\.audio.entries).filter { $0.key.isFound(by: search) }
  }

  /// Has an audio unit made in its extension's process; each has its own principal object.
  private func instantiate(_ key: AudioComponentKey, for host: ChildProcess?) -> AudioOutcome {
    guard let made = audioExtensions.first(where: { $0.audio.entries.contains { $0.key == key } })
    else {
      _ = audioComponents(key)
      return .failed(.audio(AudioStatus.noComponent, AudioUnitWords.noComponent(key.text)))
    }
    guard let session = beginSession(made), session.isOpen else {
      return .failed(
        .audio(AudioStatus.failedInitialization, PointWords.notStarted))
    }
    session.host = host
    let reply = call(
      session, .audio(.create(key)), callback: "createAudioUnit(with:)", about: key.text)
    switch word(reply, of: session) {
    case .success(.audio(.unit(let description))):
      return .unit(session: session.number, description)
    case .success:
      return .failed(.audio(AudioStatus.failedInitialization, AudioUnitWords.otherAnswer))
    case .failure(let error):
      if session.isOpen { fail(session, error.message) }
      return .failed(error)
    }
  }

  private func say(_ what: AudioCall, to session: PointSession) -> AudioOutcome {
    guard session.isOpen else {
      return .failed(
        .audio(AudioStatus.invalidated, session.failure ?? AudioUnitWords.closed))
    }
    let reply =
      what.callback.map { call(session, .audio(what), callback: $0) } ?? ask(session, .audio(what))
    switch word(reply, of: session) {
    case .success(.audio(let answer)): return .answer(answer)
    case .success: return .done
    case .failure(let error): return .failed(error)
    }
  }

  /// Waits for the answer of an audio unit.
  private func word(
    _ reply: PointReply, of session: PointSession
  ) -> Result<PointAnswer, ErrorDescription> {
    if !waitForAnswer(reply, of: session, seconds: Self.audioSeconds), session.isOpen {
      fail(session, PointWords.noAnswer(Self.audioSeconds))
      return .failure(.audio(AudioStatus.timedOut, session.failure ?? ""))
    }
    switch reply.answer {
    case .failed(let error): return .failure(error)
    case let answer?: return .success(answer)
    case nil:
      return .failure(
        .audio(AudioStatus.invalidated, session.failure ?? AudioUnitWords.interrupted))
    }
  }

  private func showAudioUnit(_ number: Int) -> SceneAnswer {
    guard pointSessions.indices.contains(number), pointSessions[number].host == nil else {
      return .impossible(AudioUnitWords.noUnit)
    }
    let session = pointSessions[number]
    guard session.installed.point == Self.audioInterfacePoint, session.isOpen else {
      return .interface(session: nil)
    }
    return .interface(session: session.isShown || show(session) ? number : nil)
  }

  /// Closes the audio units of a host whose process is gone.
  func closeAudioUnits(of host: ChildProcess) {
    for session in pointSessions
    where session.host === host && !session.isOver
      && Self.audioPoints.contains(session.installed.point)
    {
      later(0) { [self] in end(session) }
    }
  }

  private var audioExtensions: [InstalledExtension] {
    apps.flatMap(\.extensions).filter { Self.audioPoints.contains($0.point) }
  }

  static let audioInterfacePoint = "com.apple.AudioUnit-UI"
  private static let audioPoints = ["com.apple.AudioUnit", audioInterfacePoint]
  /// The time that a unit may take for anything; Apple publishes no number.
  private static let audioSeconds = 30.0
}

/// Apple's numbers for errors.
private enum AudioStatus {
  /// invalidComponentID (observed in hosts that ask for a component that isn't there).
  static let noComponent: Int32 = -3000
  /// kAudioUnitErr_FailedInitialization (inferred).
  static let failedInitialization: Int32 = -10875
  /// kAudioComponentErr_InstanceTimedOut.
  static let timedOut: Int32 = -66754
  /// kAudioComponentErr_InstanceInvalidated.
  static let invalidated: Int32 = -66749
  /// kAudioComponentErr_NotPermitted.
  static let notPermitted: Int32 = -66748
}

extension AudioCall {
  /// The method that receives it, for the log; `nil` for frequent ones, and for looks.
  fileprivate var callback: String? {
    switch self {
    case .create: "createAudioUnit(with:)"
    case .allocate: "allocateRenderResources()"
    case .deallocate: "deallocateRenderResources()"
    case .reset: "reset()"
    case .choosePreset: "currentPreset"
    case .takeState: "fullState"
    case .look, .set, .state, .render: nil
    }
  }
}
