import Glibc

/// A file's bytes in memory, read where they are needed.
///
/// It is mapped for as long as the process lives: those who keep one keep it for good.
struct MappedFile: @unchecked Sendable {
  // Nobody writes to the bytes, so they can be read from everywhere.
  private let bytes: UnsafeRawBufferPointer

  /// Maps a file; `nil` where it can't be read, or is empty.
  init?(path: String) {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0, facts.st_size > 0 else { return nil }
    let size = Int(facts.st_size)
    guard let start = mmap(nil, size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED else {
      return nil
    }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
  }

  /// Ends the mapping; nothing may be read any more.
  func unmap() {
    guard let start = bytes.baseAddress else { return }
    munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
  }

  /// The number at an offset; `nil` beyond the end of the file.
  func number<Number: FixedWidthInteger & BitwiseCopyable>(
    _ type: Number.Type, at offset: Int
  ) -> Number? {
    guard offset >= 0, offset <= bytes.count - MemoryLayout<Number>.size else { return nil }
    return Number(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: type))
  }

  /// The bytes from an offset to the next zero; `nil` beyond the end of the file.
  func text(at offset: Int) -> UnsafeRawBufferPointer? {
    guard bytes.indices.contains(offset) else { return nil }
    let rest = bytes[offset...]
    guard let end = rest.firstIndex(of: 0) else { return nil }
    return UnsafeRawBufferPointer(rebasing: bytes[offset..<end])
  }
}
