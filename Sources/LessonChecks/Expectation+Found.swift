import DeviceEvents
import LessonModel
import Outcomes

extension Expectation {
  /// The text that the expectation is compared with.
  func found(in outcome: Outcome, of program: Program) -> String {
    switch subject {
    case .output(let process): outcome.text(of: process ?? program.mainName)
    case .events: outcome.events.filter(\.isOfProgram).map(\.line).joined(separator: "\n")
    }
  }
}

extension Event {
  /// Whether the program caused the event, rather than the machine it runs on.
  fileprivate var isOfProgram: Bool { action != .withoutWalls }
}

extension Program {
  /// The name of the scene or the standalone program on the timeline.
  var mainName: String { kind == .device ? MainProcess.scene : MainProcess.program }
}
