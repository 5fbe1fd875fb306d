import ContainerViews
import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedFoundation

extension Container {
  /// The folders and files in the container, a line for each, with kinds and sizes.
  ///
  /// ```
  /// Library/
  ///   Preferences/
  ///     group.reader.plist — property list, 2 keys, 83 bytes
  /// ```
  public var tree: String { snapshot().description }

  /// What is in a file, made readable: property lists and JSON as trees, the tables of an SQLite
  /// database, a picture's kind and size, text as it is.
  ///
  /// Looking changes nothing. Of much content the first part is there.
  ///
  /// - Parameter file: The file's path in the container: "Library/Preferences/group.reader.plist".
  /// - Returns: The content as lines of text, or that there is no such file.
  public func view(of file: String) -> String {
    let place = place(of: file)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      return "there is no \(file)"
    }
    guard !isFolder.boolValue else { return Snapshot(of: place, name: file).description }
    return FileView(of: place).lines.joined(separator: "\n")
  }

  /// The container as it is at this moment, to compare it with later.
  public func snapshot() -> Snapshot {
    Snapshot(of: URL(fileURLWithPath: path), name: name)
  }

  /// What has changed since a snapshot, in lines: files that came (`+`) and went (`-`), and of others
  /// (`*`) the values, rows or lines that are different.
  ///
  /// - Parameter former: A snapshot of this container; one of another ends the scene.
  /// - Returns: The lines, or that nothing has changed.
  public func changes(since former: Snapshot) -> String {
    precondition(
      former.name == name, "the snapshot is of '\(former.name)', and this is '\(name)'")
    let lines = snapshot().content.changes(since: former.content)
    return lines.isEmpty ? "nothing has changed" : lines.joined(separator: "\n")
  }

  /// Puts the tree, with what is in the files, among the events, where the terminal and the page draw
  /// it.
  public func show() {
    let content = snapshot().content
    let lines = content.tree.entries.isEmpty ? ["empty"] : content.detailedLines
    record("\(name)", lines)
  }

  /// Puts what has changed since a snapshot among the events.
  public func showChanges(since former: Snapshot) {
    record(
      "what has changed in \(name)",
      changes(since: former).split(separator: "\n").map(String.init))
  }

  private func record(_ title: String, _ lines: [String]) {
    let shown = lines.prefix(300).map { String($0.prefix(300)) }
    let more = lines.count - shown.count
    DeviceConnection.shared?.send(
      .event(.inspected(title: title, lines: shown + (more > 0 ? ["… \(more) more"] : []))))
  }

  /// A container as it was at one moment.
  public struct Snapshot: Sendable, CustomStringConvertible {
    let name: String
    let content: ContainerSnapshot

    init(of folder: URL, name: String) {
      self.name = name
      content = ContainerSnapshot(of: folder)
    }

    /// The folders and files, a line for each.
    public var description: String { content.lines.joined(separator: "\n") }
  }
}
