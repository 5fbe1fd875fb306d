/// What is said of the file that holds the learner's progress.
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
    case .folder, .nameTaken, .link: "move away what lies in its place"
    case .other: "what was recorded before is still there"
    }
  }

  static func tooLarge(_ file: String) -> String {
    "your progress can't be recorded: \(file) would become too large"
  }

  static func lockedTooLong(_ folder: String) -> String {
    """
    your progress can't be recorded: another tutor has been writing in \(folder) for too long; \
    end it, or wait for it, and try again
    """
  }

  static func folderUnmakeable(_ folder: String, reason: String) -> String {
    "the folder \(folder) for your progress can't be made: \(reason)"
  }

  static func waiting(_ folder: String) -> String {
    "waiting for another tutor, which is writing in \(folder)"
  }

  // MARK: - It can't be read

  static func link(_ file: String) -> String {
    "\(file) is a symbolic link, which recording would replace; put the file itself there, or make "
      + "the whole folder a link"
  }

  static func notAFile(_ file: String, isFolder: Bool) -> String {
    "\(file) is \(isFolder ? "a folder" : "something else") where a file should be; move it away"
  }

  static func newer(_ file: String, version: Int, known: Int) -> String {
    """
    \(file) was written by a newer tutor (version \(version); this one knows \(known)); \
    update tutor, or move the file away
    """
  }

  // MARK: - It is damaged or gone

  /// A file that can't be understood, for a reason of those below.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - reason: What is wrong with it.
  ///   - keptAs: What it is called now; `nil` where it couldn't be set aside.
  ///   - backup: What the progress was recovered from; `nil` where there is nothing.
  /// - Returns: The sentence.
  static func damaged(_ file: String, reason: String, keptAs: String?, backup: String?) -> String {
    let kept = keptAs.map { "; it is kept as \($0)" } ?? ""
    let recovered =
      backup.map { "your progress was recovered from \($0) and may lack the last step" }
      ?? "there is no backup of it, so your progress starts anew"
    return "\(file) can't be understood (\(reason))\(kept); \(recovered)"
  }

  static func gone(_ file: String, backup: String) -> String {
    "\(file) is gone; your progress was recovered from \(backup) and may lack the last step; "
      + "to start anew, delete both"
  }

  static let empty = "it is empty"
  static let notJSON = "it is not JSON, or only the beginning of it"
  static let notAnObject = "it is no JSON object"
  static let noVersion = "its 'version' is missing or no version"
  static let notHints = "a field of its 'hints' is no number of hints"
  static let noDigest = "a field of its 'done' has no 'digest'"
  static let notAStep = "a field of its 'done' is no step"
  static func larger(than limit: Int) -> String { "it is larger than \(limit) bytes" }
  static func notAList(_ field: String) -> String { "its '\(field)' is no list" }
  static func notTexts(_ field: String) -> String { "a field of its '\(field)' is no text" }
  static func notText(_ field: String) -> String { "its '\(field)' is no text" }
  static func notAnObject(_ field: String) -> String { "its '\(field)' is no object" }
}
