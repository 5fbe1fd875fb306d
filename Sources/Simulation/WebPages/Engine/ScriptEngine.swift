import Foundation

/// The JavaScript engine: JavaScriptCore's shell, which is a program of its own.
package struct ScriptEngine: Hashable, Sendable {
  /// The program's path.
  package var path: String

  /// The Debian package that has the program.
  package static let package = "libjavascriptcoregtk-4.0-bin"

  /// Where distributions put the program; the first is Debian's.
  package static let usualPaths = [
    "/usr/bin/jsc",
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/jsc",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/jsc",
    "/usr/lib/x86_64-linux-gnu/webkit2gtk-4.0/jsc",
    "/usr/lib/aarch64-linux-gnu/webkit2gtk-4.0/jsc",
    "/usr/libexec/webkit2gtk-4.1/jsc",
    "/usr/libexec/webkit2gtk-4.0/jsc",
  ]

  /// Takes a program to be the engine.
  ///
  /// - Parameter path: The program's path.
  package init(path: String) { self.path = path }

  /// Finds the engine on this machine.
  ///
  /// - Parameter paths: Where to look, in order.
  /// - Returns: The first that can be started, or nothing.
  package static func find(in paths: [String] = usualPaths) -> ScriptEngine? {
    paths.first(where: FileManager.default.isExecutableFile(atPath:)).map(ScriptEngine.init)
  }

  /// Interpreting alone, which is all that a short script needs, takes fewer threads and mappings.
  static let options = ["--useJIT=false", "--useWasm=false"]
}
