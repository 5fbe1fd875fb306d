import Foundation

/// The learner's progress in a workspace, safe against crashes, damage and a second terminal.
///
/// A command reads when it starts, and later, with the result at hand, updates what the file says
/// by then; programs never run inside of an update.
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
  /// Told once when an update has to wait.
  var onWait: (ProgressWarning) -> Void = { _ in }

  /// The progress, and what to say about its file.
  typealias Answer = (progress: Progress, warnings: [ProgressWarning])

  init(workspace: URL) {
    folder = ProgressFolder(path: workspace.path)
  }

  /// Reads the progress; a workspace without any has none yet.
  ///
  /// A damaged file is mended at once where that is possible; otherwise nothing is changed.
  ///
  /// - Throws: ``Failure`` when the file was written by a newer tutor or can't be read.
  func read() throws(Failure) -> Answer {
    let found = try find()
    guard !found.isSound else { return (found.progress, []) }
    // Where the workspace can't be written, the backup is still good for reading.
    if let mended = try? update({ _ in }) { return mended }
    return (found.progress, found.warnings(keptAs: nil, in: folder))
  }

  /// Changes what the file says now, and records it; returning means that it is on disk.
  ///
  /// - Throws: ``Failure`` when the file was written by a newer tutor, or can't be read or written,
  ///   or when another tutor is writing for too long. What was recorded before is untouched then.
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
  /// The bytes that a file may have; those of a thousand steps are a tenth of it.
  private static let maximumSize = 2 * 1024 * 1024

  /// Writes the new version, after it has put the one before out of harm's way.
  private func record(
    _ progress: Progress, after found: FoundProgress
  ) throws(Failure) -> [ProgressWarning] {
    if case .sound(_, let bytes) = found.main {
      // A newer tutor's backup is named and left alone.
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
      // It couldn't be read again.
      throw Failure(.unusable, saying: ProgressWords.tooLarge(folder.path(of: .main)))
    }
    return Array(text.utf8)
  }

  /// Looks for the progress, and for the backup where that is needed.
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
