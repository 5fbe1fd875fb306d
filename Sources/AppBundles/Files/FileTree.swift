/// The files below a folder, on disk or in an archive, from which a bundle is read.
struct FileTree {
  /// The folder or archive, as the reader should see it.
  let shownAs: String
  /// The paths of all files and symbolic links relative to the folder, sorted.
  let files: [String]
  /// Whether all files are listed.
  let isComplete: Bool
  private let open: (String) throws(ReadingProblem) -> ByteSource

  /// The maximum number of files of a folder or archive that are looked at.
  static let limit = 50_000

  /// Makes a tree.
  ///
  /// - Parameters:
  ///   - shownAs: The folder or archive, as the reader should see it.
  ///   - files: The paths of all files.
  ///   - isComplete: Whether all files are listed.
  ///   - open: Opens one of the files.
  init(
    shownAs: String, files: [String], isComplete: Bool = true,
    open: @escaping (String) throws(ReadingProblem) -> ByteSource
  ) {
    self.shownAs = shownAs
    self.files = files.sorted()
    self.isComplete = isComplete
    self.open = open
  }

  /// Opens a file.
  ///
  /// - Parameter path: One of ``files``.
  /// - Returns: Its bytes, to be read piece by piece.
  /// - Throws: The problem that keeps it from being opened.
  func source(_ path: String) throws(ReadingProblem) -> ByteSource { try open(path) }

  /// Returns a file's path as the reader should see it.
  func shown(_ path: String) -> String { path.isEmpty ? shownAs : shownAs.appending(part: path) }
}

extension String {
  /// Returns the path of something in the folder with this path.
  func appending(part: String) -> String {
    if isEmpty || self == "." { return part }
    return hasSuffix("/") ? self + part : self + "/" + part
  }

  /// The last part of a path.
  var lastPathPart: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  /// Whether a path is below a folder, whose path ends with `/`.
  func isBelow(_ folder: String) -> Bool { utf8.starts(with: folder.utf8) }
}
