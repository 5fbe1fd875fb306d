import Foundation
import Glibc

/// The files of shared containers that a process holds a lock on.
///
/// A process that is suspended with such a lock keeps everybody else out, so iOS ends it with the
/// code 0xdead10cc (documented; SQLite's locks count as well, while a transaction is open).
enum SharedLocks {
  /// The paths inside `folder`, in order, relative to it.
  static func files(of process: pid_t, in folder: String) -> [String] {
    let manager = FileManager.default
    let numbers = (try? manager.contentsOfDirectory(atPath: "/proc/\(process)/fd")) ?? []
    let locked = numbers.compactMap { number -> String? in
      guard
        let file = try? manager.destinationOfSymbolicLink(
          atPath: "/proc/\(process)/fd/\(number)"),
        file.hasPrefix(folder + "/"),
        let information = manager.contents(atPath: "/proc/\(process)/fdinfo/\(number)")
      else { return nil }
      let locks = String(decoding: information, as: UTF8.self).split(separator: "\n")
        .compactMap { HeldLock(String($0)) }
      let isWriteAhead = manager.fileExists(atPath: file + "-shm")
      guard locks.contains(where: { $0.counts(for: file, isWriteAhead: isWriteAhead) }) else {
        return nil
      }
      return String(file.dropFirst(folder.count + 1))
    }
    return Set(locked).sorted()
  }
}
