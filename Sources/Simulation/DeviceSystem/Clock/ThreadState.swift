import CDevice
import Foundation
import Glibc

/// What one thread does.
enum ThreadState: Hashable {
  /// It runs, or waits for the machine: for a file, for memory, for the processor.
  case busy
  /// It waits for another thread or the clock.
  case waiting
  /// It sleeps, and the kernel doesn't say why.
  case unknown
  /// It is stopped by a signal.
  case stopped
  /// It has ended.
  case gone

  /// Whether the thread does nothing of its own accord.
  var isQuiet: Bool {
    switch self {
    case .waiting, .unknown, .gone: true
    case .busy, .stopped: false
    }
  }

  /// The numbers of a process's threads.
  static func threads(of process: pid_t) -> [pid_t] {
    ProcFiles.names("/proc/\(process)/task").compactMap { pid_t($0) }
  }

  /// Whether all threads of a process are stopped, or have ended.
  static func isStopped(_ process: pid_t) -> Bool {
    threads(of: process).allSatisfy { [.stopped, .gone].contains(of($0, process)) }
  }

  /// Reads the state of a thread.
  ///
  /// - Parameters:
  ///   - thread: The thread's number.
  ///   - process: Its process.
  /// - Returns: The state; a thread that has just ended is `busy`, because something is happening.
  static func of(_ thread: pid_t, _ process: pid_t) -> ThreadState {
    switch UInt8(bitPattern: cdevice_thread_letter(thread)) {
    case UInt8(ascii: "S"): call(thread, process)
    case UInt8(ascii: "T"), UInt8(ascii: "t"): .stopped
    case UInt8(ascii: "Z"), UInt8(ascii: "X"): .gone
    default: .busy
    }
  }

  /// Whether a thread waits for its process's standard input.
  static func readsInput(_ thread: pid_t, _ process: pid_t) -> Bool {
    var descriptor = 0
    let number = cdevice_thread_call(thread, &descriptor)
    return cdevice_call_transfers(number) && descriptor == 0 && of(thread, process) == .waiting
  }

  /// Whether a thread sleeps in a call that waits for others.
  private static func call(_ thread: pid_t, _ process: pid_t) -> ThreadState {
    var argument = 0
    let number = cdevice_thread_call(thread, &argument)
    if number == cdevice_call_unknown { return .unknown }
    if cdevice_call_waits(number) { return .waiting }
    guard cdevice_call_transfers(number),
      let target = ProcFiles.link("/proc/\(process)/fd/\(argument)")
    else { return .busy }
    let isNoFile = ["pipe:", "socket:", "anon_inode:", "/dev/"].contains(where: target.hasPrefix)
    return isNoFile ? .waiting : .busy
  }
}
