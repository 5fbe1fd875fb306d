package import Foundation

/// What the first bytes of a picture say: its kind and its size.
package struct ImageHeader: Hashable, Sendable {
  package var kind: String
  /// The size in pixels; `nil` when it isn't at the expected place in the header.
  package var size: (width: Int, height: Int)? { width.flatMap { w in height.map { (w, $0) } } }
  var width: Int?
  var height: Int?

  /// Reads the header; `nil` if the data isn't a picture.
  package init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(1 << 16))
    func number(_ start: Int, _ count: Int, littleEndian: Bool = false) -> Int? {
      guard start >= 0, start + count <= bytes.count else { return nil }
      let part = bytes[start..<start + count]
      return (littleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    func begins(_ text: String, at start: Int = 0) -> Bool {
      bytes.dropFirst(start).starts(with: text.utf8)
    }
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      (kind, width, height) = (ContentWords.image("PNG"), number(16, 4), number(20, 4))
    } else if begins("GIF8") {
      kind = ContentWords.image("GIF")
      (width, height) = (number(6, 2, littleEndian: true), number(8, 2, littleEndian: true))
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      kind = ContentWords.image("JPEG")
      (width, height) = Self.sizeOfJPEG(bytes)
    } else if begins("RIFF"), begins("WEBP", at: 8) {
      kind = ContentWords.image("WebP")
    } else if begins("ftyphei", at: 4) || begins("ftypmif1", at: 4) {
      kind = ContentWords.image("HEIC")
    } else {
      return nil
    }
  }

  /// Steps through the segments to the one with the size.
  private static func sizeOfJPEG(_ bytes: [UInt8]) -> (Int?, Int?) {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (
          Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]),
          Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
        )
      }
      place += 2 + max(2, Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return (nil, nil)
  }

  /// "PNG image, 40 × 30 pixels".
  package var words: String {
    size.map { ContentWords.image(kind, width: $0.width, height: $0.height) } ?? kind
  }
}
