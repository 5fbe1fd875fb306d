import Foundation
import Glibc

/// A defaults domain on disk: one property list, which is always replaced as a whole.
///
/// A process that changes it holds a lock on its folder, so no change is lost, and puts a new file
/// in its place. So a reader, and a process that follows one that was killed, finds either the old
/// content or the new. It makes no promise about a machine that loses power.
struct DefaultsFile: Sendable {
  let path: String

  /// Distinguishes one state of the file from any other.
  ///
  /// The time of the last change increases with every change, even if the machine's clock is too
  /// coarse for that.
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

  /// Runs code while nothing else changes a domain in the same folder.
  ///
  /// The folder itself is locked, so there is no additional file that would need explaining. The
  /// kernel releases the lock when the process ends, however it ends.
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

  /// Replaces the content; to be called while the folder is locked.
  ///
  /// - Parameters:
  ///   - content: The whole content.
  ///   - old: The stamp of what it replaces.
  /// - Returns: The new stamp; `nil` when the content couldn't be written, in which case the old
  ///   content is still there.
  func replace(by content: Data, after old: Stamp?) -> Stamp? {
    // One name for all: the file that a killed process has left is overwritten by the next.
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

  /// Gives a file that has just been written a time later than the old one's.
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
