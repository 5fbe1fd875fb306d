/// The record at the very end of a zip archive, which says where its directory is.
struct ZipDirectoryEnd {
  /// The number of files and folders.
  let count: Int
  /// The offset of the directory.
  let offset: Int
  /// The number of bytes of the directory.
  let size: Int

  /// Finds the record.
  ///
  /// - Throws: A problem when there is none, or when it doesn't fit the archive.
  init(of source: ByteSource, shownAs: String) throws(ReadingProblem) {
    // A comment of up to 65,535 bytes may follow the record's 22.
    let tailStart = max(0, source.size - 22 - 0xFFFF - 20)
    let tail = try source.bytes(tailStart..<source.size)
    guard let record = Self.record(in: tail) else {
      throw ZipArchive.damaged(shownAs, .endMissing)
    }
    guard var count = tail.littleEndian(at: record + 10, size: 2),
      var size = tail.littleEndian(at: record + 12, size: 4),
      var offset = tail.littleEndian(at: record + 16, size: 4),
      let disk = tail.littleEndian(at: record + 4, size: 2)
    else { throw ZipArchive.damaged(shownAs, .endBroken) }
    guard disk == 0 || disk == 0xFFFF else {
      throw ZipArchive.damaged(shownAs, .split)
    }
    if count == 0xFFFF || size == 0xFFFF_FFFF || offset == 0xFFFF_FFFF {
      guard let large = try Self.large(tail, before: record, source) else {
        throw ZipArchive.damaged(shownAs, .endBroken)
      }
      (count, size, offset) = large
    }
    guard size <= source.size, offset <= source.size - size, count <= size / 46 else {
      throw ZipArchive.damaged(shownAs, .listOutside)
    }
    (self.count, self.size, self.offset) = (count, size, offset)
  }

  /// Looks for the record from the end backwards; its comment must end with the archive.
  private static func record(in tail: [UInt8]) -> Int? {
    guard tail.count >= 22 else { return nil }
    return (0...(tail.count - 22)).last { offset in
      guard tail[offset] == 0x50, tail.littleEndian(at: offset, size: 4) == 0x0605_4B50,
        let comment = tail.littleEndian(at: offset + 20, size: 2)
      else { return false }
      return offset + 22 + comment == tail.count
    }
  }

  /// Reads the record of large archives (zip64), whose place is given before the common one.
  private static func large(
    _ tail: [UInt8], before record: Int, _ source: ByteSource
  ) throws(ReadingProblem) -> (count: Int, size: Int, offset: Int)? {
    guard tail.littleEndian(at: record - 20, size: 4) == 0x0706_4B50,
      let place = tail.littleEndian(at: record - 12, size: 8), place <= source.size
    else { return nil }
    let bytes = try source.bytes(place..<min(place + 56, source.size))
    guard bytes.littleEndian(at: 0, size: 4) == 0x0606_4B50,
      let count = bytes.littleEndian(at: 32, size: 8),
      let size = bytes.littleEndian(at: 40, size: 8),
      let offset = bytes.littleEndian(at: 48, size: 8)
    else { return nil }
    return (count, size, offset)
  }
}
