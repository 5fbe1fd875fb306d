import Glibc

/// The programs that processes of the device have started.
enum OutsideWork {
  /// What they do, taken together.
  enum Children {
    case none
    /// Each waits for input, like the engine that keeps a page with its script.
    case waiting(starters: Set<pid_t>)
    /// One is at work, such as the program that reports a crash.
    case atWork
  }

  /// Returns what the programs do that threads have started and that still run.
  static func children(of threads: [(process: pid_t, thread: pid_t)]) -> Children {
    var found: [String] = []
    for (_, thread) in threads {
      // Not in the process's folder: see ThreadStates.c.
      guard let text = ProcFiles.text("/proc/\(thread)/task/\(thread)/children") else {
        found = children(of: Set(threads.map { "\($0.process)" }))
        break
      }
      found += text.split(separator: " ").map(String.init).filter { isRunning(parts($0)) }
    }
    if found.isEmpty { return .none }
    let starters = Set(
      threads.map(\.process).filter { process in
        found.contains { parts($0).dropFirst().first == "\(process)" }
      })
    return found.allSatisfy(waitsForInput) ? .waiting(starters: starters) : .atWork
  }

  /// The same for kernels that don't list children.
  private static func children(of processes: Set<String>) -> [String] {
    ProcFiles.names("/proc").filter { name in
      let parts = parts(name)
      return parts.count > 1 && processes.contains(String(parts[1])) && isRunning(parts)
    }
  }

  /// Whether all threads of a program sleep, its first one until something is written to its
  /// standard input.
  private static func waitsForInput(_ process: String) -> Bool {
    guard let identifier = pid_t(process) else { return false }
    let threads = ThreadState.threads(of: identifier)
    return threads.contains(identifier) && ThreadState.readsInput(identifier, identifier)
      && threads.allSatisfy { ThreadState.of($0, identifier) == .waiting }
  }

  /// Returns the state and the parent of a process.
  private static func parts(_ process: String) -> [Substring] {
    guard let text = ProcFiles.text("/proc/\(process)/stat"), let end = text.lastIndex(of: ")")
    else { return [] }
    return text[text.index(after: end)...].split(separator: " ", maxSplits: 2)
  }

  private static func isRunning(_ parts: [Substring]) -> Bool {
    parts.first.map { !["Z", "X"].contains($0) } ?? false
  }
}
