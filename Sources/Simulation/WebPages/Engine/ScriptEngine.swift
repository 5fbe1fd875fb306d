import Foundation
import Glibc

/// The JavaScript engine: JavaScriptCore's shell, which is a program of its own.
package struct ScriptEngine: Hashable, Sendable {
  /// The program's path.
  package var path: String

  /// The package that has the program, as this machine's distribution calls it.
  package static var package: String { PagePackages.onThisMachine.engine }

  /// Where distributions put the program, as patterns for file names: Debian and Ubuntu at the first
  /// place, others beside the library, in a folder that may be named after the machine's architecture.
  package static let usualPlaces = [
    "/usr/bin/jsc", "/usr/local/bin/jsc", "/usr/lib*/webkit*gtk-*/jsc",
    "/usr/lib/*/webkit*gtk-*/jsc",
  ]

  /// Where to look: the file that `TUTOR_JSC` in the environment names, or else the usual places.
  package static var places: [String] {
    ProcessInfo.processInfo.environment["TUTOR_JSC"].map { [$0] } ?? usualPlaces
  }

  /// Takes a program to be the engine.
  ///
  /// - Parameter path: The program's path.
  package init(path: String) { self.path = path }

  /// Finds the engine on this machine.
  ///
  /// - Parameter places: Where to look, in order, as patterns for file names.
  /// - Returns: The first that can be started, or nothing.
  package static func find(in places: [String] = places) -> ScriptEngine? {
    places.lazy.flatMap(files).first(where: FileManager.default.isExecutableFile(atPath:))
      .map(ScriptEngine.init)
  }

  /// The files whose names fit a pattern.
  private static func files(fitting pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, 0, nil, &found) == 0, let paths = found.gl_pathv else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { paths[$0].map { String(cString: $0) } }
  }

  /// Interpreting alone, which is all that a short script needs, takes fewer threads and mappings.
  static let options = ["--useJIT=false", "--useWasm=false"]
}
