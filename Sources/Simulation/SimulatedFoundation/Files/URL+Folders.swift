public import Foundation

/// The folders of the process's container.
///
/// As documented for iOS 16 and later; the folders need not be there.
extension URL {
  /// The folder for what the user makes.
  ///
  /// Simulated: no known difference.
  public static var documentsDirectory: URL { homeDirectory.folder("Documents") }
  /// The folder for everything else.
  ///
  /// Simulated: no known difference.
  public static var libraryDirectory: URL { homeDirectory.folder("Library") }
  /// The folder for files that the user doesn't see.
  ///
  /// Simulated: no known difference.
  public static var applicationSupportDirectory: URL {
    homeDirectory.folder("Library/Application Support")
  }
  /// The folder for files that can be made again.
  ///
  /// Simulated: no known difference.
  public static var cachesDirectory: URL { homeDirectory.folder("Library/Caches") }
  /// The folder for downloads.
  ///
  /// Simulated: no known difference.
  public static var downloadsDirectory: URL { homeDirectory.folder("Downloads") }

  private func folder(_ path: String) -> URL {
    appendingPathComponent(path, isDirectory: true)
  }
}

/// The files that iCloud keeps, of which there are none.
extension FileManager {
  /// Tells whether the user is signed in, and as whom: `nil`.
  ///
  /// Simulated: as for a user who isn't signed in to iCloud.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// The folder of files that iCloud keeps: `nil`.
  ///
  /// Simulated: as for a user who isn't signed in to iCloud.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Whether iCloud keeps a file: `false`.
  ///
  /// Simulated: as for a user who isn't signed in to iCloud.
  public func isUbiquitousItem(at url: URL) -> Bool { false }
}
