/// What lies in a workspace: the progress file and, where that isn't sound, its backup.
struct FoundProgress {
  var main: FileState
  var backup: FileState

  /// The state of one file.
  enum FileState {
    case missing
    case damaged(String)
    case sound(Progress, [UInt8])
  }

  /// The best progress there is.
  var progress: Progress {
    switch (main, backup) {
    case (.sound(let progress, _), _), (_, .sound(let progress, _)): progress
    default: Progress()
    }
  }

  /// Whether there is nothing to fix.
  var isSound: Bool {
    switch (main, backup) {
    case (.sound, _), (.missing, .missing): true
    default: false
    }
  }

  /// What to say about the files.
  func warnings(keptAs: String?, in folder: ProgressFolder) -> [ProgressWarning] {
    let file = folder.path(of: .main)
    var source: String?
    if case .sound = backup { source = ProgressFolder.File.backup.rawValue }
    switch (main, backup) {
    case (.damaged(let reason), _):
      return [.damaged(file: file, reason: reason, keptAs: keptAs, backup: source)]
    case (.missing, .sound):
      return [.missing(file: file, backup: ProgressFolder.File.backup.rawValue)]
    case (.missing, .damaged(let reason)):
      return [
        .damaged(file: folder.path(of: .backup), reason: reason, keptAs: keptAs, backup: nil)
      ]
    case (.sound, _), (.missing, .missing):
      return []
    }
  }
}
