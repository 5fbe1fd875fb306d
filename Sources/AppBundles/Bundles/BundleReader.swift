import Foundation

/// Reads apps, extensions, archives, property lists and Xcode projects into what the rules check.
///
/// What a path is depends on what is there, not on its name alone. Reading never fails as a whole:
/// the result contains what could be read, and a problem for each thing that couldn't. In an app it
/// reads the lists and programs of the app and of the extensions in its folders `PlugIns` and
/// `Extensions`; watch apps and app clips are listed among the files but not read.
public enum BundleReader {
  /// Reads what is at a path.
  ///
  /// - Parameters:
  ///   - path: A file or a folder; relative paths start at the current folder, and stay relative
  ///     wherever they are shown.
  ///   - configuration: The name of the build configuration, if it is an Xcode project.
  /// - Returns: Apps with their extensions first, then extensions without an app.
  public static func read(path: String, configuration: String? = nil) -> Reading {
    let shown = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      return Reading(problems: [
        ReadingProblem(
          "no-such-file", isFatal: true, BundleWords.noSuchFileOrFolder,
          remedy: SharedWords.checkPathRemedy, file: path)
      ])
    }
    if isFolder.boolValue {
      return FolderReader(path: shown, configuration: configuration).read()
    }
    return FileReader(path: shown, configuration: configuration).read()
  }
}
