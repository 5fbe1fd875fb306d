import Foundation

/// A folder as the bytes of a ZIP archive, as a data load gives it: the folder is the top entry.
///
/// A folder's data is such an archive (documented). The entries are stored uncompressed, in the
/// order of their names; links aren't followed, and are left out.
struct FolderArchive {
  private var bytes = Data()
  private var directory = Data()
  private var count: UInt16 = 0

  /// The archive of a folder.
  ///
  /// - Throws: An error when a file can't be read, or the archive would be larger than its format
  ///   allows.
  static func data(of folder: URL) throws -> Data {
    var archive = FolderArchive()
    try archive.add(folder, as: folder.lastPathComponent)
    return try archive.finished()
  }

  private mutating func add(_ url: URL, as name: String) throws {
    let attributes = try FileManager.default.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?:
      try addEntry(name + "/", Data())
      let names = try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
      for child in names { try add(url.appendingPathComponent(child), as: name + "/" + child) }
    case .typeRegular?: try addEntry(name, Data(contentsOf: url))
    default: break
    }
  }

  private mutating func addEntry(_ name: String, _ content: Data) throws {
    guard count < .max, let offset = UInt32(exactly: bytes.count),
      let size = UInt32(exactly: content.count), let length = UInt16(exactly: name.utf8.count)
    else { throw CocoaError(.fileWriteUnknown) }
    var entry = Data()
    // Version 2.0, names in UTF-8, stored; 1 January 1980.
    for word: UInt16 in [20, 0x0800, 0, 0, 0x0021] { entry.append(little: word) }
    for word in [Self.checksum(content), size, size] { entry.append(little: word) }
    for word in [length, 0] { entry.append(little: word) }
    bytes.append(little: 0x0403_4b50 as UInt32)
    bytes.append(entry + Data(name.utf8) + content)
    directory.append(little: 0x0201_4b50 as UInt32)
    // Made by a Unix machine: then the permissions are in the upper half of the attributes.
    directory.append(little: 0x0314 as UInt16)
    directory.append(entry)
    for word: UInt16 in [0, 0, 0] { directory.append(little: word) }
    let mode: UInt32 = name.hasSuffix("/") ? 0o040755 : 0o100644
    for word in [mode << 16, offset] { directory.append(little: word) }
    directory.append(Data(name.utf8))
    count += 1
  }

  private func finished() throws -> Data {
    guard let offset = UInt32(exactly: bytes.count), let size = UInt32(exactly: directory.count)
    else { throw CocoaError(.fileWriteUnknown) }
    var end = Data()
    end.append(little: 0x0605_4b50 as UInt32)
    for word in [0, 0, count, count] { end.append(little: word) }
    for word in [size, offset] { end.append(little: word) }
    end.append(little: 0 as UInt16)
    return bytes + directory + end
  }
}

extension FolderArchive {
  /// The CRC-32 that the format requires.
  private static func checksum(_ data: Data) -> UInt32 {
    var sum: UInt32 = .max
    data.withUnsafeBytes { bytes in
      for byte in bytes { sum = (sum >> 8) ^ table[Int((sum ^ UInt32(byte)) & 0xff)] }
    }
    return ~sum
  }

  private static let table = (0..<256).map { (index: UInt32) in
    (0..<8).reduce(index) { sum, _ in sum & 1 == 1 ? 0xedb8_8320 ^ (sum >> 1) : sum >> 1 }
  }
}

extension Data {
  /// Adds a number, lowest byte first.
  fileprivate mutating func append(little number: some FixedWidthInteger) {
    Swift.withUnsafeBytes(of: number.littleEndian) { append(contentsOf: $0) }
  }
}
