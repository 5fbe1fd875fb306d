import Findings

/// The lines between `---` at the top of a file.
struct FrontMatterText {
  /// The YAML; its first line is the file's second.
  var yaml: String
  /// How many lines of the file it takes, including both `---`.
  var lineCount: Int
  /// Whether a `---` closes it.
  var isClosed: Bool

  /// Finds the front matter of a text; `nil` if the file doesn't begin with `---`.
  init?(in lines: SourceLines) {
    guard let first = lines[1], Self.isDelimiter(first) else { return nil }
    var number = 2
    while let line = lines[number], !Self.isDelimiter(line) {
      number += 1
    }
    isClosed = number <= lines.count
    lineCount = min(number, lines.count)
    yaml = (2..<max(number, 2)).compactMap { lines[$0].map { $0 + "\n" } }.joined()
  }

  private static func isDelimiter(_ line: Substring) -> Bool {
    guard line.hasPrefix("---") else { return false }
    return line.dropFirst(3).allSatisfy { $0 == " " || $0 == "\t" }
  }
}

extension FrontMatterText {
  /// Whether one of its lines says `format:`, which marks the file as tutor's.
  var hasFormat: Bool {
    yaml.split(separator: "\n").contains { $0.hasPrefix("format:") }
  }

  /// Whether it begins with `key:`, as front matter does and text between two rules doesn't.
  var hasKeys: Bool {
    let line = yaml.split(separator: "\n").first { !$0.hasPrefix("#") } ?? ""
    let key = line.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
    return !key.isEmpty && line[key.endIndex...].hasPrefix(":")
  }
}
