/// Messages about the file that has the learner's progress.
enum ProgressWords {
  // MARK: - It can't be recorded

  static func unrecorded(
    _ file: String, reason: String, obstacle: WriteObstacle
  ) -> String {
    "your progress can't be recorded: \(file): \(reason); \(remedy(obstacle))"
  }

  private static func remedy(_ obstacle: WriteObstacle) -> String {
    switch obstacle {
    case .noRoom: FileWords.noRoomRemedy
    case .notAllowed: FileWords.notAllowedRemedy
    case .folder, .nameTaken, .link: "move away what is in its place"
    case .other: "your earlier progress is still there"
    }
  }

  static func tooLarge(_ file: String) -> String {
    "your progress can't be recorded: \(file) would become too large"
  }

  static func lockedTooLong(_ folder: String) -> String {
    """
    your progress can't be recorded: another tutor has been writing in \(folder) for too long; \
    end it or wait for it, then try again
    """
  }

  static func folderUnmakeable(_ folder: String, reason: String) -> String {
    "the folder for your progress, \(folder), can't be created: \(reason)"
  }

  static func waiting(_ folder: String) -> String {
    "waiting for another tutor that is writing in \(folder)"
  }

  // MARK: - It can't be read

  static func link(_ file: String) -> String {
    "\(file) is a symbolic link, which recording would replace; put the file itself there, or make "
      + "the whole folder a link"
  }

  static func notAFile(_ file: String, isFolder: Bool) -> String {
    "\(file) is \(isFolder ? "a folder" : "something else"), not a file; move it away"
  }

  static func newer(_ file: String, version: Int, known: Int) -> String {
    """
    \(file) was written by a newer tutor (version \(version); this one knows \(known)); \
    update tutor, or move the file away
    """
  }

  // MARK: - It is damaged or gone

  /// A file that can't be understood, for one of the reasons below.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - reason: What is wrong with it.
  ///   - keptAs: Its name now; `nil` if it couldn't be set aside.
  ///   - backup: The file from which the progress was recovered; `nil` if there is none.
  /// - Returns: The sentence.
  static func damaged(_ file: String, reason: String, keptAs: String?, backup: String?) -> String {
    let kept = keptAs.map { "; it is kept as \($0)" } ?? ""
    let recovered =
      backup.map { "your progress was recovered from \($0) and may lack the last step" }
      ?? "there is no backup, so your progress starts over"
    return "\(file) can't be understood (\(reason))\(kept); \(recovered)"
  }

  static func gone(_ file: String, backup: String) -> String {
    "\(file) is missing; your progress was recovered from \(backup) and may lack the last step; "
      + "to start over, delete both"
  }

  static let empty = "it is empty"
  static let notJSON = "it isn't JSON, or is cut off"
  static let notAnObject = "it isn't a JSON object"
  static let noVersion = "its 'version' is missing or isn't a version"
  static let notHints = "a field of its 'hints' isn't a number of hints"
  static let noDigest = "a field of its 'done' has no 'digest'"
  static let notAStep = "a field of its 'done' isn't a step"
  static func larger(than limit: Int) -> String { "it is larger than \(limit) bytes" }
  static func notAList(_ field: String) -> String { "its '\(field)' isn't a list" }
  static func notTexts(_ field: String) -> String { "a field of its '\(field)' isn't text" }
  static func notText(_ field: String) -> String { "its '\(field)' isn't text" }
  static func notAnObject(_ field: String) -> String { "its '\(field)' isn't an object" }
}
