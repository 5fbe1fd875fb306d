package import Findings

/// Reads property lists in all three formats; the bytes say which one it is, not the file's name.
public enum PropertyListReader {
  /// Reads a list.
  ///
  /// Whatever the input is, it ends without a crash, after a time that grows with the size of the
  /// file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: The file, as the reader should see it.
  ///   - limits: The limits for what is read.
  /// - Returns: The list, unless a problem is fatal; and all problems.
  public static func read(
    _ bytes: [UInt8], file: String, limits: ReadingLimits = .standard
  ) -> (LocatedPropertyList?, [ReadingProblem]) {
    read(bytes, file: file, limits: limits, start: .start)
  }

  /// Reads a list inside another file, such as a lesson.
  ///
  /// - Parameters:
  ///   - bytes: The list.
  ///   - file: The file, as the reader should see it.
  ///   - limits: The limits for what is read.
  ///   - start: The place in the file where the list begins; positions and messages count from
  ///   there.
  /// - Returns: The list, unless a problem is fatal; and all problems.
  package static func read(
    _ bytes: [UInt8], file: String, limits: ReadingLimits = .standard, start: SourcePosition
  ) -> (LocatedPropertyList?, [ReadingProblem]) {
    do throws(ReadingProblem) {
      try limits.check(size: bytes.count, file: file)
      if bytes.starts(with: "bplist".utf8) {
        return BinaryListReader.read(bytes, file: file, limits: limits)
      }
      try Recognition.check(bytes: bytes, file: file)
      let text = try TextDecoder.decoded(bytes, file: file)
      try Recognition.check(text: ListText(text, start: start), file: file)
      if Recognition.isXML(text) {
        return XMLListReader.read(text, file: file, limits: limits, start: start)
      }
      try TextDecoder.check(text, file: file)
      let (list, problems) = OpenStepReader.read(
        ListText(text, start: start), file: file, limits: limits)
      if list == nil, !Recognition.isOpenStep(text) {
        return (nil, [Recognition.unknown(file)])
      }
      return (list, problems)
    } catch {
      return (nil, [error])
    }
  }
}
