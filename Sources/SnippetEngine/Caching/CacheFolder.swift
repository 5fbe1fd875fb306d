package import Foundation

/// A folder of results that can always be made again.
///
/// Files are written beside their place and renamed, so that two processes may share it; what can't
/// be read counts as absent.
package struct CacheFolder: Sendable {
  package var path: String

  package init(path: String) { self.path = path }

  package func read(_ name: String) -> Data? {
    FileManager.default.contents(atPath: path + "/" + name)
  }

  package func write(_ data: Data, _ name: String) {
    let url = URL(fileURLWithPath: path + "/" + name)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A full disk costs time, not correctness.
    try? data.write(to: url, options: .atomic)
  }
}
