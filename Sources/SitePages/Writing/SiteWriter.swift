package import Foundation

/// Writes a site into a folder.
///
/// The folder is for the site alone: a file `.tutor-site` in it lists what a build wrote, so that
/// the next build knows which files are stale. Nothing else is ever removed, and a folder that
/// isn't empty but has no such list is left alone.
package struct SiteWriter: Sendable {
  package let folder: URL

  package init(folder: URL) {
    self.folder = folder
  }

  /// Why a site can't be written.
  package enum Failure: Error, Hashable, CustomStringConvertible {
    /// The folder contains something that no build wrote.
    case notASite(String)
    /// A file would be outside the folder.
    case outside(String)
    /// The system refuses to write a file.
    case refused(String, String)

    package var description: String {
      switch self {
      case .notASite(let folder): SiteWords.notASite(folder)
      case .outside(let path): SiteWords.outside(path)
      case .refused(let path, let reason): SiteWords.refused(path, reason)
      }
    }
  }

  /// What a build changed.
  package struct Changes: Hashable, Sendable {
    package var written: [String] = []
    package var unchanged = 0
    package var removed: [String] = []
  }

  /// Writes files, by their paths in the folder; unchanged ones are not touched.
  ///
  /// Each file is complete at all times. An interrupted build leaves a list of the old and the new
  /// files, so that the next one can continue from there.
  ///
  /// - Throws: ``Failure``; if the folder is not a site, before anything is written.
  @discardableResult
  package func write(_ files: [String: [UInt8]]) throws(Failure) -> Changes {
    let former = try formerFiles()
    for path in files.keys.sorted() { try checkPath(path) }
    try save(list: former.union(files.keys))
    var changes = Changes()
    for (path, bytes) in files.sorted(by: { $0.key < $1.key }) {
      let data = Data(bytes)
      if (try? Data(contentsOf: url(path))) == data {
        changes.unchanged += 1
      } else {
        try save(data, to: path)
        changes.written.append(path)
      }
    }
    for path in former.subtracting(files.keys).sorted() where remove(path) {
      changes.removed.append(path)
    }
    try save(list: Set(files.keys))
    return changes
  }
}

extension SiteWriter {
  static let list = ".tutor-site"

  /// The files that earlier builds wrote.
  private func formerFiles() throws(Failure) -> Set<String> {
    let manager = FileManager.default
    var isFolder: ObjCBool = false
    guard manager.fileExists(atPath: folder.path, isDirectory: &isFolder) else { return [] }
    guard isFolder.boolValue else { throw .notASite(folder.path) }
    if let text = try? String(contentsOf: url(Self.list), encoding: .utf8),
      text.hasPrefix(Self.heading)
    {
      let paths = text.split(separator: "\n").dropFirst().map(String.init)
      return Set(paths.filter(isInside))
    }
    guard let names = try? manager.contentsOfDirectory(atPath: folder.path), names.isEmpty else {
      throw .notASite(folder.path)
    }
    return []
  }

  private static let heading = "tutor site 1\n"

  private func save(list paths: Set<String>) throws(Failure) {
    let text = Self.heading + paths.sorted().map { $0 + "\n" }.joined()
    try save(Data(text.utf8), to: Self.list)
  }

  private func save(_ data: Data, to path: String) throws(Failure) {
    do {
      try FileManager.default.createDirectory(
        at: url(path).deletingLastPathComponent(), withIntermediateDirectories: true)
      try data.write(to: url(path), options: .atomic)
    } catch {
      throw .refused(url(path).path, error.localizedDescription)
    }
  }

  /// Removes a stale file, and the folders that become empty.
  private func remove(_ path: String) -> Bool {
    guard (try? FileManager.default.removeItem(at: url(path))) != nil else { return false }
    var parts = path.split(separator: "/").dropLast()
    while !parts.isEmpty {
      let folder = url(parts.joined(separator: "/"))
      guard let rest = try? FileManager.default.contentsOfDirectory(atPath: folder.path),
        rest.isEmpty
      else { break }
      guard (try? FileManager.default.removeItem(at: folder)) != nil else { break }
      parts.removeLast()
    }
    return true
  }

  private func checkPath(_ path: String) throws(Failure) {
    guard isInside(path) else { throw .outside(path) }
  }

  /// Whether a path stays in the folder, even if part of it is a symbolic link.
  private func isInside(_ path: String) -> Bool {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { ["", ".", ".."].contains($0) }), path != Self.list,
      !path.contains("\n")
    else { return false }
    for count in 1..<max(parts.count, 1) {
      let folder = url(parts.prefix(count).joined(separator: "/"))
      if (try? FileManager.default.destinationOfSymbolicLink(atPath: folder.path)) != nil {
        return false
      }
    }
    return true
  }

  private func url(_ path: String) -> URL { folder.appendingPathComponent(path) }
}
