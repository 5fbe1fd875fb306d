import DeviceEvents
import DeviceProtocol

extension Device {
  /// Ends a process that has taken too long, and waits until that has had its effect.
  ///
  /// One that is crashing doesn't answer either: the run time writes down where, which takes seconds on a
  /// busy machine. It ends by itself, of what it says.
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

  /// How long the run time may take to write down the calls of a program that crashed; the program may have
  /// printed the words itself, and go on for ever.
  private static let backtraceSeconds = 30.0
}
