import DeviceEvents
import DeviceProtocol

extension Device {
  /// Picks a service in an app, and shows its set-up.
  func setUpBroadcast(_ name: String) -> SceneAnswer {
    switch installed(name, at: Self.setups) {
    case .failure(let mistake): return .impossible(mistake.message)
    case .success(let setup):
      recorder.record("Device", .acted(BroadcastWords.setsUp(with: name)))
      guard let session = beginSession(setup), show(session) else {
        return .interface(session: nil)
      }
      broadcast.setup = session
      return .interface(session: session.number)
    }
  }

  /// Ends a set-up: its result is for the service of the same app.
  func endBroadcastSetup(_ setup: BroadcastSetup, by process: ChildProcess) -> Message.Body {
    guard let session = broadcast.setup, session.worker === process else {
      return .failed(.connection(BroadcastWords.noSetup, code: 4099))
    }
    broadcast.setup = nil
    switch setup {
    case .ready(let url, let values):
      recorder.record(process.name, .answered(BroadcastWords.address(url)))
      broadcast.values[containingApp(of: process)?.identifier ?? ""] = values
    case .cancelled(let error):
      recorder.record(process.name, .sessionFailed(reason: error.message))
    }
    later(0) { [self] in end(session) }
    return .done
  }

  private static let setups = SwitchedPoint(
    point: "com.apple.broadcast-services-setupui", kind: BroadcastWords.setupKind, place: "")
}
