package import Foundation

/// The executables and libraries that were built together with the running tests.
///
/// Tests run these and never the launcher: it may start a build of its own, which would wait for
/// the very `swift test` that it was started by.
package enum BuildProducts {
  /// The folder that the test program lies in, and with it everything else that was built.
  ///
  /// - Throws: An error of the file system where there is no `/proc`.
  package static func folder() throws -> URL {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: program).deletingLastPathComponent()
  }

  /// Returns where the executable `name` is.
  ///
  /// - Throws: `Missing` when it was not built.
  package static func executable(_ name: String) throws -> URL {
    let file = try folder().appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw Missing(path: file.path)
    }
    return file
  }

  /// A product that should lie beside the tests and doesn't.
  package struct Missing: Error, Hashable, CustomStringConvertible {
    package let path: String

    package var description: String {
      "'\(path)' is not there: build it with 'swift build --build-tests'"
    }
  }
}
