import CSQLite
import Foundation
import TestSupport

/// Files as apps keep them in a container.
struct InspectedFolder {
  let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  var url: URL { folder.url }

  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  func write(_ text: String, to path: String) throws { try write(Data(text.utf8), to: path) }

  func write(
    list: Any, _ format: PropertyListSerialization.PropertyListFormat = .binary, to path: String
  ) throws {
    try write(
      PropertyListSerialization.data(fromPropertyList: list, format: format, options: 0), to: path)
  }

  /// Runs statements on a database, and leaves it open so that its log isn't merged into it.
  func run(_ statements: String, on path: String) -> OpaquePointer? {
    var database: OpaquePointer?
    sqlite3_open(url.appendingPathComponent(path).path, &database)
    sqlite3_exec(database, statements, nil, nil, nil)
    return database
  }
}

extension Data {
  /// The beginning of a PNG file, with its size.
  static func beginningOfPNG(width: UInt8, height: UInt8) -> Data {
    Data(
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]
        + [0, 0, 0, width, 0, 0, 0, height, 8, 6, 0, 0, 0])
  }

  /// The beginning of a JPEG file, with one segment before the one with the size.
  static func beginningOfJPEG(width: UInt8, height: UInt8) -> Data {
    Data(
      [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0x4A, 0x46, 0xFF, 0xC0, 0, 11, 8, 0, height, 0, width]
        + [1, 1, 0x11, 0])
  }
}
