import CZlib

/// Decompresses the data of zip archives, and keeps no more than what is requested.
enum Inflater {
  /// The result.
  struct Output {
    /// The bytes of the requested range.
    var bytes: [UInt8] = []
    /// The total number of bytes; if the range's end was reached, the number so far.
    var count = 0
    /// The checksum of these bytes.
    var checksum: UInt32 = 0
  }

  /// Inflates a stream piece by piece until it ends, or until a range of its bytes is complete.
  ///
  /// - Parameters:
  ///   - range: The requested bytes of the result.
  ///   - size: The maximum number of bytes of the result; more is refused.
  ///   - input: Returns the next piece of the compressed bytes, empty at their end.
  /// - Returns: The bytes; `nil` when the stream is damaged, ends early or has more than `size`.
  /// - Throws: The errors of `input`.
  static func inflate(
    _ range: Range<Int>, of size: Int, input: () throws(ReadingProblem) -> [UInt8]
  ) throws(ReadingProblem) -> Output? {
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    // Negative: the stream has no header.
    let opened = inflateInit2_(
      stream, -MAX_WBITS, ZLIB_VERSION, CInt(MemoryLayout<z_stream>.size))
    guard opened == Z_OK else { return nil }
    defer { inflateEnd(stream) }
    var output = Output()
    output.checksum = UInt32(truncatingIfNeeded: crc32(0, nil, 0))
    while true {
      let piece = try input()
      guard !piece.isEmpty else { return nil }
      switch step(stream, piece, range, size, &output) {
      case .more: continue
      case .done: return output
      case .failed: return nil
      }
    }
  }
}

extension Inflater {
  /// Returns the checksum that zip archives keep of a file's bytes.
  static func checksum(of bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
  }

  private enum Progress { case more, done, failed }

  /// Inflates one piece of input.
  private static func step(
    _ stream: UnsafeMutablePointer<z_stream>, _ piece: [UInt8], _ range: Range<Int>, _ size: Int,
    _ output: inout Output
  ) -> Progress {
    var input = piece
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    return input.withUnsafeMutableBufferPointer { input in
      buffer.withUnsafeMutableBufferPointer { buffer in
        stream.pointee.next_in = input.baseAddress
        stream.pointee.avail_in = UInt32(input.count)
        while true {
          stream.pointee.next_out = buffer.baseAddress
          stream.pointee.avail_out = UInt32(buffer.count)
          let status = CZlib.inflate(stream, Z_NO_FLUSH)
          let made = buffer.count - Int(stream.pointee.avail_out)
          take(UnsafeBufferPointer(rebasing: buffer[..<made]), range, &output)
          if output.count > size { return .failed }
          if status == Z_STREAM_END { return .done }
          guard status == Z_OK || status == Z_BUF_ERROR else { return .failed }
          if output.count >= range.upperBound, range.upperBound < size { return .done }
          if stream.pointee.avail_out > 0 { return .more }
        }
      }
    }
  }

  /// Keeps the new bytes that are in the range.
  private static func take(
    _ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, _ output: inout Output
  ) {
    let place = output.count..<(output.count + bytes.count)
    let wanted = place.clamped(to: range)
    if !wanted.isEmpty {
      output.bytes +=
        bytes[(wanted.lowerBound - place.lowerBound)..<(wanted.upperBound - place.lowerBound)]
    }
    output.checksum = UInt32(
      truncatingIfNeeded: crc32(UInt(output.checksum), bytes.baseAddress, UInt32(bytes.count)))
    output.count = place.upperBound
  }
}
