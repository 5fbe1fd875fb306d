import Foundation

/// Information about a picture's file.
package enum PictureFile {
  /// The kinds of files, recognized by their first bytes.
  package enum Kind: Hashable, Sendable {
    case png, jpeg, gif
  }

  /// The information in the first bytes.
  package struct Header: Hashable, Sendable {
    package var kind: Kind
    package var width: Int
    package var height: Int
    /// The orientation of the picture, from 1 to 8 as Exif counts.
    package var orientation = 1
    /// Whether the file specifies the orientation, so that it isn't only the default.
    package var saysOrientation = false
  }

  /// Reads the header; `nil` if the data isn't a picture.
  package static func header(_ data: Data) -> Header? {
    let bytes = [UInt8](data.prefix(1 << 20))
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) { return png(bytes) }
    if bytes.starts(with: [0xFF, 0xD8, 0xFF]) { return jpeg(bytes) }
    if bytes.starts(with: Array("GIF87a".utf8)) || bytes.starts(with: Array("GIF89a".utf8)) {
      guard bytes.count >= 10 else { return nil }
      return header(
        .gif, Int(bytes[6]) | Int(bytes[7]) << 8, Int(bytes[8]) | Int(bytes[9]) << 8)
    }
    return nil
  }

  /// Returns the pixels of the picture; `nil` if they can't be read.
  ///
  /// It reads PNG files that aren't interlaced, and baseline JPEG files up to two million pixels.
  package static func pixels(_ data: Data) -> Pixels? {
    switch header(data)?.kind {
    case .png: PNGReader.pixels(data)
    case .jpeg: JPEGReader.pixels(data)
    case .gif, nil: nil
    }
  }

  private static func header(_ kind: Kind, _ width: Int, _ height: Int) -> Header? {
    width > 0 && height > 0 ? Header(kind: kind, width: width, height: height) : nil
  }

  private static func png(_ bytes: [UInt8]) -> Header? {
    guard bytes.count >= 26, Array(bytes[12..<16]) == Array("IHDR".utf8) else { return nil }
    func number(_ at: Int) -> Int { bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    return header(.png, number(16), number(20))
  }

  /// Reads the segments of a JPEG file, of which the one that starts the frame contains the size.
  private static func jpeg(_ bytes: [UInt8]) -> Header? {
    var at = 2
    var orientation: Int?
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      if marker == 0xFF {
        at += 1
        continue
      }
      let length = Int(bytes[at + 2]) << 8 | Int(bytes[at + 3])
      guard length >= 2 else { return nil }
      if marker == 0xE1 {
        orientation =
          ExifOrientation.read(bytes[min(at + 4, bytes.count)..<min(at + 2 + length, bytes.count)])
          ?? orientation
      }
      let isFrame =
        (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
      if isFrame {
        guard at + 9 <= bytes.count else { return nil }
        let height = Int(bytes[at + 5]) << 8 | Int(bytes[at + 6])
        let width = Int(bytes[at + 7]) << 8 | Int(bytes[at + 8])
        var found = header(.jpeg, width, height)
        found?.orientation = orientation ?? 1
        found?.saysOrientation = orientation != nil
        return found
      }
      if marker == 0xDA { return nil }
      at += 2 + length
    }
    return nil
  }
}
