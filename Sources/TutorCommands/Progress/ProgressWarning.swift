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
    let words =
      switch self {
      case .damaged(let file, let reason, let keptAs, let backup):
        ProgressWords.damaged(file, reason: reason, keptAs: keptAs, backup: backup)
      case .missing(let file, let backup): ProgressWords.gone(file, backup: backup)
      case .waiting(let workspace): ProgressWords.waiting(workspace)
      }
    return "tutor: \(words)\n"
  }
}
