import DeviceEvents
import DeviceProtocol

extension Device {
  /// Ends a process that has taken too long, and waits until that has had its effect.
  ///
  /// A process that is crashing doesn't answer either: the run time records where it crashed, which
  /// takes seconds on a busy machine. It ends by itself, with the reason that it reports.
  func stop(_ process: ChildProcess, for reason: Ending.Stop, until isOver: () -> Bool) {
    if process.isCrashing {
      wait(seconds: Self.backtraceSeconds) { !process.isRunning }
    }
    process.kill(reason)
    wait(seconds: 5, until: isOver)
  }

  /// Ends a process that has taken too long, and waits until it is gone.
  func stop(_ process: ChildProcess, for reason: Ending.Stop) {
    stop(process, for: reason) { !process.isRunning }
  }

  /// The time that the run time may take to record the calls of a program that crashed.
  ///
  /// The program may have printed the words itself, and continue for ever.
  private static let backtraceSeconds = 30.0
}
