/// Reads property lists in the old text format: `{ key = value; list = (a, b); }`.
///
/// It is used for Xcode's project files, and for strings files, whose outermost braces are left
/// out: `"CFBundleDisplayName" = "Save";`. All values are strings or data; entries keep their
/// order.
public enum OpenStepReader {
  /// Reads a list.
  ///
  /// - Parameters:
  ///   - bytes: The file, in UTF-8 or, with a byte order mark, UTF-16.
  ///   - file: The file, as the reader should see it.
  ///   - limits: The limits for what is read.
  /// - Returns: The list with its positions, unless a problem is fatal; and all problems.
  public static func read(
    _ bytes: [UInt8], file: String, limits: ReadingLimits = .standard
  ) -> (LocatedPropertyList?, [ReadingProblem]) {
    do throws(ReadingProblem) {
      try limits.check(size: bytes.count, file: file)
      let text = try TextDecoder.decoded(bytes, file: file)
      try TextDecoder.check(text, file: file)
      return read(ListText(text), file: file, limits: limits)
    } catch {
      return (nil, [error])
    }
  }

  /// Reads a list from a text that is known to be UTF-8.
  static func read(
    _ text: ListText, file: String, limits: ReadingLimits
  ) -> (LocatedPropertyList?, [ReadingProblem]) {
    var parser = OpenStepParser(text, builder: ListBuilder(file: file, limits: limits))
    do throws(ReadingProblem) {
      try parser.parse()
      return (parser.builder.finished(.openStep), parser.builder.problems)
    } catch {
      return (nil, parser.builder.problems + [error])
    }
  }
}
