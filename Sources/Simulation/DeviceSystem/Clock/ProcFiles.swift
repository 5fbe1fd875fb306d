import Glibc

/// Small files, links and folders in /proc, read in as few steps as possible.
enum ProcFiles {
  /// Returns the text of a file, up to a megabyte; `nil` when it can't be read.
  static func text(_ path: String) -> String? {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var text = ""
    while text.utf8.count < 1 << 20 {
      let piece = withUnsafeTemporaryAllocation(byteCount: 2048, alignment: 1) { buffer in
        let count = read(file, buffer.baseAddress, buffer.count)
        return count > 0 ? String(decoding: buffer[..<count], as: UTF8.self) : nil
      }
      guard let piece else { break }
      text += piece
    }
    return text
  }

  /// Returns the target of a link.
  static func link(_ path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 256) { buffer in
      let count = buffer.baseAddress.map { readlink(path, $0, buffer.count) } ?? -1
      return count > 0
        ? String(decoding: UnsafeRawBufferPointer(buffer)[..<count], as: UTF8.self) : nil
    }
  }

  /// Returns the names in a folder that are numbers; none when it can't be read.
  static func names(_ path: String) -> [String] {
    guard let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if name.utf8.first.map({ (48...57).contains($0) }) == true { names.append(name) }
    }
    return names
  }
}
