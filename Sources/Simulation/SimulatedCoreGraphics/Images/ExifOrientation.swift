/// The orientation of the camera, as an Exif segment records it.
enum ExifOrientation {
  /// Reads the segment's contents; `nil` if it records none.
  static func read(_ segment: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(segment)
    guard bytes.starts(with: Array("Exif".utf8) + [0, 0]), bytes.count >= 14 else { return nil }
    let start = 6
    let isLittle: Bool
    switch (bytes[start], bytes[start + 1]) {
    case (0x49, 0x49): isLittle = true
    case (0x4D, 0x4D): isLittle = false
    default: return nil
    }
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= bytes.count else { return nil }
      let part = bytes[at..<at + count]
      return (isLittle ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let offset = number(start + 4, 4), let count = number(start + offset, 2) else {
      return nil
    }
    for entry in 0..<min(count, 200) {
      let at = start + offset + 2 + entry * 12
      guard let tag = number(at, 2) else { return nil }
      if tag == 0x0112, let value = number(at + 8, 2), (1...8).contains(value) { return value }
    }
    return nil
  }
}
