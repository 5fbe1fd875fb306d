/// Why a program or the device can't be run to its end.
enum RunningWords {
  static func endedAtDeadline(
    _ executable: String, _ deadline: Deadline, _ overrun: Deadline.Overrun
  ) -> String {
    "'\(executable)' was stopped: it took \(time(deadline, overrun))"
  }

  static func wardenEnded(_ warden: String, signal: Int32) -> String {
    "'\(warden)' was killed by signal \(signal)"
  }
  static func notStarted(_ executable: String, _ error: any Error) -> String {
    "'\(executable)' could not be run: \(error)"
  }

  static func saysTooMuch(_ executable: String, bytes: Int) -> String {
    "'\(executable)' printed more than \(bytes) bytes"
  }

  static func lacksUnknown(_ status: Int32, _ errors: String) -> String {
    "tutor-device exited with status \(status): \(errors)"
  }
  static func deviceStopped(_ status: Int32, _ errors: String) -> String {
    "the device exited with status \(status): \(errors.prefix(longest))"
  }
  static func logMissing(_ errors: String) -> String {
    "the device left no log: \(errors.prefix(longest))"
  }
  static let logUnreadable = "the device's log can't be read"
  static let planUnwritable = "the run's plan can't be written"

  /// The time that a program used up: "more than 60 s of processor time".
  static func time(_ deadline: Deadline, _ overrun: Deadline.Overrun) -> String {
    switch overrun {
    case .processorTime: "more than \(text(of: deadline.processorSeconds)) s of processor time"
    case .time: "more than \(text(of: deadline.seconds)) s, most of it spent waiting"
    }
  }

  /// How many characters of the device's errors are quoted.
  private static let longest = 500

  /// A number, without a fraction if it is whole.
  private static func text(of number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
