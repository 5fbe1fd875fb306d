import Foundation

/// The contents of a container.
public struct Container: Sendable, CustomStringConvertible {
  /// The name by which the scene asked for it.
  let name: String
  let path: String

  /// The files in the container, by their paths in it, in order.
  public var files: [String] {
    let found = FileManager.default.enumerator(atPath: path)?.allObjects ?? []
    return found.compactMap { $0 as? String }.filter { name in
      var isFolder: ObjCBool = false
      let exists = FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isFolder)
      // A draft of settings is left over from a process that was killed while it wrote.
      let isDraft = name.hasPrefix("Library/Preferences/.") && name.hasSuffix(".plist.new")
      return exists && !isFolder.boolValue && !isDraft
    }.sorted()
  }

  /// Returns the text of a file; `nil` when there is none, or it isn't text.
  public func text(of file: String) -> String? {
    FileManager.default.contents(atPath: place(of: file).path)
      .flatMap { String(data: $0, encoding: .utf8) }
  }

  /// The settings in the container: every value as text, by its key.
  public var defaults: [String: String] {
    var values: [String: String] = [:]
    for file in files where file.hasPrefix("Library/Preferences/") && file.hasSuffix(".plist") {
      guard let data = FileManager.default.contents(atPath: path + "/" + file),
        let list = try? PropertyListSerialization.propertyList(from: data, format: nil),
        let dictionary = list as? [String: Any]
      else { continue }
      for (key, value) in dictionary { values[key] = "\(value)" }
    }
    return values
  }

  /// The settings, one per line, followed by the other files.
  public var description: String {
    let settings = defaults.sorted { $0.key < $1.key }.map { "\($0.key) = \($0.value)" }
    let others = files.filter { !$0.hasPrefix("Library/Preferences/") }
    let lines = settings + others
    return lines.isEmpty ? ContainerWords.empty : lines.joined(separator: "\n")
  }

  /// Returns the place of a file in the container; a path that leads out of it ends the scene.
  func place(of file: String) -> URL {
    let root = URL(fileURLWithPath: path).standardizedFileURL
    let place = root.appendingPathComponent(file).standardizedFileURL
    precondition(
      place.path == root.path || place.path.hasPrefix(root.path + "/"),
      ContainerWords.outside(file, name))
    return place
  }
}
