import CDevice
import Foundation

/// The places of a program's libraries outside the system.
///
/// They are the simulation's, and those of the Swift toolchain, with the program that records the
/// calls of a crash.
///
/// They are those of this program, the device, which is built and linked with the programs' own; so
/// a program can't name others and widen its wall.
enum LibraryPlaces {
  nonisolated(unsafe) private static let places: [Wall.Place] = {
    // Written once, and places don't change.
    let loaded = Self.loaded
    return (folders(of: loaded) + files(of: loaded)).compactMap(Wall.Place.init)
  }()

  /// Opens a wall for the libraries.
  static func open(in wall: Wall) {
    for place in places { wall.open(place, .read) }
  }

  /// The libraries of the toolchain, and its helpers.
  private static func folders(of loaded: [String]) -> [String] {
    Set(loaded.compactMap(toolchain)).sorted().flatMap {
      [$0 + libraries, $0 + "/libexec/swift"]
    }
  }

  /// All other libraries, one by one: nothing else in their folders may be read.
  private static func files(of loaded: [String]) -> [String] {
    ["libSimulation.so", "libFurtherFrameworks.so"].map(BuildFolder.path)
      + loaded.filter { toolchain(of: $0) == nil }
  }

  /// The libraries that this program runs with.
  private static var loaded: [String] {
    var paths: Set<String> = []
    withUnsafeMutablePointer(to: &paths) { paths in
      cdevice_each_library(
        { path, paths in
          paths?.assumingMemoryBound(to: Set<String>.self).pointee.insert(String(cString: path))
        }, paths)
    }
    return paths.sorted()
  }

  private static let libraries = "/lib/swift/linux"

  /// Returns the folder that contains a toolchain, from the path of one of its libraries.
  private static func toolchain(of library: String) -> String? {
    guard let end = library.lastIndex(of: "/") else { return nil }
    let folder = library[..<end]
    return folder.hasSuffix(libraries) ? String(folder.dropLast(libraries.count)) : nil
  }
}
