/// Bytes that are read piece by piece: a file, or a file inside of an archive.
struct ByteSource {
  /// How many bytes there are.
  let size: Int
  private let read: (Range<Int>) throws(ReadingProblem) -> [UInt8]

  /// Makes a source.
  ///
  /// - Parameters:
  ///   - size: How many bytes there are.
  ///   - read: Reads a range that isn't beyond them.
  init(size: Int, read: @escaping (Range<Int>) throws(ReadingProblem) -> [UInt8]) {
    self.size = size
    self.read = read
  }

  /// Makes a source of bytes that are there already.
  init(_ bytes: [UInt8]) {
    self.init(size: bytes.count) { (range) throws(ReadingProblem) in Array(bytes[range]) }
  }

  /// Reads a stretch; what lies beyond the end is left out.
  func bytes(_ range: Range<Int>) throws(ReadingProblem) -> [UInt8] {
    let range = range.clamped(to: 0..<size)
    return range.isEmpty ? [] : try read(range)
  }
}
