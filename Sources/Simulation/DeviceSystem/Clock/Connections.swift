import CDevice
import Glibc

/// The connections of the device's processes.
struct Connections {
  /// Whether one leads to another computer, or is about to.
  private(set) var leadsOutside = false
  /// Connections to the device's own web server on which bytes are in transit.
  private(set) var unacknowledged: [String] = []

  /// Connections, in a process that has started programs, whose other end hasn't been met yet.
  private var own: Set<[Int32]> = []
  private var isStarter = false

  /// Finds the connections of processes.
  ///
  /// - Parameters:
  ///   - processes: The processes.
  ///   - port: The port of the web server on the device: a process that waits for its answer waits
  ///     for another process of the device.
  ///   - starters: Those that have started programs. Foundation's Process has a connection to
  ///     itself, through which it learns that they have ended; it leads nowhere.
  init(of processes: [pid_t], to port: Int?, starters: Set<pid_t> = []) {
    var unknown: Set<Substring> = []
    for process in processes {
      own = []
      defer { if !own.isEmpty { leadsOutside = true } }
      isStarter = starters.contains(process)
      for name in ProcFiles.names("/proc/\(process)/fd") {
        guard let descriptor = Int32(name), descriptor != 3,
          let link = ProcFiles.link("/proc/\(process)/fd/\(name)"), link.hasPrefix("socket:["),
          cdevice_is_network_socket(process, descriptor) != 0
        else { continue }
        if !add(descriptor, of: process, to: port) { unknown.insert(link.dropFirst(8).dropLast()) }
      }
    }
    if !unknown.isEmpty { addFromTables(unknown, to: port) }
  }

  /// Looks at a socket itself; `false` when this doesn't tell where it leads.
  private mutating func add(_ descriptor: Int32, of process: pid_t, to port: Int?) -> Bool {
    var found = cdevice_connection()
    switch cdevice_connection(process, descriptor, &found) {
    case cdevice_link_none: return true
    case cdevice_link_connected: break
    default: return false
    }
    if isStarter, found.own_port > 0, found.peer_port > 0 {
      if own.remove([found.peer_port, found.own_port]) == nil {
        own.insert([found.own_port, found.peer_port])
      }
      return true
    }
    guard let port, [found.own_port, found.peer_port].contains(Int32(port)) else {
      leadsOutside = true
      return true
    }
    if found.unacknowledged > 0 {
      unacknowledged.append("\(found.own_port) \(found.peer_port) \(found.unacknowledged)")
    }
    return true
  }

  /// Looks at sockets in the kernel's tables of the device's own network.
  private mutating func addFromTables(_ sockets: Set<Substring>, to port: Int?) {
    let server = port.map { "0100007F:" + Self.hexadecimal($0) }
    for protocolName in ["tcp", "tcp6", "udp", "udp6"] {
      let table = ProcFiles.text("/proc/self/net/\(protocolName)") ?? ""
      for line in table.split(separator: "\n").dropFirst() {
        let words = line.split(separator: " ")
        // The fourth word is the state: connected, or one of the two states on the way there.
        guard words.count > 9, ["01", "02", "03"].contains(words[3]), sockets.contains(words[9])
        else { continue }
        let isInside = words[1...2].contains { $0 == server ?? "" }
        if !isInside {
          leadsOutside = true
        } else if words[3] != "01" || !words[4].hasPrefix("00000000:") {
          // The fifth word begins with the number of bytes that the other end hasn't received yet.
          unacknowledged.append(words[1...4].joined(separator: " "))
        }
      }
    }
  }

  /// Returns a port as the kernel writes it: four digits.
  private static func hexadecimal(_ port: Int) -> String {
    let text = String(port, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - text.count)) + text
  }
}
