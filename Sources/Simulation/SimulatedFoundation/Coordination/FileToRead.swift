import DeviceProtocol
import Foundation

/// What a reader is given to read.
enum FileToRead {
  /// Calls the reader with the file, what it links to, or an archive of the folder.
  ///
  /// - Throws: When the archive can't be made.
  static func provide(
    _ url: URL, _ options: NSFileCoordinator.ReadingOptions, to reader: (URL) -> Void
  ) throws {
    let url = options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
    guard options.contains(.forUploading) else { return reader(url) }
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else {
      return reader(url)
    }
    let place = try StagingFolder.make(in: NSTemporaryDirectory()) + "/"
    let copy = place + StagingFolder.fileName(url.lastPathComponent)
    let path = isFolder.boolValue ? copy + ".zip" : copy
    defer { StagingFolder.remove(around: path) }
    if isFolder.boolValue {
      try FolderArchive.data(of: url).write(to: URL(fileURLWithPath: path))
    } else {
      try FileManager.default.copyItem(atPath: url.path, toPath: path)
    }
    reader(URL(fileURLWithPath: path))
  }
}
