import Foundation

/// The learner's own files of one exercise: `Workspace/<lesson>/<step>/<target>/<file>`.
///
/// Lessons are never written to. What `reset`, `undo` and `redo` replace is kept first, in a
/// ``TextHistory``, so that no text that was ever there is lost.
struct ExerciseFolder {
  let url: URL
  private static let sizeLimit = 1 << 20

  /// A file of the exercise, by its path in the folder, with a text.
  struct File: Hashable {
    var path: String
    var text: String
  }

  /// The folder of a step in a workspace.
  init(workspace: URL, lesson: String, step: String) {
    url = workspace.appendingPathComponent(lesson).appendingPathComponent(step)
  }

  /// Takes over the folder of a step that had another name before, where there is none of this name.
  ///
  /// The learner's files and all texts that are kept of them come along. A folder that can't be moved stays where it is.
  func adopt(_ former: ExerciseFolder) {
    guard !FileManager.default.fileExists(atPath: url.path),
      FileManager.default.fileExists(atPath: former.url.path)
    else { return }
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    _ = rename(former.url.path, url.path)
  }

  /// Writes the files that aren't there; those that are stay as they are.
  ///
  /// - Throws: ``Failure`` when a file can't be written.
  func layOut(_ starter: [File]) throws(Failure) {
    let missing = starter.filter {
      !FileManager.default.fileExists(atPath: place(of: $0.path).path)
    }
    guard !missing.isEmpty else { return }
    try FileReplacement(missing.texts, in: url).commit()
  }

  /// The learner's text of the files; those that aren't there are left out.
  ///
  /// - Throws: ``Failure`` when a file is there and can't be read as text.
  func read(_ paths: [String]) throws(Failure) -> [File] {
    var files: [File] = []
    for path in paths {
      let text = try BoundedText.read(place(of: path).path, limit: Self.sizeLimit)
      if let text { files.append(File(path: path, text: text)) }
    }
    return files
  }

  /// Where a file of the exercise is on disk.
  func place(of path: String) -> URL { url.appendingPathComponent(path) }
}

extension ExerciseFolder {
  /// What bringing a text back came to.
  struct Return: Hashable {
    /// The files that were written.
    var paths: [String]
    /// Where the text is among those that are kept, counted from the oldest, 1.
    var position: Int
    /// How many texts are kept.
    var count: Int
  }

  /// Puts the starter back; what was there is kept.
  ///
  /// - Returns: Whether anything was different from the starter.
  /// - Throws: ``Failure`` when a file can't be read or written; then all files are as they were.
  func reset(to starter: [File]) throws(Failure) -> Bool {
    var history = history(starter)
    let now = try texts(of: history)
    let isChanged = !history.isStarter(now)
    history.reset(from: now)
    try put(starter.texts, history)
    return isChanged
  }

  /// Brings back the text that was there before, or the one after it; what is there is kept.
  ///
  /// - Returns: `nil` when there is none.
  /// - Throws: ``Failure`` when a file can't be read or written; then all files are as they were.
  func step(_ direction: TextHistory.Direction, starter: [File]) throws(Failure) -> Return? {
    var history = history(starter)
    guard let entry = history.step(direction, from: try texts(of: history)) else { return nil }
    return try bring(back: entry, of: history)
  }

  /// Brings back the text of a number; what is there is kept.
  ///
  /// - Returns: `nil` when there is none.
  /// - Throws: ``Failure`` when a file can't be read or written; then all files are as they were.
  func step(to number: Int, starter: [File]) throws(Failure) -> Return? {
    var history = history(starter)
    guard let entry = history.step(to: number, from: try texts(of: history)) else { return nil }
    return try bring(back: entry, of: history)
  }

  /// What is kept of the exercise.
  func history(_ starter: [File]) -> TextHistory { historyFolder.read(starter: starter.texts) }

  /// The learner's files, of all that the exercise or a kept text has.
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

  /// Replaces files once there is room for all, and what they replace is on disk.
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
