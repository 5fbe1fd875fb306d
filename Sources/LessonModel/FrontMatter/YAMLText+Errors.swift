import Findings
import Yams

extension YAMLText {
  /// Reports why YAML can't be read, at its place.
  func report(_ error: any Error, in report: inout Report) {
    let top = SourceRange(line: firstLine, column: 1)
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let start = position(of: mark)
      report.add(
        .frontMatter, "Broken YAML: \(problem)",
        at: SourceRange(line: start.line, column: start.column),
        remedy: "put text with special characters into quotes, and indent with spaces")
    case .reader(let problem, let offset, _, _):
      report.add(.frontMatter, "Broken YAML: \(problem)", at: range(atCharacter: offset))
    case .duplicatedKeysInMapping(let duplicates, let context):
      reportDuplicates(duplicates, mark: context.mark, in: &report)
    case .memory, .no, .writer, .emitter, .representer, .dataCouldNotBeDecoded, nil:
      report.add(.frontMatter, "YAML that can't be read", at: top, remedy: "nest it less deeply")
    }
  }

  /// Reports a key that is given twice at its second place, as far as that can be found.
  private func reportDuplicates(_ keys: [String], mark: Mark, in report: inout Report) {
    guard let key = keys.first else { return }
    let first = position(of: mark)
    let length = key.utf8.count
    let second = (first.line + 1..<firstLine + yaml.utf8.count { $0 == UInt8(ascii: "\n") })
      .first { number in
        lines[line: number, from: first.column, to: first.column + length + 1] == key + ":"
      }
    report.add(
      .frontMatter, "Key \(quoted(key)) is given twice",
      at: SourceRange(line: second ?? first.line, column: first.column, length: length),
      remedy: "keep one of them",
      notes: [
        Finding.Note(
          "the first one is here",
          range: SourceRange(line: first.line, column: first.column, length: length))
      ])
  }

  /// Finds the place of a character of the YAML, counted from 0.
  private func range(atCharacter offset: Int?) -> SourceRange {
    let before = SourceLines(String(yaml.prefix(offset ?? 0)))
    return SourceRange(
      line: firstLine + before.count - 1, column: before.length(ofLine: before.count) + 1)
  }
}
