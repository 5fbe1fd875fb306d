import DeviceProtocol
import Foundation

/// The file that a reader is given.
struct FileToRead {
  /// The file, what it links to, or a copy of it.
  let url: URL
  /// Whether it is a copy, which doesn't change and is removed after reading.
  let isCopy: Bool

  /// - Throws: An error when a copy can't be made.
  init(_ url: URL, _ options: NSFileCoordinator.ReadingOptions) throws {
    let url = options.contains(.resolvesSymbolicLink) ? url.resolvingSymlinksInPath() : url
    var isFolder: ObjCBool = false
    guard options.contains(.forUploading),
      FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
    else {
      self.url = url
      isCopy = false
      return
    }
    let place = try StagingFolder.make(in: NSTemporaryDirectory()) + "/"
    let copy = place + StagingFolder.fileName(url.lastPathComponent)
    let path = isFolder.boolValue ? copy + ".zip" : copy
    if isFolder.boolValue {
      try FolderArchive.data(of: url).write(to: URL(fileURLWithPath: path))
    } else {
      try FileManager.default.copyItem(atPath: url.path, toPath: path)
    }
    self.url = URL(fileURLWithPath: path)
    isCopy = true
  }

  /// Removes the copy.
  func discard() {
    if isCopy { StagingFolder.remove(around: url.path) }
  }
}
