import Foundation

/// Folders for the files of single loads: each has its own in a container's `tmp` folder.
package enum StagingFolder {
  /// The prefix of such folders' names, as seen in the paths that iOS gives.
  package static let prefix = ".com.apple.Foundation.NSItemProvider."

  /// Makes an empty folder.
  ///
  /// - Parameter parent: The container's `tmp` folder.
  /// - Returns: The folder's path.
  /// - Throws: An error when it isn't writable.
  package static func make(in parent: String) throws -> String {
    let parent = parent.hasSuffix("/") ? String(parent.dropLast()) : parent
    try FileManager.default.createDirectory(atPath: parent, withIntermediateDirectories: true)
    var template = Array("\(parent)/\(prefix)XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CocoaError(.fileWriteUnknown) }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes the folder that contains a staged file, together with the file; other files stay.
  ///
  /// - Parameter path: The path of the file.
  package static func remove(around path: String) {
    let folder = (path as NSString).deletingLastPathComponent
    guard (folder as NSString).lastPathComponent.hasPrefix(prefix) else { return }
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Removes everything that is left in a container.
  ///
  /// - Parameter parent: The container's `tmp` folder.
  package static func removeAll(in parent: String) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    where name.hasPrefix(prefix) {
      try? FileManager.default.removeItem(atPath: parent + "/" + name)
    }
  }

  /// Returns a valid file name: one that doesn't lead out of its folder, and is never empty.
  ///
  /// - Parameter name: Any text.
  /// - Returns: The name.
  package static func fileName(_ name: String) -> String {
    let name = name.replacingOccurrences(of: "/", with: ":")
      .replacingOccurrences(of: "\0", with: "")
    let isUsable = !name.isEmpty && name != "." && name != ".."
    return isUsable ? name : "item"
  }
}
