import Glibc

/// What processes wait for that isn't on the device.
enum OutsideWork {
  /// Whether one of the threads has started a program that still runs.
  ///
  /// The program that reports a crash is one.
  static func hasChildren(_ threads: [(process: pid_t, thread: String)]) -> Bool {
    for (process, thread) in threads {
      guard let text = ProcFiles.text("/proc/\(process)/task/\(thread)/children") else {
        return hasChildren(of: Set(threads.map { "\($0.process)" }))
      }
      for child in text.split(separator: " ") where isRunning(parts(String(child))) { return true }
    }
    return false
  }

  /// The same for kernels that don't list children.
  private static func hasChildren(of processes: Set<String>) -> Bool {
    ProcFiles.names("/proc").contains { name in
      let parts = parts(name)
      return parts.count > 1 && processes.contains(String(parts[1])) && isRunning(parts)
    }
  }

  /// The state and the parent of a process.
  private static func parts(_ process: String) -> [Substring] {
    guard let text = ProcFiles.text("/proc/\(process)/stat"), let end = text.lastIndex(of: ")")
    else { return [] }
    return text[text.index(after: end)...].split(separator: " ", maxSplits: 2)
  }

  private static func isRunning(_ parts: [Substring]) -> Bool {
    parts.first.map { !["Z", "X"].contains($0) } ?? false
  }
}
