import Foundation
import Synchronization

/// The compiler's own cache of the C modules that it has compiled.
///
/// The compiler looks at each header of a module, hundreds of them, to find out whether the module is
/// still current. Within one session, which begins with this process's first program, it does that once.
struct ModuleSession {
  let arguments: [String]

  init(cache: CacheFolder) {
    let folder = cache.path + "/modules"
    let file = "\(folder)/session-\(getpid())"
    arguments =
      ["-module-cache-path", folder]
      + (Self.begin(file)
        ? ["-validate-clang-modules-once", "-clang-build-session-file", file] : [])
  }

  /// The files that this process has made.
  private static let begun = Mutex<Set<String>>([])

  /// Makes the file whose time of change is the session's beginning; those of processes that have
  /// ended are removed.
  private static func begin(_ file: String) -> Bool {
    guard begun.withLock({ $0.insert(file).inserted }) else { return true }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names where name.hasPrefix("session-") {
      guard let process = pid_t(name.dropFirst("session-".count)), kill(process, 0) != 0 else {
        continue
      }
      unlink("\(folder.path)/\(name)")
    }
    return FileManager.default.createFile(atPath: file, contents: nil)
  }
}
