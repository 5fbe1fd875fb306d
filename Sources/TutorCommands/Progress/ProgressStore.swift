import Foundation

/// The learner's progress in a workspace, protected against crashes, damage and concurrent
/// commands.
///
/// A command reads it when it starts; later, with its result at hand, it updates whatever the file
/// contains by then. Programs never run during an update.
///
/// ```swift
/// let store = ProgressStore(workspace: place.workspace)
/// let (progress, warnings) = try store.read()
/// …
/// try store.update { $0.finish(step, of: lesson, in: course) }
/// ```
struct ProgressStore {
  var folder: ProgressFolder
  /// How long an update waits for another tutor.
  var patience: Duration = .seconds(5)
  /// Called once if an update has to wait.
  var onWait: (ProgressWarning) -> Void = { _ in }

  /// The progress, and warnings about its file.
  typealias Answer = (progress: Progress, warnings: [ProgressWarning])

  init(workspace: URL) {
    folder = ProgressFolder(path: workspace.path)
  }

  /// Reads the progress; a workspace without a file has an empty one.
  ///
  /// A damaged file is repaired at once if possible; otherwise nothing is changed.
  ///
  /// - Throws: ``Failure`` if the file was written by a newer tutor or can't be read.
  func read() throws(Failure) -> Answer {
    let found = try find()
    guard !found.isSound else { return (found.progress, []) }
    // If the workspace isn't writable, the backup can still be read.
    if let mended = try? update({ _ in }) { return mended }
    return (found.progress, found.warnings(keptAs: nil, in: folder))
  }

  /// Changes the file's current content and records it; once this returns, it is on disk.
  ///
  /// - Throws: ``Failure`` if the file was written by a newer tutor, or can't be read or written,
  ///   or if another tutor is writing for too long. What was recorded before is then untouched.
  @discardableResult
  func update(_ change: (inout Progress) throws(Failure) -> Void) throws(Failure) -> Answer {
    try folder.make()
    return try folder.withLock(patience: patience, onWait: onWait) { () throws(Failure) in
      let found = try find()
      var progress = found.progress
      try change(&progress)
      if found.isSound, progress == found.progress { return (progress, []) }
      return (progress, try record(progress, after: found))
    }
  }
}

extension ProgressStore {
  /// The maximum size of a file in bytes; a thousand steps take a tenth of it.
  private static let maximumSize = 2 * 1024 * 1024

  /// Writes the new version, after saving the previous one.
  private func record(
    _ progress: Progress, after found: FoundProgress
  ) throws(Failure) -> [ProgressWarning] {
    if case .sound(_, let bytes) = found.main {
      // The backup of a newer tutor is reported and left alone.
      _ = try state(of: .backup)
      try folder.replace(.backup, with: bytes)
    }
    var kept: String?
    try folder.replace(.main, with: try bytes(of: progress)) { () throws(Failure) in
      if case .damaged = found.main { kept = try folder.setAside(.main) }
      guard case .damaged = found.backup else { return }
      let name = try folder.setAside(.backup)
      kept = kept ?? name
    }
    try folder.flush()
    return found.warnings(keptAs: kept, in: folder)
  }

  private func bytes(of progress: Progress) throws(Failure) -> [UInt8] {
    guard let text = try? JSONText.of(progress.json), text.utf8.count <= Self.maximumSize else {
      // It would be too large to read again.
      throw Failure(.unusable, saying: ProgressWords.tooLarge(folder.path(of: .main)))
    }
    return Array(text.utf8)
  }

  /// Looks for the progress and, if needed, for the backup.
  private func find() throws(Failure) -> FoundProgress {
    let main = try state(of: .main)
    if case .sound = main { return FoundProgress(main: main, backup: .missing) }
    return FoundProgress(main: main, backup: try state(of: .backup))
  }

  private func state(of file: ProgressFolder.File) throws(Failure) -> FoundProgress.FileState {
    guard let bytes = try folder.read(file, upTo: Self.maximumSize + 1) else { return .missing }
    guard bytes.count <= Self.maximumSize else {
      return .damaged(ProgressWords.larger(than: Self.maximumSize))
    }
    do {
      return .sound(try Progress(bytes), bytes)
    } catch {
      switch error {
      case .damaged(let reason): return .damaged(reason)
      case .newer(let version):
        throw Failure(
          .unusable,
          saying: ProgressWords.newer(
            folder.path(of: file), version: version, known: Progress.version))
      }
    }
  }
}
