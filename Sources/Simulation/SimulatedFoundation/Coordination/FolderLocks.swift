import Foundation
import Glibc

/// Locks on the folders of some files, which processes and threads that coordinate respect.
///
/// A folder is locked in a file's stead, because the file may be replaced by another, or not be
/// there yet. What a thread holds already isn't locked again by it.
final class FolderLocks: @unchecked Sendable {
  // It is handed from the thread that waits to the one that works, and then ends.
  private var descriptors: [Int32] = []
  private var folders: Set<String> = []

  /// Waits for the locks.
  ///
  /// - Parameters:
  ///   - wishes: The files; folders are locked in the order of their paths.
  ///   - isCancelled: Asked while it waits; `nil` is returned when it says yes.
  init?(_ wishes: [FileWish], isCancelled: () -> Bool) {
    guard !isCancelled() else { return nil }
    let all = Dictionary(grouping: wishes) {
      $0.url.resolvingSymlinksInPath().deletingLastPathComponent().path
    }
    for (folder, wishes) in all.sorted(by: { $0.key < $1.key })
    where !Self.held.contains(folder) {
      let descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      // Where there is no folder there is nothing to get into the way of.
      guard descriptor >= 0 else { continue }
      descriptors.append(descriptor)
      folders.insert(folder)
      let kind = wishes.contains(where: \.isWriting) ? LOCK_EX : LOCK_SH
      while flock(descriptor, kind | LOCK_NB) != 0, errno == EWOULDBLOCK || errno == EINTR {
        guard !isCancelled() else { return nil }
        usleep(2000)
      }
    }
  }

  deinit { for descriptor in descriptors { close(descriptor) } }

  /// Does something and then gives the locks back.
  func whileHeld(_ body: () -> Void) {
    let before = Self.held
    Self.held = before.union(folders)
    body()
    Self.held = before
    for descriptor in descriptors { close(descriptor) }
    descriptors = []
  }

  /// The folders that this thread holds.
  private static var held: Set<String> {
    get { Thread.current.threadDictionary["FolderLocks"] as? Set<String> ?? [] }
    set { Thread.current.threadDictionary["FolderLocks"] = newValue }
  }
}
