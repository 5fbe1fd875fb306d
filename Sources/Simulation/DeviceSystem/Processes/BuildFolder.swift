import Foundation

/// The folder in which the device was built, with the files that belong to it.
enum BuildFolder {
  /// The path of a file in the folder.
  static func path(of name: String) -> String { folder + "/" + name }

  private static let folder = Bundle.main.bundlePath
}
