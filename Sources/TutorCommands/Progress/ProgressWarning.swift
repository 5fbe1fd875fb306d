/// What a learner should know about the progress file, though the command goes on.
enum ProgressWarning: Hashable, Sendable {
  /// The file couldn't be understood; `keptAs` is the name that it was set aside under, and `backup`
  /// the file that the progress was recovered from.
  case damaged(file: String, reason: String, keptAs: String?, backup: String?)
  /// The file is gone, while its backup is there.
  case missing(file: String, backup: String)
  /// Another tutor is writing, and this one waits for it.
  case waiting(workspace: String)

  /// What is written to standard error, with its line end.
  var text: String {
    switch self {
    case .damaged(let file, let reason, let keptAs, let backup):
      let kept = keptAs.map { "; it is kept as \($0)" } ?? ""
      let recovered =
        backup.map { "your progress was recovered from \($0) and may lack the last step" }
        ?? "there is no backup of it, so your progress starts anew"
      return "tutor: \(file) can't be understood (\(reason))\(kept); \(recovered)\n"
    case .missing(let file, let backup):
      return
        "tutor: \(file) is gone; your progress was recovered from \(backup) and may lack the last "
        + "step; to start anew, delete both\n"
    case .waiting(let workspace):
      return "tutor: waiting for another tutor, which is writing in \(workspace)\n"
    }
  }
}
