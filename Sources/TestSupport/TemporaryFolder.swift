package import Foundation

/// A new, empty folder that is removed with its contents when the value is released.
///
/// Tests are debug builds, in which a variable lives to the end of its scope; keep the folder in a
/// variable or in the suite for as long as its files are needed.
package final class TemporaryFolder: Sendable {
  /// The folder, with no symbolic link in its path.
  package let url: URL

  /// The folder's path.
  package var path: String { url.path }

  /// Creates a unique folder below the system's temporary folder.
  package init() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("tutor-test-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    url = folder
  }

  deinit {
    // It doesn't matter if a test has removed the folder itself, and there is nowhere to report
    // other errors.
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the URL of `path`, which is relative to the folder.
  package func file(_ path: String) -> URL {
    url.appendingPathComponent(path)
  }

  /// Writes a file, creating the folders it needs, and returns its URL.
  @discardableResult
  package func write(_ text: String, to path: String) throws -> URL {
    let file = file(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file
  }

  /// Reads a file as text.
  package func read(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }
}
