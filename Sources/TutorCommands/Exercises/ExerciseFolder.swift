import Foundation

/// The learner's own files of one exercise: `Workspace/<lesson>/<step>/<target>/<file>`.
///
/// Lessons are never written to. What `reset` replaces goes to a history below `.history`, one
/// numbered folder for each time, from which `undo` brings it back.
struct ExerciseFolder {
  let url: URL

  /// A file of the exercise, by its path in the folder, with a text.
  struct File: Hashable {
    var path: String
    var text: String
  }

  /// The folder of a step in a workspace.
  init(workspace: URL, lesson: String, step: String) {
    url = workspace.appendingPathComponent(lesson).appendingPathComponent(step)
  }

  /// Writes the files that aren't there; those that are stay as they are.
  ///
  /// - Throws: ``Failure`` when a file can't be written.
  func layOut(_ starter: [File]) throws(Failure) {
    for file in starter where !FileManager.default.fileExists(atPath: place(of: file.path).path) {
      try write(file, below: url)
    }
  }

  /// The learner's text of the files; `nil` for one that isn't there.
  ///
  /// - Throws: ``Failure`` when a file is there and can't be read as text.
  func read(_ paths: [String]) throws(Failure) -> [File] {
    var files: [File] = []
    for path in paths {
      let place = place(of: path)
      guard let data = FileManager.default.contents(atPath: place.path) else { continue }
      guard data.count <= Self.sizeLimit, let text = String(data: data, encoding: .utf8) else {
        throw Failure(
          .unusable,
          "tutor: \(place.path) is no text in UTF-8 of at most \(Self.sizeLimit) bytes")
      }
      files.append(File(path: path, text: text))
    }
    return files
  }

  /// Puts the starter back; what was there goes to the history.
  ///
  /// - Throws: ``Failure`` when a file can't be written; nothing is replaced before its old text is
  ///   in the history.
  func reset(to starter: [File]) throws(Failure) {
    try keep(try read(starter.map(\.path)))
    for file in starter { try write(file, below: url) }
  }

  /// Brings back what the last reset replaced.
  ///
  /// - Returns: The paths brought back; empty when there is no history.
  /// - Throws: ``Failure`` when a file can't be written.
  func undo() throws(Failure) -> [String] {
    guard let last = numbers.max() else { return [] }
    let folder = history.appendingPathComponent(String(last))
    let paths = (FileManager.default.enumerator(atPath: folder.path)?.allObjects ?? [])
      .compactMap { $0 as? String }
    var restored: [String] = []
    for path in paths.sorted() {
      guard let data = FileManager.default.contents(atPath: folder.path + "/" + path),
        let text = String(data: data, encoding: .utf8)
      else { continue }
      try write(File(path: path, text: text), below: url)
      restored.append(path)
    }
    try? FileManager.default.removeItem(at: folder)
    return restored
  }

  /// Where a file of the exercise is on disk.
  func place(of path: String) -> URL { url.appendingPathComponent(path) }
}

extension ExerciseFolder {
  private static let sizeLimit = 1 << 20

  private var history: URL { url.appendingPathComponent(".history") }

  private var numbers: [Int] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: history.path)) ?? []
    return names.compactMap(Int.init)
  }

  private func keep(_ files: [File]) throws(Failure) {
    guard !files.isEmpty else { return }
    let folder = history.appendingPathComponent(String((numbers.max() ?? 0) + 1))
    for file in files { try write(file, below: folder) }
  }

  private func write(_ file: File, below folder: URL) throws(Failure) {
    let place = folder.appendingPathComponent(file.path)
    do {
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place, options: .atomic)
    } catch {
      throw Failure(
        .machine, "tutor: \(place.path) can't be written: \(error.localizedDescription)")
    }
  }
}
