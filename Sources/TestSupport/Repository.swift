package import Foundation

/// The checkout that the tests were built from.
package enum Repository {
  /// The folder that contains Package.swift.
  ///
  /// It is searched for upwards from this source file and then, in case the checkout was moved
  /// after its build, from the running program, which is in the checkout's build folder.
  package static let root: URL = {
    let program = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    for start in [#filePath, program, FileManager.default.currentDirectoryPath] {
      guard let start, let root = root(above: URL(fileURLWithPath: start)) else { continue }
      return root
    }
    preconditionFailure("no folder above \(#filePath) or the test program holds this package")
  }()

  /// The folder of texts for tests beside the checkout, if it exists.
  ///
  /// It isn't part of the repository: if this is nil, tests that need it are skipped with a
  /// message.
  package static var sharedCorpus: URL? {
    let folder = root.deletingLastPathComponent().appendingPathComponent("shared/corpus")
    return FileManager.default.fileExists(atPath: folder.path) ? folder : nil
  }

  /// Returns the URL of `path`, which is relative to the root.
  package static func file(_ path: String) -> URL {
    root.appendingPathComponent(path)
  }

  /// Reads a file as text, by its path from the root.
  package static func read(_ path: String) throws -> String {
    try String(contentsOf: file(path), encoding: .utf8)
  }

  /// Returns the paths from the root of all files in a folder whose names end in one of `suffixes`.
  package static func files(in folder: String, suffixes: [String]) -> [String] {
    let found = FileManager.default.enumerator(atPath: file(folder).path)
    return (found?.compactMap { $0 as? String } ?? [])
      .filter { path in suffixes.contains { path.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}

extension Repository {
  private static func root(above start: URL) -> URL? {
    var folder = start
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      let hasManifest = ["Package.swift", "Sources/TestSupport"].allSatisfy {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      if hasManifest { return folder }
    }
    return nil
  }
}
