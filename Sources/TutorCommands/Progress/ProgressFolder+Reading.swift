import Foundation

extension ProgressFolder {
  /// Reads at most `limit` bytes of a file; `nil` if there is none.
  ///
  /// A symbolic link isn't followed: writing would replace it with a file.
  func read(_ file: File, upTo limit: Int) throws(Failure) -> [UInt8]? {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = open(path(of: file), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      switch errno {
      case ENOENT: return nil
      case ELOOP:
        throw Failure(.unusable, saying: ProgressWords.link(path(of: file)))
      default: throw unreadable(file, errno)
      }
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0 else {
      throw unreadable(file, errno)
    }
    guard facts.st_mode & S_IFMT == S_IFREG else {
      let isFolder = facts.st_mode & S_IFMT == S_IFDIR
      throw Failure(
        .unusable, saying: ProgressWords.notAFile(path(of: file), isFolder: isFolder))
    }
    return try read(descriptor, upTo: limit, of: file)
  }

  private func read(
    _ descriptor: Int32, upTo limit: Int, of file: File
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count < limit {
      let wanted = min(chunk.count, limit - bytes.count)
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, wanted) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw unreadable(file, errno) }
      if count == 0 { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  private func unreadable(_ file: File, _ code: Int32) -> Failure {
    Failure(.unusable, saying: FileWords.unreadable(path(of: file), reason: reason(code)))
  }
}
