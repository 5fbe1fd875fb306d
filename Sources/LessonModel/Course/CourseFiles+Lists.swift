import Findings

extension CourseFiles {
  /// Reads a list that a course may have beside course.yml; `nil` without a readable file.
  ///
  /// - Parameters:
  ///   - file: The file's name.
  ///   - read: Reads its text, and reports what is wrong with it.
  /// - Returns: What was read, and the findings about it.
  func list<List>(
    _ file: String, _ read: (SourceText, inout Report) -> List?
  ) -> (list: List?, findings: [Finding]) {
    var report = Report(file: "\(path)/\(file)")
    switch self.read(file) {
    case .success(let bytes):
      let source = SourceText(decoding: bytes, report: &report)
      let list = source.flatMap { read($0, &report) }
      return (list, report.inOrder)
    case .failure(.missing):
      return (nil, [])
    case .failure(let problem):
      report.add(.unreadableFile, FileWords.unreadable(file, problem), at: nil)
      return (nil, report.findings)
    }
  }
}
