import Foundation

/// A folder with the files that the engine reads, for as long as it reads them.
struct SessionFolder {
  /// The folder's path.
  let path: String

  /// The paths of the scripts; each is in a folder of its own, so it may have any name.
  let scriptPaths: [String]

  init(program: String, _ scripts: [ScriptFile]) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory
      .appendingPathComponent("tutor-page-\(UUID().uuidString)", isDirectory: true)
    path = folder.path
    var paths: [String] = []
    for (index, script) in scripts.enumerated() {
      let own = folder.appendingPathComponent(
        index == 0 ? "script" : "script\(index)", isDirectory: true)
      let name = URL(fileURLWithPath: script.name).lastPathComponent
      let isPlain = !name.isEmpty && name != "/" && !name.hasPrefix(".") && name.utf8.count < 200
      let file = own.appendingPathComponent(isPlain ? name : "script.js")
      paths.append(file.path)
      try manager.createDirectory(
        at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try script.content.write(to: file, atomically: false, encoding: .utf8)
    }
    scriptPaths = paths
    try manager.createDirectory(
      at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try program.write(
      to: folder.appendingPathComponent(Prelude.fileName), atomically: false, encoding: .utf8)
  }

  /// Removes the folder; the engine has read its contents.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
