import Foundation
import Glibc

/// A copy of a file or a folder that is made piece by piece, in constant memory.
///
/// Where the file system can share blocks between files, the copy costs nothing; otherwise the
/// kernel moves the bytes, which never enter the process.
package final class FileCopy {
  /// The number of bytes.
  package private(set) var total: Int64 = 0
  /// The number of bytes that have been copied.
  package private(set) var completed: Int64 = 0
  private var waiting: [(from: String, to: String)] = []
  private var current: (from: Int32, to: Int32)?

  /// The reason why a copy can't be made.
  package struct Failure: Error, Hashable {
    package var path: String
    package var code: Int32
    package var message: String { "\(path): \(String(cString: strerror(code)))" }

    init(_ path: String) {
      self.path = path
      code = errno
    }
  }

  /// Inspects what is to be copied and makes the folders for it.
  ///
  /// - Parameters:
  ///   - source: The file or folder.
  ///   - destination: The path of the copy; nothing is there yet.
  /// - Throws: An error when the source doesn't exist or the folders can't be made.
  package init(_ source: String, to destination: String) throws(Failure) {
    try add(source, to: destination)
    for path in try Self.contents(of: source) {
      try add(source + "/" + path, to: destination + "/" + path)
    }
    waiting.reverse()
  }

  deinit { close() }

  /// Copies the next bytes.
  ///
  /// - Parameter count: The maximum number of bytes; at least one file is begun.
  /// - Returns: Whether everything is copied.
  /// - Throws: An error when reading or writing fails.
  package func advance(by count: Int) throws(Failure) -> Bool {
    var left = count
    while left > 0 {
      guard let (from, to) = try opened() else { return true }
      let sent = sendfile(to, from, nil, min(left, 1 << 30))
      if sent < 0, errno == EINTR { continue }
      guard sent >= 0 else { throw Failure(waiting.last?.from ?? "") }
      completed += Int64(sent)
      left -= sent
      if sent == 0 { finishFile() }
    }
    return waiting.isEmpty
  }
}

extension FileCopy {
  private func add(_ source: String, to destination: String) throws(Failure) {
    var status = stat()
    guard lstat(source, &status) == 0 else { throw Failure(source) }
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      guard mkdir(destination, status.st_mode & 0o777 | 0o700) == 0 else {
        throw Failure(destination)
      }
    case S_IFLNK:
      guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: source),
        symlink(target, destination) == 0
      else { throw Failure(source) }
    case S_IFREG:
      total += Int64(status.st_size)
      waiting.append((source, destination))
    default:
      // A pipe or a device has no contents to copy.
      errno = EINVAL
      throw Failure(source)
    }
  }

  /// Returns the contents of a folder, with each folder before its contents; nothing for a file.
  private static func contents(of path: String) throws(Failure) -> [String] {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw Failure(path) }
    guard status.st_mode & S_IFMT == S_IFDIR else { return [] }
    guard let paths = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
      throw Failure(path)
    }
    return paths.sorted()
  }

  /// Returns the file that is being copied, or the next one; `nil` when there is none.
  private func opened() throws(Failure) -> (from: Int32, to: Int32)? {
    if let current { return current }
    guard let (source, destination) = waiting.last else { return nil }
    // A link that has replaced the file since it was inspected isn't followed.
    let from = open(source, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard from >= 0 else { throw Failure(source) }
    var status = stat()
    fstat(from, &status)
    let mode = status.st_mode & 0o777 | 0o600
    let to = open(destination, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode)
    guard to >= 0 else {
      defer { Glibc.close(from) }
      throw Failure(destination)
    }
    current = (from, to)
    // FICLONE, which Swift doesn't import: both files share their blocks from now on.
    if ioctl(to, 0x4004_9409, from) == 0 {
      completed += Int64(status.st_size)
      finishFile()
      return try opened()
    }
    return current
  }

  private func finishFile() {
    close()
    waiting.removeLast()
  }

  private func close() {
    guard let (from, to) = current else { return }
    Glibc.close(from)
    Glibc.close(to)
    current = nil
  }
}
