import CDevice
import Foundation
import Glibc

/// What one thread does.
enum ThreadState: Hashable {
  /// It runs, or waits for the machine: for a file, for memory, for the processor.
  case busy
  /// It waits for something that another thread or the clock has to do.
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

  /// Whether all threads of a process are stopped, or have ended.
  static func isStopped(_ process: pid_t) -> Bool {
    ProcFiles.names("/proc/\(process)/task").allSatisfy {
      [.stopped, .gone].contains(of("/proc/\(process)/task/\($0)", process))
    }
  }

  /// Reads what a thread does.
  ///
  /// - Parameters:
  ///   - folder: The thread's folder in /proc.
  ///   - process: Its process.
  /// - Returns: The state; a thread that has just ended is `busy`, since something happens.
  static func of(_ folder: String, _ process: pid_t) -> ThreadState {
    switch letter(folder) {
    case "S": call(folder, process)
    case "T", "t": .stopped
    case "Z", "X": .gone
    default: .busy
    }
  }

  /// Whether a thread waits for its process's standard input.
  static func readsInput(_ folder: String, _ process: pid_t) -> Bool {
    guard let words = ProcFiles.text(folder + "/syscall")?.split(separator: " ", maxSplits: 2),
      words.count > 1, let number = Int(words[0])
    else { return false }
    return cdevice_call_transfers(number) && words[1] == "0x0" && of(folder, process) == .waiting
  }

  /// The letter behind the program's name, which stands in parentheses and may hold any.
  private static func letter(_ folder: String) -> Character? {
    guard let text = ProcFiles.text(folder + "/stat"), let end = text.lastIndex(of: ")") else {
      return nil
    }
    return text[text.index(after: end)...].first { $0 != " " }
  }

  /// Whether the call in which a thread sleeps is one that waits for others.
  private static func call(_ folder: String, _ process: pid_t) -> ThreadState {
    guard let text = ProcFiles.text(folder + "/syscall"), !text.isEmpty else { return .unknown }
    let words = text.split(separator: " ", maxSplits: 2)
    guard let number = words.first.flatMap({ Int($0) }) else { return .busy }
    if cdevice_call_waits(number) { return .waiting }
    guard cdevice_call_transfers(number), words.count > 1,
      let descriptor = Int(words[1].dropFirst(2), radix: 16),
      let target = ProcFiles.link("/proc/\(process)/fd/\(descriptor)")
    else { return .busy }
    let isNoFile = ["pipe:", "socket:", "anon_inode:", "/dev/"].contains(where: target.hasPrefix)
    return isNoFile ? .waiting : .busy
  }
}
