import Foundation
import Synchronization

/// The compiler's own cache of the C modules that it has compiled.
///
/// To find out whether a module is still current, the compiler looks at each of its headers, several
/// hundred for each program. Within one session, which begins with this process's first program, it
/// does that once.
struct ModuleSession {
  private let folder: String
  /// The file whose time of change is the session's beginning.
  private let file: String

  init(cache: CacheFolder) {
    folder = cache.path + "/modules"
    file = "\(folder)/session-\(getpid())"
    Self.begun.withLock { begun in
      guard begun.insert(file).inserted else { return }
      removeStale()
      unlink(file)
    }
  }

  /// The files that this process has made.
  private static let begun = Mutex<Set<String>>([])

  /// Whether the session's file exists; somebody may remove the whole cache while it is used.
  var isThere: Bool { FileManager.default.fileExists(atPath: file) }

  /// The frontend's arguments.
  func arguments() -> [String] {
    if !isThere {
      try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true)
      guard FileManager.default.createFile(atPath: file, contents: nil) else {
        return ["-module-cache-path", folder]
      }
    }
    return [
      "-module-cache-path", folder, "-validate-clang-modules-once", "-clang-build-session-file",
      file,
    ]
  }

  /// Removes the files of processes that have ended.
  private func removeStale() {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for name in names where name.hasPrefix("session-") {
      guard let process = pid_t(name.dropFirst("session-".count)), kill(process, 0) != 0 else {
        continue
      }
      unlink("\(folder)/\(name)")
    }
  }
}
