import Foundation

/// Thirty-two bytes that represent a text.
enum ModelHash {
  /// Four checksums of 64 bits, each with a different start.
  static func of(_ text: String) -> Data {
    var bytes = Data(capacity: 32)
    for seed in UInt64(1)...4 {
      var sum: UInt64 = 0xcbf2_9ce4_8422_2325 ^ (seed &* 0x9e37_79b9_7f4a_7c15)
      for byte in text.utf8 { sum = (sum ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
      withUnsafeBytes(of: sum.bigEndian) { bytes.append(contentsOf: $0) }
    }
    return bytes
  }
}
