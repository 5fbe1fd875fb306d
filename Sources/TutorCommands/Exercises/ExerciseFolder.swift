import Foundation

/// The learner's own files of one exercise: `Workspace/<lesson>/<step>/<target>/<file>`.
///
/// Lessons are never written to. What `reset`, `undo` and `redo` replace is first saved in a
/// ``TextHistory``, so that no text is ever lost.
struct ExerciseFolder {
  let url: URL
  private static let sizeLimit = 1 << 20

  /// A file of the exercise: its path in the folder, and a text.
  struct File: Hashable {
    var path: String
    var text: String
  }

  /// The folder of a step in a workspace.
  init(workspace: URL, lesson: String, step: String) {
    url = workspace.appendingPathComponent(lesson).appendingPathComponent(step)
  }

  /// Takes over the folder that the step had under a former name, unless there is one under its own.
  ///
  /// The learner's files move with all their earlier texts. A folder that can't be moved stays where it is.
  func adopt(_ former: ExerciseFolder) {
    guard !FileManager.default.fileExists(atPath: url.path),
      FileManager.default.fileExists(atPath: former.url.path)
    else { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = rename(former.url.path, url.path)
  }

  /// Writes the files that don't exist; existing ones are left alone.
  ///
  /// - Throws: ``Failure`` if a file can't be written.
  func layOut(_ starter: [File]) throws(Failure) {
    let missing = starter.filter {
      !FileManager.default.fileExists(atPath: place(of: $0.path).path)
    }
    guard !missing.isEmpty else { return }
    try FileReplacement(missing.texts, in: url).commit()
  }

  /// The learner's text of the files; missing ones are left out.
  ///
  /// - Throws: ``Failure`` if a file exists but can't be read as text.
  func read(_ paths: [String]) throws(Failure) -> [File] {
    var files: [File] = []
    for path in paths {
      let text = try BoundedText.read(place(of: path).path, limit: Self.sizeLimit)
      if let text { files.append(File(path: path, text: text)) }
    }
    return files
  }

  /// The URL of a file of the exercise.
  func place(of path: String) -> URL { url.appendingPathComponent(path) }
}

extension ExerciseFolder {
  /// The result of restoring a text.
  struct Return: Hashable {
    /// The files that were written.
    var paths: [String]
    /// The position of the text among those kept, from 1 for the oldest.
    var position: Int
    /// How many texts are kept.
    var count: Int
  }

  /// Restores the starter, keeping the current text.
  ///
  /// - Returns: Whether anything differed from the starter.
  /// - Throws: ``Failure`` if a file can't be read or written; all files are then unchanged.
  func reset(to starter: [File]) throws(Failure) -> Bool {
    var history = history(starter)
    let now = try texts(of: history)
    let isChanged = !history.isStarter(now)
    history.reset(from: now)
    try put(starter.texts, history)
    return isChanged
  }

  /// Restores the previous text, or the next one, keeping the current text.
  ///
  /// - Returns: `nil` if there is none.
  /// - Throws: ``Failure`` if a file can't be read or written; all files are then unchanged.
  func step(_ direction: TextHistory.Direction, starter: [File]) throws(Failure) -> Return? {
    var history = history(starter)
    guard let entry = history.step(direction, from: try texts(of: history)) else { return nil }
    return try bring(back: entry, of: history)
  }

  /// Restores the text with a number, keeping the current text.
  ///
  /// - Returns: `nil` if there is none.
  /// - Throws: ``Failure`` if a file can't be read or written; all files are then unchanged.
  func step(to number: Int, starter: [File]) throws(Failure) -> Return? {
    var history = history(starter)
    guard let entry = history.step(to: number, from: try texts(of: history)) else { return nil }
    return try bring(back: entry, of: history)
  }

  /// The exercise's kept texts.
  func history(_ starter: [File]) -> TextHistory { historyFolder.read(starter: starter.texts) }

  /// The learner's versions of all files that the exercise or a kept text has.
  func texts(of history: TextHistory) throws(Failure) -> TextHistory.Texts {
    try read(history.paths.sorted()).texts
  }
}

extension ExerciseFolder {
  private var historyFolder: HistoryFolder {
    HistoryFolder(url: url.appendingPathComponent(".history"))
  }

  private func bring(
    back entry: TextHistory.Entry, of history: TextHistory
  ) throws(Failure) -> Return {
    let texts = history.whole(entry)
    try put(texts, history)
    let index = history.entries.firstIndex { $0.number == entry.number } ?? 0
    return Return(
      paths: texts.keys.sorted(), position: index + 1, count: history.entries.count)
  }

  /// Replaces files once there is room for all of them and what they replace is on disk.
  private func put(_ texts: TextHistory.Texts, _ history: TextHistory) throws(Failure) {
    let replacement = try FileReplacement(texts, in: url)
    try replacement.commit(after: { () throws(Failure) in try historyFolder.write(history) })
  }
}

extension [ExerciseFolder.File] {
  /// The texts by their paths.
  var texts: TextHistory.Texts {
    Dictionary(map { ($0.path, $0.text) }, uniquingKeysWith: { _, last in last })
  }
}
