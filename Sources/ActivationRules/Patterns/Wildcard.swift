/// Reads wildcards, the patterns of `LIKE`.
enum Wildcard {
  /// Returns the program for a wildcard.
  static func program(
    for text: String, ignoringCase: Bool, ignoringDiacritics: Bool
  ) throws(Pattern.Problem) -> PatternProgram {
    var builder = ProgramBuilder()
    var isEscaped = false
    var start = 0
    for scalar in text.unicodeScalars {
      let range = start..<start + scalar.utf8.count
      start = range.upperBound
      switch scalar {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "?" where !isEscaped: try builder.append(.any, for: range)
      case "*" where !isEscaped: try appendRun(to: &builder, for: range)
      default: try builder.append(scalar, ignoringCase, ignoringDiacritics, for: range)
      }
      isEscaped = false
    }
    if isEscaped { try builder.append(.scalar(0x5C), for: start - 1..<start) }
    return builder.program()
  }

  /// Adds any number of any characters; directly after another such number it adds nothing.
  private static func appendRun(
    to builder: inout ProgramBuilder, for range: Range<Int>
  ) throws(Pattern.Problem) {
    if builder.instructions.last == .jump(-2) { return }
    try builder.append(.split(3), for: range)
    try builder.append(.any, for: range)
    try builder.append(.jump(-2), for: range)
  }
}
