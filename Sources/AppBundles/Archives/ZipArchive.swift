/// A zip archive that is only looked into: nothing of it is ever written to disk.
///
/// Only the requested files are decompressed, and only the requested part of these.
struct ZipArchive {
  /// The files by their paths.
  let entries: [String: ZipEntry]
  private let source: ByteSource
  private let shownAs: String

  /// The maximum size of a file that is decompressed at all; a large app's program fits.
  private static let sizeLimit = 1 << 30
  /// The maximum ratio of a file's size to its compressed size; lists and programs have far less.
  private static let ratioLimit = 200
  /// Up to this size the ratio doesn't matter.
  private static let harmlessSize = 1 << 20

  /// Opens an archive.
  ///
  /// - Throws: A problem when it is damaged, dangerous or too large.
  init(_ source: ByteSource, shownAs: String) throws(ReadingProblem) {
    self.source = source
    self.shownAs = shownAs
    let directory = try ZipDirectory(of: source, shownAs: shownAs)
    entries = [String: ZipEntry](
      directory.entries.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Opens a file of the archive.
  ///
  /// - Throws: A problem when it is locked, dangerous or damaged.
  func source(_ name: String) throws(ReadingProblem) -> ByteSource {
    guard let entry = entries[name] else { throw damaged(.noFile(name)) }
    try check(entry)
    let start = try dataStart(of: entry)
    return ByteSource(size: entry.size) { (range) throws(ReadingProblem) in
      entry.method == 0
        ? try stored(range, of: entry, from: start) : try inflated(range, of: entry, from: start)
    }
  }

  /// The problem of an archive whose bytes contradict each other.
  static func damaged(_ shownAs: String, _ damage: ArchiveDamage) -> ReadingProblem {
    ReadingProblem(
      "damaged-archive", isFatal: true, ArchiveWords.damaged(damage),
      remedy: ArchiveWords.damagedRemedy, file: shownAs)
  }
}

extension ZipArchive {
  private func damaged(_ damage: ArchiveDamage) -> ReadingProblem {
    Self.damaged(shownAs, damage)
  }

  /// Refuses entries that can't or shouldn't be decompressed.
  private func check(_ entry: ZipEntry) throws(ReadingProblem) {
    let shown = shownAs.appending(part: entry.name)
    if entry.isEncrypted {
      throw ReadingProblem(
        "encrypted-archive", isFatal: true, ArchiveWords.locked,
        remedy: ArchiveWords.lockedRemedy, file: shown)
    }
    if entry.isLink {
      throw ReadingProblem(
        "link-in-archive", isFatal: true, ArchiveWords.link,
        remedy: SharedWords.copyFileRemedy, file: shown)
    }
    guard entry.method == 0 || entry.method == 8 else {
      throw ReadingProblem(
        "unknown-compression", isFatal: true, ArchiveWords.unknownCompression(entry.method),
        remedy: ArchiveWords.unknownCompressionRemedy, file: shown)
    }
    let expands =
      entry.size > Self.harmlessSize && entry.size / Self.ratioLimit > entry.compressedSize
    if entry.size > Self.sizeLimit || expands {
      throw bomb(entry)
    }
    if entry.method == 0, entry.size != entry.compressedSize {
      throw damaged(.sizesDiffer(entry.name))
    }
  }

  private func bomb(_ entry: ZipEntry) -> ReadingProblem {
    ReadingProblem(
      "zip-bomb", isFatal: true,
      ArchiveWords.bomb(compressed: entry.compressedSize, size: entry.size),
      remedy: ArchiveWords.dangerousRemedy, file: shownAs.appending(part: entry.name))
  }

  /// Finds where the bytes of an entry begin: after its own header, which must agree.
  private func dataStart(of entry: ZipEntry) throws(ReadingProblem) -> Int {
    let header = try source.bytes(entry.offset..<entry.offset + 30)
    guard header.littleEndian(at: 0, size: 4) == 0x0403_4B50,
      let nameLength = header.littleEndian(at: 26, size: 2),
      let extraLength = header.littleEndian(at: 28, size: 2)
    else { throw damaged(.misplaced(entry.name)) }
    let name = try source.bytes(entry.offset + 30..<entry.offset + 30 + nameLength)
    guard String(decoding: name, as: UTF8.self) == entry.name else {
      throw damaged(.otherName(entry.name))
    }
    let start = entry.offset + 30 + nameLength + extraLength
    guard start <= source.size, entry.compressedSize <= source.size - start else {
      throw damaged(.beyondEnd(entry.name))
    }
    return start
  }

  private func stored(
    _ range: Range<Int>, of entry: ZipEntry, from start: Int
  ) throws(ReadingProblem) -> [UInt8] {
    let bytes = try source.bytes(start + range.lowerBound..<start + range.upperBound)
    guard bytes.count == range.count else {
      throw damaged(.tooShort(entry.name))
    }
    if range == 0..<entry.size, Inflater.checksum(of: bytes) != entry.checksum {
      throw damaged(.wrongChecksum(entry.name))
    }
    return bytes
  }

  private func inflated(
    _ range: Range<Int>, of entry: ZipEntry, from start: Int
  ) throws(ReadingProblem) -> [UInt8] {
    var next = start
    let end = start + entry.compressedSize
    let output = try Inflater.inflate(range, of: entry.size) { () throws(ReadingProblem) in
      let piece = try source.bytes(next..<min(next + 1 << 16, end))
      next += piece.count
      return piece
    }
    guard let output else {
      throw damaged(.otherSize(entry.name))
    }
    if range == 0..<entry.size {
      guard output.count == entry.size, output.checksum == entry.checksum else {
        throw damaged(.wrongChecksum(entry.name))
      }
    }
    guard output.bytes.count == range.count else {
      throw damaged(.tooShort(entry.name))
    }
    return output.bytes
  }
}
