/// A warning about the progress file, although the command goes on.
enum ProgressWarning: Hashable, Sendable {
  /// The file couldn't be understood; `keptAs` is the name under which it was set aside, and
  /// `backup` the file from which the progress was recovered.
  case damaged(file: String, reason: String, keptAs: String?, backup: String?)
  /// The file is gone, but its backup exists.
  case missing(file: String, backup: String)
  /// Another tutor is writing, and this one waits for it.
  case waiting(workspace: String)

  /// The text for standard error, with its line feed.
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
