extension [UInt8] {
  /// Reads a number with its lowest byte first; `nil` when it is outside or too large.
  func littleEndian(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= count, offset <= count - size else { return nil }
    var number: UInt64 = 0
    for index in (0..<size).reversed() { number = number << 8 | UInt64(self[offset + index]) }
    return Int(exactly: number)
  }

  /// Reads a number with its highest byte first; `nil` when it is outside or too large.
  func bigEndian(at offset: Int, size: Int) -> Int? {
    guard offset >= 0, size <= count, offset <= count - size else { return nil }
    var number: UInt64 = 0
    for index in 0..<size { number = number << 8 | UInt64(self[offset + index]) }
    return Int(exactly: number)
  }
}
