/// Bytes that are read piece by piece: a file, or a file inside an archive.
struct ByteSource {
  /// The number of bytes.
  let size: Int
  private let read: (Range<Int>) throws(ReadingProblem) -> [UInt8]

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - size: The number of bytes.
  ///   - read: Reads a range within them.
  init(size: Int, read: @escaping (Range<Int>) throws(ReadingProblem) -> [UInt8]) {
    self.size = size
    self.read = read
  }

  /// Makes a source from existing bytes.
  init(_ bytes: [UInt8]) {
    self.init(size: bytes.count) { (range) throws(ReadingProblem) in Array(bytes[range]) }
  }

  /// Reads a range; what is beyond the end is left out.
  func bytes(_ range: Range<Int>) throws(ReadingProblem) -> [UInt8] {
    let range = range.clamped(to: 0..<size)
    return range.isEmpty ? [] : try read(range)
  }
}
