package import Foundation

/// The real-world data beside the repository; tests that need it are skipped where it is missing.
package enum Corpus {
  /// The folder of the data, where there is one.
  package static var folder: URL? { Repository.sharedCorpus }

  /// Whether a file of the data is there.
  package static func has(_ name: String) -> Bool {
    folder.map { FileManager.default.fileExists(atPath: $0.appendingPathComponent(name).path) }
      ?? false
  }
}
