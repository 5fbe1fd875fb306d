import SimulatedFoundation
import SimulatedUIKit

/// Writes down what it is told, by selectors and as a delegate.
@MainActor class ControlsLog: UIResponder {
  var lines: [String] = []

  /// What was written, and nothing any more.
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
