import Foundation

/// Checks whether Photos accepts a file that a photo editor has written.
///
/// It accepts JPEG for pictures, with upright pixels rather than a rotation in the metadata, and
/// QuickTime for films (documented).
enum RenderedFile {
  /// Returns what is wrong with a file, as a sentence; `nil` when nothing is.
  static func problem(of file: Data?, isMovie: Bool) -> String? {
    guard let file, !file.isEmpty else { return PhotoWords.nothingWritten }
    let bytes = [UInt8](file)
    if isMovie {
      let boxes = ["ftyp", "moov", "mdat", "wide", "free", "skip"]
      guard bytes.count >= 8, boxes.contains(String(decoding: bytes[4..<8], as: UTF8.self)) else {
        return PhotoWords.notFilm
      }
      return nil
    }
    guard let turn = orientation(ofJPEG: bytes) else {
      return PhotoWords.notJPEG
    }
    return turn == 1 ? nil : PhotoWords.notUpright(turn)
  }

  /// Returns the rotation that a JPEG file declares for its pixels, from 1 to 8; `nil` for another
  /// file.
  private static func orientation(ofJPEG bytes: [UInt8]) -> Int? {
    guard bytes.starts(with: [0xFF, 0xD8, 0xFF]) else { return nil }
    var at = 2
    var turn = 1
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let (marker, length) = (bytes[at + 1], Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
      guard length >= 2 else { return nil }
      if marker == 0xE1, at + 4 <= bytes.count {
        turn = exif(bytes[(at + 4)..<max(at + 4, min(at + 2 + length, bytes.count))]) ?? turn
      }
      // The frame: the picture follows.
      if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return at + 2 + length <= bytes.count ? turn : nil
      }
      at += 2 + length
    }
    return nil
  }

  private static func exif(_ segment: ArraySlice<UInt8>) -> Int? {
    let bytes = Array(segment)
    guard bytes.starts(with: Array("Exif".utf8) + [0, 0]), bytes.count >= 14 else { return nil }
    let isLittle = bytes[6] == 0x49
    func number(_ at: Int, _ count: Int) -> Int? {
      guard at >= 0, at + count <= bytes.count else { return nil }
      let part = Array(bytes[at..<at + count])
      return (isLittle ? part.reversed() : part).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let offset = number(10, 4), let entries = number(6 + offset, 2) else { return nil }
    for entry in 0..<min(entries, 200) {
      let at = 8 + offset + entry * 12
      guard let tag = number(at, 2) else { return nil }
      if tag == 0x0112 { return number(at + 8, 2) }
    }
    return nil
  }
}
