import SimulatedFoundation
import SimulatedUIKit

/// Records what it is told, through selectors and as a delegate.
@MainActor class ControlsLog: UIResponder {
  var lines: [String] = []

  /// The lines so far, which are then cleared.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }

  override init() {
    super.init()
    Self.listed
  }

  private static let listed: Void = ObjectiveCRegistry.register(
    ControlsLog.self, name: nil,
    methods: [
      ("tapped", { log, _, _ in note(log, "tapped") }),
      (
        "tapped:",
        { log, sender, _ in note(log, "tapped by \(sender.map { "\(type(of: $0))" } ?? "nobody")") }
      ),
    ], make: nil)

  nonisolated private static func note(_ log: AnyObject, _ line: String) -> Any? {
    let log = log as? ControlsLog
    MainActor.assumeIsolated { log?.lines.append(line) }
    return nil
  }
}
