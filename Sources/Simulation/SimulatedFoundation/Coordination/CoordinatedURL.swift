import DeviceProtocol
import Foundation
import UniformTypes

/// A file's place as the arbiter of coordinated files knows it.
enum CoordinatedURL {
  /// The path with the links on the way resolved; a link at its end stays one.
  static func path(of url: URL) -> String {
    let url = url.standardizedFileURL
    let folder = url.deletingLastPathComponent().resolvingSymlinksInPath().path
    let name = url.lastPathComponent
    guard name != "/" else { return "/" }
    return folder == "/" ? "/" + name : folder + "/" + name
  }

  /// The folders around a path that count as one file, innermost first, and the path itself if it
  /// is one.
  ///
  /// A container isn't one, whatever its name ends in.
  static func packages(around path: String) -> [String] {
    var found: [String] = []
    var path = path
    while path.count > 1, !containers.contains(path) {
      if isPackage(path) { found.append(path) }
      path = (path as NSString).deletingLastPathComponent
    }
    return found
  }

  /// Whether there is anything at a path, even if it is only a link that leads nowhere.
  static func exists(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  private static func isPackage(_ path: String) -> Bool {
    let ending = (path as NSString).pathExtension
    guard !ending.isEmpty,
      !InstalledTypes.all.types(
        forFilenameExtension: ending, conformingTo: "com.apple.package"
      ).isEmpty
    else { return false }
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  private static let containers: Set<String> = {
    guard let context = DeviceConnection.shared?.context else { return [] }
    return Set(
      ([context.home] + context.groups.values).map { path(of: URL(fileURLWithPath: $0)) })
  }()
}
