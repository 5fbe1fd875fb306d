package import Foundation
import Glibc

/// A folder of results that can always be produced again.
///
/// Files are written beside their destination and renamed, so that two processes may share the
/// folder; what can't be read counts as absent.
package struct CacheFolder: Sendable {
  package var path: String

  package init(path: String) { self.path = path }

  /// The folder itself or, if it isn't writable, one of the user's own in a folder for temporary
  /// files: the system's, or the one given.
  ///
  /// - Throws: ``EngineFailure`` if that isn't writable either.
  func orTemporary(in temporary: URL? = nil) throws(EngineFailure) -> CacheFolder {
    if isWritable { return self }
    let user = getuid()
    let temporary = temporary ?? FileManager.default.temporaryDirectory
    let own = CacheFolder(path: temporary.appendingPathComponent("tutor-cache-\(user)").path)
    mkdir(own.path, 0o700)
    var facts = stat()
    // Anyone can create folders there, but only this user may change what is kept.
    guard lstat(own.path, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR, facts.st_uid == user,
      facts.st_mode & 0o077 == 0, own.isWritable
    else {
      throw EngineFailure(KeepingWords.noFolder(path, own.path))
    }
    return own
  }

  private var isWritable: Bool {
    let probe = "\(path)/.\(UUID().uuidString)"
    try? FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    let file = open(probe, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard file >= 0 else { return false }
    close(file)
    return unlink(probe) == 0
  }

  package func read(_ name: String) -> Data? {
    let file = path + "/" + name
    guard let data = FileManager.default.contents(atPath: file) else { return nil }
    CacheTidying.use(file)
    return data
  }

  package func write(_ data: Data, _ name: String) {
    let url = URL(fileURLWithPath: path + "/" + name)
    try? FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    // A full disk costs time, not correctness.
    try? QuickFile.replace(url.path, with: data)
  }
}
