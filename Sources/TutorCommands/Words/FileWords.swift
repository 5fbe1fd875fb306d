/// Messages about files that can't be read or written.
enum FileWords {
  static func missing(_ path: String) -> String { "'\(path)' does not exist" }

  static func unreadable(_ path: String) -> String { "'\(path)' can't be read" }

  static func unreadable(_ path: String, reason: String) -> String {
    "'\(path)' can't be read: \(reason)"
  }

  static func notText(_ path: String, limit: Int) -> String {
    "'\(path)' isn't a UTF-8 text file of at most \(limit) bytes; fix it, or move it away"
  }

  static func unwritable(_ path: String, reason: String) -> String {
    "'\(path)' can't be written: \(reason)"
  }

  /// For a learner's file; `isAnyReplaced` says whether another one has already been replaced.
  static func unwritable(
    _ path: String, reason: String, obstacle: WriteObstacle, isAnyReplaced: Bool
  ) -> String {
    let rest = isAnyReplaced ? "" : "; your files are unchanged"
    return unwritable(path, reason: reason) + "\(rest); \(unwritableRemedy(obstacle))"
  }

  private static func unwritableRemedy(_ obstacle: WriteObstacle) -> String {
    switch obstacle {
    case .noRoom: noRoomRemedy
    case .notAllowed: notAllowedRemedy
    case .folder: "move the folder of that name away"
    case .nameTaken: "another tutor got there first; try again"
    case .link, .other: "try again"
    }
  }

  static let noRoomRemedy = "free some disk space, and try again"
  static let notAllowedRemedy = "make the folder writable, or set TUTOR_WORKSPACE to another one"

  static func folderUnmakeable(_ path: String, reason: String) -> String {
    "the folder '\(path)' can't be created: \(reason)"
  }
}
