import Glibc

/// A file's bytes in memory, read on demand.
///
/// The mapping lasts as long as the process: whatever keeps one keeps it for good.
struct MappedFile: @unchecked Sendable {
  // The bytes are never written to, so any thread can read them.
  private let bytes: UnsafeRawBufferPointer

  /// Maps a file; `nil` if it can't be read, or is empty.
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

  /// Removes the mapping; nothing may be read afterwards.
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
