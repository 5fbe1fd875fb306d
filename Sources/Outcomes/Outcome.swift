package import DeviceEvents
package import Findings

/// The outcome of running one program: the compiler's messages and the event log.
package struct Outcome: Hashable, Codable, Sendable {
  /// The compiler's messages, at the program's own lines.
  package var diagnostics: [Diagnostic]
  /// Whether the program was built; if not, there are no events.
  package var isBuilt: Bool
  /// What happened, in order.
  package var events: [Event]

  package init(diagnostics: [Diagnostic] = [], isBuilt: Bool = true, events: [Event] = []) {
    self.diagnostics = diagnostics
    self.isBuilt = isBuilt
    self.events = events
  }
}

/// One of the compiler's messages.
package struct Diagnostic: Hashable, Codable, Sendable {
  package var severity: Severity
  package var message: String
  /// The file's name in the program: `Share/ShareViewController.swift`, `Scene/main.swift`.
  package var file: String
  package var position: SourcePosition
  /// The target being compiled; `nil` for the scene or a standalone program.
  package var target: String?

  package init(
    severity: Severity, message: String, file: String, position: SourcePosition,
    target: String? = nil
  ) {
    self.severity = severity
    self.message = message
    self.file = file
    self.position = position
    self.target = target
  }
}
