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

  /// What is connected to a process.
  struct Connections {
    /// Whether one leads to another computer, or is about to.
    var leadsOutside = false
    /// Connections to the device's own web server on which bytes are under way.
    var unacknowledged: [String] = []
  }

  /// The connections of a process.
  ///
  /// - Parameters:
  ///   - process: The process.
  ///   - port: The port of the web server on the device: who waits for its answer waits for another
  ///     process of the device.
  /// - Returns: Where they lead, and whether bytes are under way.
  static func connections(of process: pid_t, to port: Int?) -> Connections {
    var connections = Connections()
    let sockets = ProcFiles.names("/proc/\(process)/fd").filter { $0 != "3" }
      .compactMap { ProcFiles.link("/proc/\(process)/fd/\($0)") }
      .filter { $0.hasPrefix("socket:[") }.map { $0.dropFirst(8).dropLast() }
    guard !sockets.isEmpty else { return connections }
    let server = port.map { "0100007F:" + hexadecimal($0) }
    for protocolName in ["tcp", "tcp6", "udp", "udp6"] {
      let table = ProcFiles.text("/proc/\(process)/net/\(protocolName)") ?? ""
      for line in table.split(separator: "\n").dropFirst() {
        let words = line.split(separator: " ")
        // The fourth word is the state: connected, or one of the two on the way there.
        guard words.count > 9, ["01", "02", "03"].contains(words[3]), sockets.contains(words[9])
        else { continue }
        let isInside = words[1...2].contains { $0 == server ?? "" }
        if !isInside {
          connections.leadsOutside = true
        } else if words[3] != "01" || !words[4].hasPrefix("00000000:") {
          // The fifth word begins with how many bytes the other end hasn't got yet.
          connections.unacknowledged.append(words[1...4].joined(separator: " "))
        }
      }
    }
    return connections
  }

  /// A port as the kernel writes it: four digits.
  private static func hexadecimal(_ port: Int) -> String {
    let text = String(port, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - text.count)) + text
  }
}
