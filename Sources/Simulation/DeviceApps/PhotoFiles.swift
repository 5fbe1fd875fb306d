import DeviceProtocol
import Foundation
import SimulatedFoundation
import UniformTypes

/// The files of the pictures and films that Photos shares.
///
/// Photos supplies the URL of a file for its one type, while other apps supply bytes (observed:
/// published extensions look for a URL first).
enum PhotoFiles {
  /// Whether items of a type belong in the library.
  static func isPhoto(_ type: String) -> Bool {
    ["public.image", "public.movie"].contains { InstalledTypes.all.conforms(type, to: $0) }
  }

  /// Puts a picture or film among the library's files, under its name or otherwise one that a
  /// camera would give it.
  ///
  /// - Returns: The file.
  static func place(_ data: Data, type: String, name: String?) -> URL {
    let folder = URL(fileURLWithPath: NSHomeDirectory())
      .appendingPathComponent("Media/DCIM/100APPLE")
    let manager = FileManager.default
    try? manager.createDirectory(at: folder, withIntermediateDirectories: true)
    let ending = InstalledTypes.all.filenameExtensions(of: type).first ?? "JPG"
    var number = 1
    let given = name.map(StagingFolder.fileName)
    var file = folder.appendingPathComponent(given ?? "IMG_0001.\(ending)")
    // An item that is shared twice is one file; another file with the same name gets a number.
    while let there = try? Data(contentsOf: file), there != data {
      number += 1
      let next = given.map { "\(number)-\($0)" } ?? String(format: "IMG_%04d.", number) + ending
      file = folder.appendingPathComponent(next)
    }
    try? data.write(to: file)
    return file
  }
}
