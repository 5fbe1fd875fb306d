extension FileTree {
  /// Lists the files of a zip archive.
  ///
  /// - Parameters:
  ///   - source: The archive.
  ///   - shownAs: The archive, as the reader should see it.
  /// - Throws: A problem when it is damaged, dangerous or too large.
  init(archive source: ByteSource, shownAs: String) throws(ReadingProblem) {
    let archive = try ZipArchive(source, shownAs: shownAs)
    self.init(shownAs: shownAs, files: Array(archive.entries.keys)) {
      (name) throws(ReadingProblem) in try archive.source(name)
    }
  }
}
