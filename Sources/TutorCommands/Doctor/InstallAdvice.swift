import Foundation

/// How to install packages on this machine, as a command to type.
struct InstallAdvice: Hashable {
  /// Whether the user is root.
  var isRoot: Bool
  /// Whether apt, of Debian and Ubuntu, is available.
  var hasApt: Bool
  var hasSudo: Bool

  static var onThisMachine: InstallAdvice {
    InstallAdvice(isRoot: geteuid() == 0, hasApt: has("apt-get"), hasSudo: has("sudo"))
  }

  /// Tells the user what to type.
  ///
  /// - Parameter packages: The packages to install.
  /// - Returns: The command, or other advice if it isn't known.
  func text(packages: [String]) -> String {
    let names = packages.joined(separator: " ")
    guard hasApt else {
      return DoctorWords.installUnknown(names)
    }
    let command = "apt-get install -y --no-install-recommends \(names)"
    if isRoot { return DoctorWords.install("apt-get update && \(command)") }
    return DoctorWords.install(
      hasSudo
        ? "sudo apt-get update && sudo \(command)" : "su -c 'apt-get update && \(command)'")
  }

  private static func has(_ program: String) -> Bool {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/\(program)")
    }
  }
}
