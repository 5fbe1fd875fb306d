import DeviceEvents
import DeviceProtocol
import Foundation

/// The environments of the device's processes.
enum LaunchEnvironment {
  /// Returns the environment of a process.
  static func of(_ context: LaunchContext, hasVirtualClock: Bool) -> [String] {
    let paths = Dictionary(
      uniqueKeysWithValues: folders.map { ($0, "\(context.home)\($1)") })
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
    let room = String(repeating: "/", count: Int(PATH_MAX))
    return common + folders.map { "\($0.0)=\(room)" } + ["LD_PRELOAD=libSimulation.so"]
  }

  private static let common = [
    "PATH=/usr/bin:/bin", "TZ=UTC", "LANG=C.UTF-8", "SWIFT_BACKTRACE=" + backtrace,
  ]

  /// The variables that name folders, and the places of these in the container.
  ///
  /// The last two are where Foundation looks for folders whose names on Linux aren't those on iOS.
  private static let folders = [
    ("HOME", ""), ("CFFIXED_USER_HOME", ""), ("TMPDIR", "/tmp"),
    ("XDG_DATA_HOME", "/Library/Application Support"), ("XDG_CACHE_HOME", "/Library/Caches"),
  ]

  /// Makes a program that crashes report where: the calls of the thread that crashed, with their
  /// lines.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=64,top=0,"
    + "symbolicate=fast,output-to=stderr"
}
