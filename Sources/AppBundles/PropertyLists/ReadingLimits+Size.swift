extension ReadingLimits {
  /// Checks the size of a file.
  ///
  /// - Throws: A problem that names the limit, when the file is larger.
  func check(size: Int, file: String) throws(ReadingProblem) {
    guard size > bytes else { return }
    throw ReadingProblem(
      "too-large", isFatal: true, PropertyListWords.tooLarge(size, atMost: bytes),
      remedy: PropertyListWords.tooLargeRemedy, file: file)
  }
}
