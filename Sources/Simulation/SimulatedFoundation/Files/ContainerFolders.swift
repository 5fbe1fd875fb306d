import Foundation

/// The places of the system's folders in a container.
enum ContainerFolders {
  /// The folder's path in the container; `nil` if a container has no place for it.
  static func path(of folder: FileManager.SearchPathDirectory) -> String? { paths[folder] }

  private static let paths: [FileManager.SearchPathDirectory: String] = [
    .applicationDirectory: "Applications",
    .applicationSupportDirectory: "Library/Application Support",
    .autosavedInformationDirectory: "Library/Autosave Information",
    .cachesDirectory: "Library/Caches", .desktopDirectory: "Desktop",
    .documentDirectory: "Documents", .documentationDirectory: "Library/Documentation",
    .downloadsDirectory: "Downloads", .inputMethodsDirectory: "Library/Input Methods",
    .libraryDirectory: "Library", .moviesDirectory: "Movies", .musicDirectory: "Music",
    .picturesDirectory: "Pictures", .preferencePanesDirectory: "Library/PreferencePanes",
    .sharedPublicDirectory: "Public", .trashDirectory: ".Trash",
  ]

  /// A new folder for something that is about to replace a file.
  ///
  /// - Returns: The folder; no two calls give the same.
  /// - Throws: An error when it can't be made.
  static func replacementFolder() throws -> URL {
    let parent = FileManager.default.temporaryDirectory.appendingPathComponent(
      "TemporaryItems", isDirectory: true)
    try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    var template = Array(
      "\(parent.path)/NSIRD_\(ProcessInfo.processInfo.processName)_XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return URL(fileURLWithPath: path, isDirectory: true)
  }
}
