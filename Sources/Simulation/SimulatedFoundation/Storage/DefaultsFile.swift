import Foundation
import Glibc

/// A defaults domain on disk: one property list, which is replaced whole.
///
/// Whoever changes it holds a lock on its folder, so that no change is lost, and puts a new file in
/// its place, so that a reader, and whoever comes after a process that was killed, finds the old
/// content or the new. That is no promise about a machine that loses its power.
struct DefaultsFile: Sendable {
  let path: String

  /// What tells one state of the file from any other.
  ///
  /// The time of the last change grows from one change to the next, also where the machine's clock
  /// is too coarse for that.
  struct Stamp: Hashable, Sendable {
    var inode: UInt
    var seconds: Int
    var nanoseconds: Int
    var size: Int
  }

  /// The stamp of the file as it is now; `nil` when there is none.
  var stamp: Stamp? {
    var status = Glibc.stat()
    return stat(path, &status) == 0 ? Stamp(status) : nil
  }

  /// The content with its stamp; `nil` when there is no file.
  func read() -> (content: Data, stamp: Stamp)? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = Glibc.stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    var content = Data(count: max(Int(status.st_size), 0))
    let count = content.withUnsafeMutableBytes { Self.fill($0, from: descriptor) }
    return (content.prefix(count), Stamp(status))
  }

  /// Does something while nobody else changes a domain in the same folder.
  ///
  /// The folder itself is locked: there is no further file that would have to be explained. The
  /// kernel gives the lock back when the process ends, however it ends.
  func whileLocked<Result>(_ body: () -> Result) -> Result {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent()
    var descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if descriptor < 0 {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      descriptor = open(folder.path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    defer { if descriptor >= 0 { close(descriptor) } }
    while descriptor >= 0, flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
    return body()
  }

  /// Puts new content in the place of the old one; to be called while it is locked.
  ///
  /// - Parameters:
  ///   - content: The whole content.
  ///   - old: The stamp of what it replaces.
  /// - Returns: The new stamp; `nil` when it couldn't be written, and the old content is still there.
  func replace(by content: Data, after old: Stamp?) -> Stamp? {
    // One name for all: what a killed process has left is overwritten by the next one.
    let url = URL(fileURLWithPath: path)
    let draft = url.deletingLastPathComponent().path + "/." + url.lastPathComponent + ".new"
    let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { return nil }
    let isWritten = content.withUnsafeBytes { Self.write($0, to: descriptor) }
    let stamp = isWritten ? Self.settle(descriptor, after: old) : nil
    close(descriptor)
    guard let stamp, rename(draft, path) == 0 else {
      unlink(draft)
      return nil
    }
    return stamp
  }
}

extension DefaultsFile.Stamp {
  fileprivate init(_ status: stat) {
    inode = UInt(status.st_ino)
    seconds = Int(status.st_mtim.tv_sec)
    nanoseconds = Int(status.st_mtim.tv_nsec)
    size = Int(status.st_size)
  }
}

extension DefaultsFile {
  private static func fill(_ buffer: UnsafeMutableRawBufferPointer, from file: Int32) -> Int {
    var offset = 0
    while offset < buffer.count, let base = buffer.baseAddress {
      let count = Glibc.read(file, base + offset, buffer.count - offset)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { break }
      offset += count
    }
    return offset
  }

  private static func write(_ buffer: UnsafeRawBufferPointer, to file: Int32) -> Bool {
    var offset = 0
    while offset < buffer.count, let base = buffer.baseAddress {
      let count = Glibc.write(file, base + offset, buffer.count - offset)
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return false }
      offset += count
    }
    return true
  }

  /// Gives a file that has just been written a time that is later than the old one's.
  private static func settle(_ descriptor: Int32, after old: Stamp?) -> Stamp? {
    var status = Glibc.stat()
    guard fstat(descriptor, &status) == 0 else { return nil }
    guard let old, (status.st_mtim.tv_sec, status.st_mtim.tv_nsec) <= (old.seconds, old.nanoseconds)
    else { return Stamp(status) }
    let isFull = old.nanoseconds >= 999_999_999
    let later = timespec(
      tv_sec: old.seconds + (isFull ? 1 : 0), tv_nsec: isFull ? 0 : old.nanoseconds + 1)
    futimens(descriptor, [later, later])
    guard fstat(descriptor, &status) == 0 else { return nil }
    return Stamp(status)
  }
}
