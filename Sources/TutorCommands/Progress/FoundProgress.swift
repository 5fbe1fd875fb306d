/// What a workspace contains: the progress file and, if that is damaged or missing, its backup.
struct FoundProgress {
  var main: FileState
  var backup: FileState

  /// The state of one file.
  enum FileState {
    case missing
    case damaged(String)
    case sound(Progress, [UInt8])
  }

  /// The best progress available.
  var progress: Progress {
    switch (main, backup) {
    case (.sound(let progress, _), _), (_, .sound(let progress, _)): progress
    default: Progress()
    }
  }

  /// Whether nothing needs fixing.
  var isSound: Bool {
    switch (main, backup) {
    case (.sound, _), (.missing, .missing): true
    default: false
    }
  }

  /// The warnings about the files.
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
