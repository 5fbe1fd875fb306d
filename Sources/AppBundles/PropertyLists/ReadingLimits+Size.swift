extension ReadingLimits {
  /// Checks the size of a file.
  ///
  /// - Throws: A problem that names the limit, when the file is larger.
  func check(size: Int, file: String) throws(ReadingProblem) {
    guard size > bytes else { return }
    throw ReadingProblem(
      "too-large", isFatal: true,
      "the file has \(size) bytes, and property lists are read up to \(bytes)",
      remedy: "check that this is the file you meant: no list of an app is this large", file: file)
  }
}
