import Foundation

/// The environment that the device's processes have in common, before anything is known of a program.
///
/// A process that is loaded beforehand, and whose copies become programs, is started with it: libraries record the places
/// of some variables' values, so each value has the room that a path needs.
package enum ProcessEnvironment {
  /// What is the same in all of them.
  package static let common = [
    "PATH": "/usr/bin:/bin", "TZ": "UTC", "LANG": "C.UTF-8", "SWIFT_BACKTRACE": backtrace,
  ]

  /// The variables that name folders, and where these are in a container.
  ///
  /// The last two are where Foundation looks for folders whose names on Linux aren't those on iOS.
  package static let folders = [
    ("HOME", ""), ("CFFIXED_USER_HOME", ""), ("TMPDIR", "/tmp"),
    ("XDG_DATA_HOME", "/Library/Application Support"), ("XDG_CACHE_HOME", "/Library/Caches"),
  ]

  /// The environment of a process of which programs are copies.
  package static var withRoom: [String: String] {
    let room = String(repeating: "/", count: Int(PATH_MAX))
    return common.merging(folders.map { ($0.0, room) }) { $1 }
  }

  /// Makes a program that crashes report where: the calls of the thread that crashed, with their
  /// lines.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=64,top=0,"
    + "symbolicate=fast,output-to=stderr"
}
