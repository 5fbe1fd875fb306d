import Foundation

/// Folders that the device makes in a process's container.
///
/// The device has no wall, and a program may have put links into its container that lead elsewhere.
enum OwnFolder {
  /// Makes a folder, together with the folders around it.
  ///
  /// - Parameters:
  ///   - path: The folder's path in the container.
  ///   - home: The container, which belongs to the device.
  /// - Returns: The folder; `nil` when a link, or a file, is in the way.
  static func make(_ path: String, in home: String) -> String? {
    try? FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
    var folder = home
    for name in path.split(separator: "/") {
      folder += "/" + name
      mkdir(folder, 0o755)
      var facts = stat()
      guard lstat(folder, &facts) == 0, facts.st_mode & S_IFMT == S_IFDIR else { return nil }
    }
    return folder
  }

  /// Whether there is anything at a path, even if it is only a link that leads nowhere.
  static func isTaken(_ path: String) -> Bool {
    var facts = stat()
    return lstat(path, &facts) == 0
  }
}
