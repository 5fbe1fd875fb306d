import Foundation

/// Reads a learner's file as text, unless it isn't a text file or is too large to be one.
enum BoundedText {
  /// Reads a file.
  ///
  /// - Returns: Its text; `nil` if there is no file.
  /// - Throws: ``Failure`` if it is anything but UTF-8 text of at most `limit` bytes.
  static func read(_ path: String, limit: Int) throws(Failure) -> String? {
    // Without O_NONBLOCK, opening a named pipe would wait for a writer.
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else {
      let code = errno
      if code == ENOENT { return nil }
      throw Failure(
        .unusable, saying: FileWords.unreadable(path, reason: String(cString: strerror(code))))
    }
    defer { close(descriptor) }
    var facts = stat()
    guard fstat(descriptor, &facts) == 0, facts.st_mode & S_IFMT == S_IFREG,
      facts.st_size <= limit, let text = text(descriptor, limit: limit)
    else {
      throw Failure(.unusable, saying: FileWords.notText(path, limit: limit))
    }
    return text
  }

  private static func text(_ descriptor: Int32, limit: Int) -> String? {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 64 * 1024)
    while bytes.count <= limit {
      let count = chunk.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { return nil }
      if count == 0 { return String(validating: bytes, as: UTF8.self) }
      bytes += chunk[..<count]
    }
    return nil
  }
}
