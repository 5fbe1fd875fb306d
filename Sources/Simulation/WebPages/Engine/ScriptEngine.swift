import Foundation
import Glibc

/// The JavaScript engine: JavaScriptCore's shell, which is a separate program.
package struct ScriptEngine: Hashable, Sendable {
  /// The program's path.
  package var path: String

  /// The package that contains the program, by the name of this machine's distribution.
  package static var package: String { PagePackages.onThisMachine.engine }

  /// The places where distributions install the program, as patterns for file names.
  ///
  /// Debian and Ubuntu use the first one, others a place beside the library, in a folder that may
  /// be named after the machine's architecture.
  package static let usualPlaces = [
    "/usr/bin/jsc", "/usr/local/bin/jsc", "/usr/lib*/webkit*gtk-*/jsc",
    "/usr/lib/*/webkit*gtk-*/jsc",
  ]

  /// The places to look: the file that `TUTOR_JSC` in the environment names, or otherwise the usual
  /// places.
  package static var places: [String] {
    ProcessInfo.processInfo.environment["TUTOR_JSC"].map { [$0] } ?? usualPlaces
  }

  /// Makes an engine from a program.
  ///
  /// - Parameter path: The program's path.
  package init(path: String) { self.path = path }

  /// Finds the engine on this machine.
  ///
  /// - Parameter places: The places to look, in order, as patterns for file names.
  /// - Returns: The first one that can be started, or `nil`.
  package static func find(in places: [String] = places) -> ScriptEngine? {
    places.lazy.flatMap(files).first(where: FileManager.default.isExecutableFile(atPath:))
      .map(ScriptEngine.init)
  }

  /// Returns the files whose names match a pattern.
  private static func files(fitting pattern: String) -> [String] {
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(pattern, 0, nil, &found) == 0, let paths = found.gl_pathv else { return [] }
    return (0..<Int(found.gl_pathc)).compactMap { paths[$0].map { String(cString: $0) } }
  }

  /// A pure interpreter, which is all that a short script needs, takes fewer threads and mappings.
  static let options = ["--useJIT=false", "--useWasm=false"]
}
