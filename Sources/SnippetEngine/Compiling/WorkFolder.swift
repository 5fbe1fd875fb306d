import Foundation

/// A folder for the files of one compilation or one run; nobody else uses it.
struct WorkFolder: Sendable {
  let path: String
  /// Held for as long as the folder is in use; the kernel gives it up for whoever is killed.
  private let lock: Int32

  /// - Throws: ``EngineFailure`` when the folder can't be made.
  init(in parent: String) throws(EngineFailure) {
    path = parent + "/" + UUID().uuidString
    // Under its own name it is locked from the start.
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

  /// Has something done in a new folder, which is removed in the end.
  ///
  /// - Throws: What the body throws, or ``EngineFailure/removed`` when somebody else has removed the folder
  ///   meanwhile: then what the body gave or threw says nothing.
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

  /// Whether nobody has removed it.
  private var isThere: Bool {
    var facts = stat()
    return fstat(lock, &facts) == 0 && facts.st_nlink > 0
  }

  private static let newEnding = ".new"
  private static let lockName = "/.lock"

  /// Removes the folders that runs left behind which were ended from outside: those that nobody
  /// holds, and whatever is a day old.
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

  /// Writes a file, with the folders it is in, and gives its path.
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
      try data.write(to: url)
    } catch {
      throw EngineFailure(KeepingWords.unwritable(url.path, error.localizedDescription))
    }
    return url.path
  }

  /// Moves a file out of the folder, over one that is there.
  func move(_ file: String, to place: String) throws(EngineFailure) {
    let folder = URL(fileURLWithPath: place).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    guard rename(file, place) == 0 else {
      throw EngineFailure(KeepingWords.unwritable(place, String(cString: strerror(errno))))
    }
  }

  /// Gives a file a second name in the folder, or a copy of it where that can't be.
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
