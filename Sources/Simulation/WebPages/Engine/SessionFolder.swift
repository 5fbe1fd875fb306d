import Foundation

/// A folder with the two files that the engine reads, for as long as it reads them.
struct SessionFolder {
  /// The folder's path.
  let path: String

  /// The path of the extension's script; it is in a folder of its own, so it may have any name.
  let scriptPath: String

  init(_ script: ScriptFile) throws {
    let manager = FileManager.default
    let folder = manager.temporaryDirectory
      .appendingPathComponent("tutor-page-\(UUID().uuidString)", isDirectory: true)
    path = folder.path
    let scripts = folder.appendingPathComponent("script", isDirectory: true)
    let name = URL(fileURLWithPath: script.name).lastPathComponent
    let isPlain = !name.isEmpty && name != "/" && !name.hasPrefix(".") && name.utf8.count < 200
    let file = scripts.appendingPathComponent(isPlain ? name : "script.js")
    scriptPath = file.path
    try manager.createDirectory(
      at: scripts, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
    try Prelude.program.write(
      to: folder.appendingPathComponent(Prelude.fileName), atomically: false, encoding: .utf8)
    try script.content.write(to: file, atomically: false, encoding: .utf8)
  }

  /// Removes the folder; the engine has read its contents.
  func remove() { try? FileManager.default.removeItem(atPath: path) }
}
