import CZlib

/// A zip archive built by a test, so that it can be malformed.
struct ZipBytes {
  /// The files, in order.
  var files: [File] = []
  /// Whether offsets and counts are written as in large archives (zip64).
  var isLarge = false

  /// A file in the archive, with any false claims about it.
  struct File {
    var name: String
    var bytes: [UInt8]
    var isDeflated = true
    var method: Int?
    var flags = 0
    var attributes = 0
    /// Whether the sizes follow the data, as from programs that don't know them beforehand.
    var hasDescriptor = false
    /// The size that the directory claims.
    var claimedSize: Int?
    var claimedOffset: Int?
    var checksum: UInt32?
    /// The name in the file's own header.
    var localName: String?

    init(_ name: String, _ bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }

    init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }
  }

  init(_ files: File...) { self.files = files }

  /// The archive.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    var directory: [UInt8] = []
    for file in files {
      let packed = file.isDeflated ? Self.deflated(file.bytes) : file.bytes
      let method = file.method ?? (file.isDeflated ? 8 : 0)
      let flags = file.flags | (file.hasDescriptor ? 8 : 0)
      let checksum = Int(file.checksum ?? Self.checksum(of: file.bytes))
      let name = Array(file.name.utf8)
      let localName = Array((file.localName ?? file.name).utf8)
      let offset = file.claimedOffset ?? bytes.count
      let size = file.claimedSize ?? file.bytes.count
      let inHeader = file.hasDescriptor ? [0, 0, 0] : [checksum, packed.count, size]
      bytes += number(0x0403_4B50, 4) + number(20, 2) + number(flags, 2) + number(method, 2)
      bytes += number(0, 4) + inHeader.flatMap { number($0, 4) }
      bytes += number(localName.count, 2) + number(0, 2) + localName + packed
      if file.hasDescriptor {
        bytes += [0x0807_4B50, checksum, packed.count, size].flatMap { number($0, 4) }
      }
      let none = 0xFFFF_FFFF
      let large =
        number(1, 2) + number(24, 2) + number(size, 8) + number(packed.count, 8) + number(offset, 8)
      let extra = isLarge ? number(0x9999, 2) + number(1, 2) + [7] + large : []
      directory += number(0x0201_4B50, 4) + number(0x0314, 2) + number(20, 2) + number(flags, 2)
      directory += number(method, 2) + number(0, 4) + number(checksum, 4)
      directory += number(isLarge ? none : packed.count, 4) + number(isLarge ? none : size, 4)
      directory += number(name.count, 2) + number(extra.count, 2) + number(0, 6)
      directory +=
        number(file.attributes << 16, 4) + number(isLarge ? none : offset, 4) + name + extra
    }
    return bytes + directory + end(directory: directory.count, at: bytes.count)
  }

  private func end(directory: Int, at offset: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    if isLarge {
      bytes += number(0x0606_4B50, 4) + number(44, 8) + number(45, 2) + number(45, 2) + number(0, 8)
      bytes +=
        number(files.count, 8) + number(files.count, 8) + number(directory, 8) + number(offset, 8)
      bytes += number(0x0706_4B50, 4) + number(0, 4) + number(offset + directory, 8) + number(1, 4)
    }
    bytes += number(0x0605_4B50, 4) + number(0, 4)
    bytes += number(isLarge ? 0xFFFF : files.count, 2) + number(isLarge ? 0xFFFF : files.count, 2)
    bytes +=
      number(isLarge ? 0xFFFF_FFFF : directory, 4) + number(isLarge ? 0xFFFF_FFFF : offset, 4)
    return bytes + number(7, 2) + Array("comment".utf8)
  }

  private func number(_ number: Int, _ size: Int) -> [UInt8] {
    (0..<size).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }

  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    UInt32(truncatingIfNeeded: crc32(0, bytes, UInt32(bytes.count)))
  }

  /// Compresses bytes as in zip archives: without zlib's header.
  static func deflated(_ bytes: [UInt8]) -> [UInt8] {
    var stream = z_stream()
    var input = bytes
    var output = [UInt8](repeating: 0, count: bytes.count + 100)
    let status = deflateInit2_(
      &stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      CInt(MemoryLayout<z_stream>.size))
    precondition(status == Z_OK)
    defer { deflateEnd(&stream) }
    return input.withUnsafeMutableBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        stream.next_in = input.baseAddress
        stream.avail_in = UInt32(input.count)
        stream.next_out = output.baseAddress
        stream.avail_out = UInt32(output.count)
        precondition(deflate(&stream, Z_FINISH) == Z_STREAM_END)
        return Array(output.prefix(output.count - Int(stream.avail_out)))
      }
    }
  }
}
