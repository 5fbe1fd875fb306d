/// Collects bytes and returns whole lines, so that the log doesn't depend on the pieces in which
/// they arrived.
struct LineBuffer {
  private var bytes: [UInt8] = []
  /// A line longer than this is returned in pieces.
  private static let longest = 16 << 10

  /// Adds bytes and returns the lines that are complete, each with its line end.
  mutating func lines(adding more: some Sequence<UInt8>) -> [String] {
    var lines: [String] = []
    for byte in more {
      bytes.append(byte)
      if byte == UInt8(ascii: "\n") || bytes.count >= Self.longest { lines.append(rest()) }
    }
    return lines.filter { !$0.isEmpty }
  }

  /// Returns what is left without a line end.
  mutating func rest() -> String {
    defer { bytes.removeAll(keepingCapacity: true) }
    return String(decoding: bytes, as: UTF8.self)
  }
}
