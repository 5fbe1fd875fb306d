package import Foundation

/// The executables and libraries that were built together with the running tests.
///
/// Tests run these, never the launcher, which may start a build of its own that would wait for the
/// very `swift test` that started it.
package enum BuildProducts {
  /// The folder that contains the test program, and with it everything else that was built.
  ///
  /// - Throws: A file system error if there is no `/proc`.
  package static func folder() throws -> URL {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    return URL(fileURLWithPath: program).deletingLastPathComponent()
  }

  /// Returns the URL of the executable `name`.
  ///
  /// - Throws: `Missing` if it was not built.
  package static func executable(_ name: String) throws -> URL {
    let file = try folder().appendingPathComponent(name)
    guard FileManager.default.isExecutableFile(atPath: file.path) else {
      throw Missing(path: file.path)
    }
    return file
  }

  /// A product that should be beside the tests but isn't.
  package struct Missing: Error, Hashable, CustomStringConvertible {
    package let path: String

    package var description: String {
      "'\(path)' is not there: build it with 'swift build --build-tests'"
    }
  }
}
