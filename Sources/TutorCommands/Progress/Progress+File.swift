import Foundation

extension Progress {
  /// Reads the progress in a workspace; a workspace without any has none yet.
  ///
  /// - Throws: ``Failure`` when the file is there and can't be understood; it is left as it is.
  static func load(from workspace: URL) throws(Failure) -> Progress {
    let file = workspace.appendingPathComponent("progress.json")
    guard let data = FileManager.default.contents(atPath: file.path) else { return Progress() }
    guard let progress = try? JSONDecoder().decode(Progress.self, from: data) else {
      throw Failure(
        .unusable, "tutor: \(file.path) can't be read as progress; mend it or move it away")
    }
    guard progress.version == 1 else {
      throw Failure(
        .unusable,
        "tutor: \(file.path) was written by a newer tutor (version \(progress.version)); update tutor, or move the file away"
      )
    }
    return progress
  }

  /// Writes the progress beside its place and renames it, so that an interrupted write loses
  /// nothing.
  func save(to workspace: URL) throws(Failure) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    do {
      try FileManager.default.createDirectory(at: workspace, withIntermediateDirectories: true)
      try encoder.encode(self).write(
        to: workspace.appendingPathComponent("progress.json"), options: .atomic)
    } catch {
      throw Failure(
        .machine,
        "tutor: your progress can't be kept in \(workspace.path): \(error.localizedDescription)")
    }
  }
}
