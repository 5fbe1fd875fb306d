import Findings
import Yams

extension YAMLText {
  /// Reports why YAML can't be read, at the place of the mistake.
  func report(_ error: any Error, in report: inout Report) {
    let top = SourceRange(line: firstLine, column: 1)
    switch error as? YamlError {
    case .scanner(_, let problem, let mark, _), .parser(_, let problem, let mark, _),
      .composer(_, let problem, let mark, _):
      let start = position(of: mark)
      report.add(
        .frontMatter, YAMLWords.broken(problem),
        at: SourceRange(line: start.line, column: start.column), remedy: YAMLWords.brokenRemedy)
    case .reader(let problem, let offset, _, _):
      report.add(.frontMatter, YAMLWords.broken(problem), at: range(atCharacter: offset))
    case .duplicatedKeysInMapping(let duplicates, let context):
      reportDuplicates(duplicates, mark: context.mark, in: &report)
    case .memory, .no, .writer, .emitter, .representer, .dataCouldNotBeDecoded, nil:
      report.add(
        .frontMatter, YAMLWords.unreadable, at: top, remedy: YAMLWords.unreadableRemedy)
    }
  }

  /// Reports a duplicate key at its second place, as far as that can be found.
  private func reportDuplicates(_ keys: [String], mark: Mark, in report: inout Report) {
    guard let key = keys.first else { return }
    let first = position(of: mark)
    let length = key.utf8.count
    let second = (first.line + 1..<firstLine + yaml.utf8.count { $0 == UInt8(ascii: "\n") })
      .first { number in
        lines[line: number, from: first.column, to: first.column + length + 1] == key + ":"
      }
    report.add(
      .frontMatter, YAMLWords.keyRepeated(key),
      at: SourceRange(line: second ?? first.line, column: first.column, length: length),
      remedy: SharedWords.keepOneRemedy,
      notes: [
        Finding.Note(
          SharedWords.firstIsHere,
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
