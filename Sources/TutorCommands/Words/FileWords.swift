/// What is said of files that can't be read or written.
enum FileWords {
  static func missing(_ path: String) -> String { "'\(path)' does not exist" }

  static func unreadable(_ path: String) -> String { "\(path) can't be read" }

  static func unreadable(_ path: String, reason: String) -> String {
    "\(path) can't be read: \(reason)"
  }

  static func notText(_ path: String, limit: Int) -> String {
    "\(path) isn't text in UTF-8 of at most \(limit) bytes; move it away, or fix it"
  }

  static func unwritable(_ path: String, reason: String) -> String {
    "\(path) can't be written: \(reason)"
  }

  /// A file that was named on the command line.
  static func unwritable(named name: String, reason: String) -> String {
    "'\(name)' can't be written: \(reason)"
  }

  /// A file of the learner's; `isAnyReplaced` says whether another one was replaced before.
  static func unwritable(
    _ path: String, reason: String, obstacle: WriteObstacle, isAnyReplaced: Bool
  ) -> String {
    let rest = isAnyReplaced ? "" : "; your files are as they were"
    return "\(path) can't be written: \(reason)\(rest); \(unwritableRemedy(obstacle))"
  }

  private static func unwritableRemedy(_ obstacle: WriteObstacle) -> String {
    switch obstacle {
    case .noRoom: noRoomRemedy
    case .notAllowed: notAllowedRemedy
    case .folder: "move away the folder that is in its place"
    case .nameTaken: "another tutor was quicker; try again"
    case .link, .other: "try again"
    }
  }

  static let noRoomRemedy = "make room on the disk, and try again"
  static let notAllowedRemedy = "make the folder writable, or name another in TUTOR_WORKSPACE"

  static func folderUnmakeable(_ path: String, reason: String) -> String {
    "\(path) can't be made: \(reason)"
  }
}
