/// One bundle within a tree of files.
struct BundleFolder {
  /// The files that contain the bundle.
  let tree: FileTree
  /// The bundle's path in the tree; empty for the tree's own folder.
  let path: String
  /// The paths of the bundle's files, relative to it, sorted.
  let files: [String]

  /// Makes a bundle at a path of a tree.
  init(_ tree: FileTree, at path: String = "") {
    self.tree = tree
    self.path = path
    let folder = path.isEmpty ? "" : path + "/"
    files =
      path.isEmpty
      ? tree.files
      : tree.files.filter { $0.isBelow(folder) }.map {
        String(decoding: $0.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      }
  }

  /// The bundle, as the reader should see it.
  var shownAs: String { tree.shown(path) }

  /// Whether the bundle has a file.
  func has(_ file: String) -> Bool { files.contains(file) }

  /// A file's path, as the reader should see it.
  func shown(_ file: String) -> String { shownAs.appending(part: file) }

  /// Opens a file of the bundle.
  func source(_ file: String) throws(ReadingProblem) -> ByteSource {
    try tree.source(path.appending(part: file))
  }

  /// Returns the folders directly in a folder whose names have a suffix.
  ///
  /// - Parameters:
  ///   - suffix: The end of the names, such as `.appex`.
  ///   - folder: The folder, relative to the bundle; empty for the bundle itself.
  /// - Returns: Paths relative to the bundle, in order.
  func folders(_ suffix: String, in folder: String) -> [String] {
    let start = folder.isEmpty ? "" : folder + "/"
    var found: [String] = []
    for file in files where file.isBelow(start) {
      let rest = file.utf8.dropFirst(start.utf8.count)
      guard let end = rest.firstIndex(of: UInt8(ascii: "/")) else { continue }
      let name = String(decoding: rest[..<end], as: UTF8.self)
      guard name.hasSuffix(suffix), found.last != start + name else { continue }
      found.append(start + name)
    }
    return found
  }
}
