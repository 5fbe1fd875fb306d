package import Foundation

/// The contents of a container: its folders, and its files with their kinds and sizes.
///
/// For a container with very many files, only the first are included, with the number of the rest.
package struct ContainerTree: Hashable, Sendable {
  package var entries: [Entry]
  package var omitted: Int

  package struct Entry: Hashable, Sendable {
    /// The path in the container: "Library/Preferences/group.reader.plist".
    package var path: String
    package var kind: Kind

    package var name: String { String(path.split(separator: "/").last ?? "") }
    var depth: Int { path.count { $0 == "/" } }
  }

  package enum Kind: Hashable, Sendable {
    case folder
    case file(bytes: Int)
    /// A symbolic link, which isn't followed.
    case link(to: String)
  }

  static let mostEntries = 400
  static let deepest = 16

  init(entries: [Entry], omitted: Int) {
    self.entries = entries
    self.omitted = omitted
  }

  /// Reads a folder.
  package init(of folder: URL) {
    var reader = FolderReader(root: folder)
    reader.read("")
    (entries, omitted) = (reader.entries, reader.omitted)
  }

  /// The tree as lines; the contents of a folder are below it.
  ///
  /// - Parameter kind: Returns the kind of a file, as text.
  /// - Returns: One line for each folder and file.
  package func lines(kind: (Entry) -> String?) -> [String] {
    let lines = entries.map { entry -> String in
      let name = String(repeating: "  ", count: entry.depth) + entry.name.onOneLine(120)
      switch entry.kind {
      case .folder: return name + "/"
      case .link(let target): return name + " → " + target.onOneLine(120)
      case .file(let bytes):
        let size = ContentWords.bytes(bytes)
        return name + " — " + (kind(entry).map { "\($0), " } ?? "") + size
      }
    }
    return lines + (omitted > 0 ? [ContentWords.more(omitted)] : [])
  }
}

/// Traverses a folder in the order of the names.
private struct FolderReader {
  let root: URL
  var entries: [ContainerTree.Entry] = []
  var omitted = 0

  mutating func read(_ folder: String) {
    let path = root.path + (folder.isEmpty ? "" : "/" + folder)
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
    for name in names where !Self.isOurs(name) {
      let place = folder.isEmpty ? name : folder + "/" + name
      guard entries.count < ContainerTree.mostEntries else {
        omitted += 1
        continue
      }
      guard let kind = kind(place) else { continue }
      entries.append(ContainerTree.Entry(path: place, kind: kind))
      let depth = place.count { $0 == "/" }
      if kind == .folder, depth < ContainerTree.deepest { read(place) }
    }
  }

  /// Whether a file belongs to the simulation, as locks do.
  private static func isOurs(_ name: String) -> Bool { name.hasSuffix(".plist.lock") }

  private func kind(_ place: String) -> ContainerTree.Kind? {
    let path = root.path + "/" + place
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else {
      return nil
    }
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory: return .folder
    case .typeSymbolicLink:
      return .link(
        to: (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) ?? "?")
    case .typeRegular: return .file(bytes: attributes[.size] as? Int ?? 0)
    default: return nil
    }
  }
}
