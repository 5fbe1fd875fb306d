import AppBundles
import Foundation

/// A path to something that `activate` and `inspect` can read.
enum BundlePath {
  /// Reads what is at a path; a path to nothing is wrong usage.
  static func read(_ path: String, configuration: String?) throws(Failure) -> Reading {
    guard FileManager.default.fileExists(atPath: path) else {
      throw Failure(
        .unusable, saying: FileWords.missing(path) + "\n  " + InspectionWords.pathRemedy)
    }
    return BundleReader.read(path: path, configuration: configuration)
  }
}
