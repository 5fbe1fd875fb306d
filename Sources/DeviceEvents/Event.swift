/// One thing that happened on the simulated device.
///
/// The log is a list of these, in the order in which the device saw them. It contains no wall-clock
/// times and no process numbers, so two runs of one program give equal logs.
package struct Event: Hashable, Codable, Sendable {
  /// The position in the log, from 1.
  package var sequence: Int
  /// The process in which it happened, by its name on the timeline: "Browser", "Share", "Reader".
  package var process: String
  /// The process at the other end, if the event crosses from one to another.
  package var peer: String?
  /// What happened.
  package var action: Action

  package init(sequence: Int, process: String, peer: String? = nil, action: Action) {
    self.sequence = sequence
    self.process = process
    self.peer = peer
    self.action = action
  }
}
