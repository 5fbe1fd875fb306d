/// Reads binary property lists, as in built apps.
enum BinaryListReader {
  /// Reads a list.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - file: The file, as the reader should see it.
  ///   - limits: The limits for what is read; a value that is used twice counts twice.
  /// - Returns: The list, which has no positions, unless a problem is fatal; and all problems.
  static func read(
    _ bytes: [UInt8], file: String, limits: ReadingLimits
  ) -> (LocatedPropertyList?, [ReadingProblem]) {
    var builder = ListBuilder(file: file, limits: limits)
    do throws(ReadingProblem) {
      guard let table = BinaryObjectTable(bytes) else {
        throw damaged(file, .tableOutside)
      }
      var walk = BinaryListWalk(table, file: file)
      try walk.run(into: &builder)
      return (builder.finished(.binary), builder.problems)
    } catch {
      return (nil, builder.problems + [error])
    }
  }

  /// The problem of a list whose bytes contradict each other.
  static func damaged(_ file: String, _ damage: ListDamage) -> ReadingProblem {
    ReadingProblem(
      "malformed-list", isFatal: true, PropertyListWords.damaged(damage),
      remedy: SharedWords.rebuildRemedy, file: file)
  }
}

/// What contradicts itself in a binary property list.
enum ListDamage {
  case tableOutside, containsItself, keyNotAString, tooMuch, valueUnknown
}
