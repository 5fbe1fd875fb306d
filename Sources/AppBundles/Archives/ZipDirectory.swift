/// The directory at the end of a zip archive, which lists its files.
struct ZipDirectory {
  /// The files, without folders, in the order of the archive.
  private(set) var entries: [ZipEntry] = []
  private let shownAs: String

  /// The maximum size of a directory.
  private static let sizeLimit = 32 << 20

  /// Reads the directory of an archive.
  ///
  /// - Parameters:
  ///   - source: The archive.
  ///   - shownAs: The archive, as the reader should see it.
  /// - Throws: A problem when it is damaged, dangerous or too large.
  init(of source: ByteSource, shownAs: String) throws(ReadingProblem) {
    self.shownAs = shownAs
    let end = try ZipDirectoryEnd(of: source, shownAs: shownAs)
    guard end.count <= FileTree.limit, end.size <= Self.sizeLimit else {
      throw ReadingProblem(
        "too-many-files", isFatal: true,
        ArchiveWords.tooManyFiles(end.count, atMost: FileTree.limit),
        remedy: ArchiveWords.tooManyFilesRemedy, file: shownAs)
    }
    let bytes = try source.bytes(end.offset..<(end.offset + end.size))
    var offset = 0
    for _ in 0..<end.count {
      guard let (entry, next) = Self.entry(in: bytes, at: offset), entry.offset <= source.size,
        entry.compressedSize <= source.size
      else { throw damaged }
      offset = next
      entries.append(entry)
    }
    try checkNames()
    entries.removeAll(where: \.isFolder)
  }
}

extension ZipDirectory {
  private var damaged: ReadingProblem { ZipArchive.damaged(shownAs, .listBroken) }

  /// Refuses names that are dangerous when an archive is unpacked, and names that occur twice.
  private func checkNames() throws(ReadingProblem) {
    var names: Set<String> = []
    for entry in entries {
      if let hazard = entry.hazard {
        throw ReadingProblem(
          "path-traversal", isFatal: true, ArchiveWords.dangerousPath(entry.name, hazard),
          remedy: ArchiveWords.dangerousRemedy, file: shownAs)
      }
      guard names.insert(entry.name).inserted else {
        throw ReadingProblem(
          "duplicate-entry", isFatal: true, ArchiveWords.repeatedPath(entry.name),
          remedy: ArchiveWords.repeatedPathRemedy, file: shownAs)
      }
    }
  }

  /// Reads one entry; `nil` when it doesn't fit.
  private static func entry(in bytes: [UInt8], at start: Int) -> (ZipEntry, next: Int)? {
    guard bytes.littleEndian(at: start, size: 4) == 0x0201_4B50,
      let flags = bytes.littleEndian(at: start + 8, size: 2),
      let method = bytes.littleEndian(at: start + 10, size: 2),
      let checksum = bytes.littleEndian(at: start + 16, size: 4),
      let nameLength = bytes.littleEndian(at: start + 28, size: 2),
      let extraLength = bytes.littleEndian(at: start + 30, size: 2),
      let commentLength = bytes.littleEndian(at: start + 32, size: 2),
      let attributes = bytes.littleEndian(at: start + 38, size: 4),
      let sizes = ZipSizes(in: bytes, at: start, extra: start + 46 + nameLength, extraLength)
    else { return nil }
    let nameStart = start + 46
    let next = nameStart + nameLength + extraLength + commentLength
    guard next <= bytes.count else { return nil }
    let name = String(decoding: bytes[nameStart..<(nameStart + nameLength)], as: UTF8.self)
    return (
      ZipEntry(
        name: name, method: method, isEncrypted: flags & 1 != 0,
        isLink: attributes >> 28 == 0xA, checksum: UInt32(truncatingIfNeeded: checksum),
        compressedSize: sizes.compressed, size: sizes.full, offset: sizes.offset), next
    )
  }
}

/// The sizes and the place of an entry, which are in an extra field when they are large.
private struct ZipSizes {
  var compressed: Int
  var full: Int
  var offset: Int

  /// Reads them; `nil` when they don't fit.
  init?(in bytes: [UInt8], at start: Int, extra: Int, _ extraLength: Int) {
    guard let compressed = bytes.littleEndian(at: start + 20, size: 4),
      let full = bytes.littleEndian(at: start + 24, size: 4),
      let offset = bytes.littleEndian(at: start + 42, size: 4)
    else { return nil }
    var values = [full, compressed, offset]
    if values.contains(0xFFFF_FFFF) {
      var field = extra
      while field + 4 <= extra + extraLength, bytes.littleEndian(at: field, size: 2) != 1 {
        guard let length = bytes.littleEndian(at: field + 2, size: 2) else { return nil }
        field += 4 + length
      }
      guard field + 4 <= extra + extraLength else { return nil }
      var place = field + 4
      for index in values.indices where values[index] == 0xFFFF_FFFF {
        guard let value = bytes.littleEndian(at: place, size: 8) else { return nil }
        values[index] = value
        place += 8
      }
    }
    (self.full, self.compressed, self.offset) = (values[0], values[1], values[2])
  }
}
