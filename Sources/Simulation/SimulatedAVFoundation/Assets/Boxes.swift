import Foundation

/// The boxes that follow each other in some bytes of a film.
struct Boxes {
  private var boxes: [(name: String, content: Data)] = []

  /// Reads the boxes up to the first error; at most a thousand.
  init(_ data: Data) {
    var rest = data
    while rest.count >= 8, boxes.count < 1000 {
      let bytes = BoxBytes(rest)
      guard let short = bytes.number(at: 0, size: 4), let name = bytes.letters(at: 4) else {
        return
      }
      let isLong = short == 1
      let size = short == 0 ? UInt64(rest.count) : (isLong ? bytes.number(at: 8, size: 8) : short)
      let head = isLong ? 16 : 8
      guard let size, size >= UInt64(head), size <= UInt64(rest.count) else { return }
      boxes.append((name, rest.dropFirst(head).prefix(Int(size) - head)))
      rest = rest.dropFirst(Int(size))
    }
  }

  /// Returns the content of the first box of that name.
  func first(_ name: String) -> Data? { boxes.first { $0.name == name }?.content }

  /// Returns the contents of all boxes of that name.
  func all(_ name: String) -> [Data] { boxes.filter { $0.name == name }.map(\.content) }
}

/// A reader of numbers and letters in the bytes of a box.
struct BoxBytes {
  private let data: Data

  init(_ data: Data) { self.data = data }

  /// Returns a big-endian number; `nil` beyond the end.
  func number(at place: Int, size: Int) -> UInt64? {
    guard place >= 0, place + size <= data.count else { return nil }
    return data.dropFirst(place).prefix(size).reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// Returns a fixed-point number with 16 fractional bits.
  func fixed(at place: Int) -> CGFloat? {
    number(at: place, size: 4).map { CGFloat(Int32(truncatingIfNeeded: $0)) / 65536 }
  }

  /// Returns four letters.
  func letters(at place: Int) -> String? {
    guard place >= 0, place + 4 <= data.count else { return nil }
    return String(decoding: data.dropFirst(place).prefix(4), as: UTF8.self)
  }
}
