import DeviceProtocol
import Foundation
import SimulatedFoundation
import UniformTypes

/// The files of the pictures and films that Photos shares.
///
/// Photos hands over the URL of a file for its one type, where other apps hand over bytes (observed:
/// published extensions look for a URL first).
enum PhotoFiles {
  /// Whether something of a type is in the library rather than a file of any kind.
  static func isPhoto(_ type: String) -> Bool {
    ["public.image", "public.movie"].contains { InstalledTypes.all.conforms(type, to: $0) }
  }

  /// Puts a picture or film among the library's files, under its name or else as a camera names it.
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
    // What is shared twice is one file; another of the same name has a number.
    while let there = try? Data(contentsOf: file), there != data {
      number += 1
      let next = given.map { "\(number)-\($0)" } ?? String(format: "IMG_%04d.", number) + ending
      file = folder.appendingPathComponent(next)
    }
    try? data.write(to: file)
    return file
  }
}
