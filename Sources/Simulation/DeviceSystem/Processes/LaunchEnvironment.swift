import DeviceEvents
import DeviceProtocol
import Foundation

/// The environments of the device's processes.
enum LaunchEnvironment {
  /// Returns the environment of a process.
  static func of(_ context: LaunchContext, hasVirtualClock: Bool) -> [String] {
    let paths = Dictionary(
      uniqueKeysWithValues: ProcessEnvironment.folders.map { ($0, "\(context.home)\($1)") })
    var variables = common + paths.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }
    // Where the browser finds the program that runs scripts: see Docs/web-pages.md.
    if context.role == .hostApp,
      let engine = ProcessInfo.processInfo.environment["TUTOR_JSC"]
    {
      variables.append("TUTOR_JSC=" + engine)
    }
    if hasVirtualClock { variables.append("TUTOR_CLOCK_FD=4") }
    return variables + ["TUTOR_DEVICE_FD=3", "TUTOR_DEVICE_PID=\(getpid())"]
  }

  /// The zygote's environment, with room for those of its copies.
  static var ofZygote: [String] {
    ProcessEnvironment.withRoom.map { "\($0.key)=\($0.value)" } + ["LD_PRELOAD=libSimulation.so"]
  }

  private static var common: [String] { ProcessEnvironment.common.map { "\($0.key)=\($0.value)" } }
}
