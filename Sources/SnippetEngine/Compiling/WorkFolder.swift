import Foundation

/// A folder for the files of one compilation or one run, for its exclusive use.
struct WorkFolder: Sendable {
  let path: String
  /// Held for as long as the folder is in use; the kernel releases it if the process is killed.
  private let lock: Int32

  /// - Throws: ``EngineFailure`` when the folder can't be created.
  init(in parent: String) throws(EngineFailure) {
    path = parent + "/" + UUID().uuidString
    // It gets its own name only once it is locked.
    let new = path + Self.newEnding
    do {
      try FileManager.default.createDirectory(atPath: new, withIntermediateDirectories: true)
    } catch {
      throw EngineFailure(KeepingWords.folderUnmade(path, error.localizedDescription))
    }
    lock = open(new + Self.lockName, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    flock(lock, LOCK_EX | LOCK_NB)
    guard lock >= 0, rename(new, path) == 0 else {
      throw EngineFailure(KeepingWords.folderUnmade(path, String(cString: strerror(errno))))
    }
  }

  /// Runs the body with a new folder, which is removed at the end.
  ///
  /// - Throws: What the body throws, or ``EngineFailure/removed`` if another process has removed
  ///   the folder meanwhile: then what the body returned or threw means nothing.
  static func with<Value>(
    in parent: String, _ body: (WorkFolder) async throws(EngineFailure) -> Value
  ) async throws(EngineFailure) -> Value {
    let folder = try WorkFolder(in: parent)
    defer { folder.remove() }
    do throws(EngineFailure) {
      let value = try await body(folder)
      guard folder.isThere else { throw .removed }
      return value
    } catch {
      throw folder.isThere ? error : .removed
    }
  }

  /// Whether it still exists.
  private var isThere: Bool {
    var facts = stat()
    return fstat(lock, &facts) == 0 && facts.st_nlink > 0
  }

  private static let newEnding = ".new"
  private static let lockName = "/.lock"

  /// Removes the folders left behind by runs that were killed: those that no process holds, and any
  /// that is a day old.
  static func removeStale(in parent: String) {
    let day = Date(timeIntervalSinceNow: -86_400)
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] {
      let path = parent + "/" + name
      let facts = try? FileManager.default.attributesOfItem(atPath: path)
      guard let changed = facts?[.modificationDate] as? Date else { continue }
      guard changed < day || !name.hasSuffix(newEnding) && isAbandoned(path) else { continue }
      try? FileManager.default.removeItem(atPath: path)
    }
  }

  private static func isAbandoned(_ path: String) -> Bool {
    let lock = open(path + lockName, O_RDWR | O_CLOEXEC)
    guard lock >= 0 else { return false }
    defer { close(lock) }
    return flock(lock, LOCK_EX | LOCK_NB) == 0
  }

  /// Writes a file, creating the folders it is in, and returns its path.
  @discardableResult
  func write(_ text: String, _ name: String) throws(EngineFailure) -> String {
    try write(Data(text.utf8), name)
  }

  @discardableResult
  func write(_ data: Data, _ name: String) throws(EngineFailure) -> String {
    let url = URL(fileURLWithPath: path + "/" + name)
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try QuickFile.write(data, to: url.path)
    } catch {
      throw EngineFailure(KeepingWords.unwritable(url.path, error.localizedDescription))
    }
    return url.path
  }

  /// Moves a file out of the folder, replacing any file at the destination.
  func move(_ file: String, to place: String) throws(EngineFailure) {
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard rename(file, place) == 0 else {
      throw EngineFailure(KeepingWords.unwritable(place, String(cString: strerror(errno))))
    }
  }

  /// Hard-links a file into the folder, or copies it if that isn't possible.
  @discardableResult
  func link(_ file: String, as name: String) throws(EngineFailure) -> String {
    let place = path + "/" + name
    guard Glibc.link(file, place) != 0 else { return place }
    guard FileManager.default.fileExists(atPath: file) else { throw .removed }
    do {
      try FileManager.default.copyItem(atPath: file, toPath: place)
    } catch {
      throw EngineFailure(KeepingWords.unwritable(place, error.localizedDescription))
    }
    return place
  }

  func remove() {
    try? FileManager.default.removeItem(atPath: path)
    close(lock)
  }
}
