import ContainerViews
import DeviceEvents
import DeviceProtocol
import Foundation
import SimulatedFoundation

extension Container {
  /// The folders and files in the container, one per line, with kinds and sizes.
  ///
  /// ```
  /// Library/
  ///   Preferences/
  ///     group.reader.plist — property list, 2 keys, 83 bytes
  /// ```
  public var tree: String { snapshot().description }

  /// Returns the contents of a file in readable form.
  ///
  /// Property lists and JSON are trees, an SQLite database its tables, a picture its kind and size,
  /// and text is as it is.
  ///
  /// Looking changes nothing. If there is much content, only the first part is shown.
  ///
  /// - Parameter file: The file's path in the container: "Library/Preferences/group.reader.plist".
  /// - Returns: The contents as lines of text, or a line that says that there is no such file.
  public func view(of file: String) -> String {
    let place = place(of: file)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder) else {
      return ContainerWords.noFile(file)
    }
    guard !isFolder.boolValue else { return Snapshot(of: place, name: file).description }
    return FileView(of: place).lines.joined(separator: "\n")
  }

  /// Returns the container as it is at this moment, for a later comparison.
  public func snapshot() -> Snapshot {
    Snapshot(of: URL(fileURLWithPath: path), name: name)
  }

  /// Returns what has changed since a snapshot, in lines.
  ///
  /// These are files that came (`+`) and went (`-`), and for others (`*`) the values, rows or lines
  /// that are different.
  ///
  /// - Parameter former: A snapshot of this container; a snapshot of another container ends the
  ///   scene.
  /// - Returns: The lines, or a line that says that nothing has changed.
  public func changes(since former: Snapshot) -> String {
    precondition(
      former.name == name, ContainerWords.otherSnapshot(of: former.name, than: name))
    let lines = snapshot().content.changes(since: former.content)
    return lines.isEmpty ? ContainerWords.unchanged : lines.joined(separator: "\n")
  }

  /// Adds the tree, with the contents of the files, to the events, where the terminal and the page
  /// draw it.
  public func show() {
    let content = snapshot().content
    let lines = content.tree.entries.isEmpty ? [ContainerWords.empty] : content.detailedLines
    record("\(name)", lines)
  }

  /// Adds what has changed since a snapshot to the events.
  public func showChanges(since former: Snapshot) {
    record(
      ContainerWords.changes(in: name),
      changes(since: former).split(separator: "\n").map(String.init))
  }

  private func record(_ title: String, _ lines: [String]) {
    let shown = lines.prefix(300).map { String($0.prefix(300)) }
    let more = lines.count - shown.count
    let rest = more > 0 ? [ContainerWords.more(more)] : []
    DeviceConnection.shared?.send(.event(.inspected(title: title, lines: shown + rest)))
  }

  /// A container as it was at one moment.
  public struct Snapshot: Sendable, CustomStringConvertible {
    let name: String
    let content: ContainerSnapshot

    init(of folder: URL, name: String) {
      self.name = name
      content = ContainerSnapshot(of: folder)
    }

    /// The folders and files, one per line.
    public var description: String { content.lines.joined(separator: "\n") }
  }
}
