import DeviceEvents

extension Outcome {
  /// The process that was run first: the scene or the standalone program.
  package var mainProcess: String? {
    for event in events {
      guard case .launched(let role) = event.action else { continue }
      switch role {
      case .scene, .program: return event.process
      case .hostApp, .appExtension, .containingApp: continue
      }
    }
    return nil
  }
}
