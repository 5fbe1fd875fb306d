import DeviceEvents
import Glibc

/// Determines from a wait status how a process ended.
enum EndingReader {
  static func ending(status: Int32, of process: ChildProcess) -> Ending {
    let signal = status & 0x7f
    if signal == 0 {
      if process.stop == .finished || process.stop == .runOver, status == 0 {
        return .stopped(process.stop ?? .finished)
      }
      return .exited(status: Int((status >> 8) & 0xff))
    }
    if signal == SIGKILL, let stop = process.stop { return .stopped(stop) }
    let words = LastWords(process.lastWords, executable: process.executable)
    return .crashed(
      signal: names[signal] ?? ProcessWords.signal(signal), message: words.message,
      place: words.place)
  }

  private static let names: [Int32: String] = [
    SIGABRT: "SIGABRT", SIGBUS: "SIGBUS", SIGFPE: "SIGFPE", SIGILL: "SIGILL", SIGKILL: "SIGKILL",
    SIGSEGV: "SIGSEGV", SIGTRAP: "SIGTRAP", SIGXCPU: "SIGXCPU", SIGXFSZ: "SIGXFSZ",
    SIGTERM: "SIGTERM", SIGPIPE: "SIGPIPE",
  ]
}
