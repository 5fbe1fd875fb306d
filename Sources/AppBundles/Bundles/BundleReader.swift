import Foundation

/// Reads apps, extensions, archives, property lists and Xcode projects into what rules look at.
///
/// What a path is, is decided by what lies there, not by its name alone. A reading never fails as a
/// whole: it has what could be read, and a problem for each thing that couldn't. Of an app's files it
/// reads the lists and programs of the app and of the extensions in its folders `PlugIns` and
/// `Extensions`; watch apps and app clips are listed among the files and not read.
public enum BundleReader {
  /// Reads what a path leads to.
  ///
  /// - Parameters:
  ///   - path: A file or a folder; relative paths start at the current folder, and stay relative
  ///     wherever they are shown.
  ///   - configuration: The name of the build configuration, where it is an Xcode project.
  /// - Returns: Apps with their extensions first, then extensions of no app.
  public static func read(path: String, configuration: String? = nil) -> Reading {
    let shown = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return Reading(problems: [
        ReadingProblem(
          "no-such-file", isFatal: true, "there is no such file or folder",
          remedy: "check the path", file: path)
      ])
    }
    if isFolder.boolValue {
      return FolderReader(path: shown, configuration: configuration).read()
    }
    return FileReader(path: shown, configuration: configuration).read()
  }
}
