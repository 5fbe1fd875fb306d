import Foundation

/// The real-world data beside the repository; tests that need it are skipped where it is missing.
enum Corpus {
  /// The folder of the data: `../shared/corpus`, seen from the repository.
  static let folder: URL? = repository.map {
    $0.deletingLastPathComponent().appendingPathComponent("shared/corpus", isDirectory: true)
  }

  /// Whether a file of the data is there.
  static func has(_ name: String) -> Bool {
    folder.map { FileManager.default.fileExists(atPath: $0.appendingPathComponent(name).path) }
      ?? false
  }

  /// The nearest folder above this file, links resolved, that has a Package.swift and a `.ci` folder.
  private static var repository: URL? {
    var folder = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath()
    while folder.path != "/" {
      folder.deleteLastPathComponent()
      let isRepository = ["Package.swift", ".ci"].allSatisfy {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path)
      }
      if isRepository { return folder }
    }
    return nil
  }
}
