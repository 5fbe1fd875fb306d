import Foundation
import Glibc

/// The files in shared containers on which a process holds a lock.
///
/// A process that is suspended with such a lock keeps all others out, so iOS ends it with the code
/// 0xdead10cc (documented; SQLite's locks count too, while a transaction is open).
enum SharedLocks {
  /// Returns the paths inside `folder`, in order, relative to it.
  ///
  /// A process that changes settings locks their folder for a moment; on iOS another process does
  /// that.
  static func files(of process: pid_t, in folder: String) -> [String] {
    all(of: process).filter { $0.hasPrefix(folder + "/") && !isOfSettings($0) }
      .map { String($0.dropFirst(folder.count + 1)) }
  }

  /// Whether a process changes settings right now.
  static func changesSettings(_ process: pid_t) -> Bool {
    all(of: process).contains(where: isOfSettings)
  }

  private static func isOfSettings(_ path: String) -> Bool {
    path.hasSuffix("/Library/Preferences")
  }

  private static func all(of process: pid_t) -> [String] {
    let manager = FileManager.default
    let numbers = (try? manager.contentsOfDirectory(atPath: "/proc/\(process)/fd")) ?? []
    let locked = numbers.compactMap { number -> String? in
      guard
        let file = try? manager.destinationOfSymbolicLink(
          atPath: "/proc/\(process)/fd/\(number)"),
        file.hasPrefix("/"),
        let information = manager.contents(atPath: "/proc/\(process)/fdinfo/\(number)")
      else { return nil }
      let locks = String(decoding: information, as: UTF8.self).split(separator: "\n")
        .compactMap { HeldLock(String($0)) }
      let isWriteAhead = manager.fileExists(atPath: file + "-shm")
      return locks.contains { $0.counts(for: file, isWriteAhead: isWriteAhead) } ? file : nil
    }
    return Set(locked).sorted()
  }
}
