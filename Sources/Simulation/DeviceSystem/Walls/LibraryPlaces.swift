import Foundation

/// Where a program's libraries are that aren't the system's: the simulation's, and those of the Swift
/// toolchain, with the program that writes down the calls of a crash.
///
/// They are those of this program, the device, which is built and linked with the programs' own; a
/// program can't name others and so widen its wall.
enum LibraryPlaces {
  nonisolated(unsafe) private static let places: [Wall.Place] =
    // Written once, and places don't change.
    (folders + files).compactMap(Wall.Place.init)

  /// Opens a wall for the libraries.
  static func open(in wall: Wall) {
    for place in places { wall.open(place, .read) }
  }

  /// The libraries of the toolchain, and its helpers.
  private static var folders: [String] {
    Set(loaded.compactMap(toolchain)).sorted().flatMap {
      [$0 + libraries, $0 + "/libexec/swift"]
    }
  }

  /// All other libraries, one by one: what else lies in their folders is nobody's business.
  private static var files: [String] {
    ["libSimulation.so", "libFurtherFrameworks.so"].map { Bundle.main.bundlePath + "/" + $0 }
      + loaded.filter { toolchain(of: $0) == nil }
  }

  /// The libraries that this program runs with.
  private static var loaded: [String] {
    let maps = (try? FileHandle(forReadingAtPath: "/proc/self/maps")?.readToEnd()) ?? nil
    let lines = String(decoding: maps ?? Data(), as: UTF8.self).split(separator: "\n")
    let paths = lines.compactMap { line in line.firstIndex(of: "/").map { String(line[$0...]) } }
    return Set(paths.filter { $0.contains(".so") }).sorted()
  }

  private static let libraries = "/lib/swift/linux"

  /// The folder that a toolchain is in, of the path of one of its libraries.
  private static func toolchain(of library: String) -> String? {
    let folder = (library as NSString).deletingLastPathComponent
    return folder.hasSuffix(libraries) ? String(folder.dropLast(libraries.count)) : nil
  }
}
