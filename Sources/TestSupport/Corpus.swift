package import Foundation

/// The real-world data beside the repository; tests that need it are skipped if it is missing.
package enum Corpus {
  /// The folder of the data, if it exists.
  package static var folder: URL? { Repository.sharedCorpus }

  /// Whether a file of the data exists.
  package static func has(_ name: String) -> Bool {
    folder.map { FileManager.default.fileExists(atPath: $0.appendingPathComponent(name).path) }
      ?? false
  }
}
