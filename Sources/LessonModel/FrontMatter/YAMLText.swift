import Findings
import Yams

/// A piece of YAML in a file, with a mapping from its nodes to places in the file.
struct YAMLText {
  var yaml: String
  /// The line of the file where the YAML begins.
  var firstLine: Int
  /// The whole file.
  var lines: SourceLines

  /// A scalar with its place.
  struct Scalar: Hashable {
    var text: String
    var range: SourceRange
  }

  /// Reads the YAML's single document; `nil`, with a finding, if it can't be read.
  ///
  /// An empty document is `nil` too, with a finding that says what is missing.
  func root(of mapping: YAMLMapping, report: inout Report) -> Node? {
    guard isWithinLimits(report: &report) else { return nil }
    do {
      let parser = try Parser(yaml: yaml, encoding: .utf8)
      if let node = try parser.singleRoot(), node.null == nil { return node }
      report.add(
        .frontMatter, YAMLWords.empty(mapping),
        at: SourceRange(line: max(firstLine - 1, 1), column: 1))
    } catch {
      self.report(error, in: &report)
    }
    return nil
  }

  /// Finds where a node is.
  func range(of node: Node) -> SourceRange {
    guard let mark = node.mark else { return SourceRange(line: firstLine, column: 1) }
    let start = position(of: mark)
    let rest = lines[line: start.line, from: start.column, to: .max] ?? ""
    return SourceRange(line: start.line, column: start.column, length: length(of: node, in: rest))
  }

  /// Converts a position that counts characters, from 1, to one that counts bytes.
  func position(of mark: Mark) -> SourcePosition {
    let number = min(max(mark.line + firstLine - 1, 1), max(lines.count, 1))
    let before = (lines[number] ?? "").unicodeScalars.prefix(max(mark.column - 1, 0))
    return SourcePosition(line: number, column: before.reduce(1) { $0 + UTF8.width($1) })
  }
}

extension YAMLText {
  /// Measures how much of a line belongs to a node at its start.
  private func length(of node: Node, in rest: Substring) -> Int {
    guard case .scalar(let scalar) = node else { return 1 }
    switch scalar.style {
    case .doubleQuoted: return quotedLength("\"", in: rest)
    case .singleQuoted: return quotedLength("'", in: rest)
    case .plain where rest.hasPrefix(scalar.string): return max(scalar.string.utf8.count, 1)
    case .any, .plain, .literal, .folded: return 1
    }
  }

  /// Measures a quoted scalar up to its closing quote, or the end of the line.
  private func quotedLength(_ quote: Character, in rest: Substring) -> Int {
    var escaped = false
    for index in rest.indices.dropFirst() {
      if rest[index] == quote, !escaped {
        return rest[...index].utf8.count
      }
      escaped = quote == "\"" && rest[index] == "\\" && !escaped
    }
    return rest.utf8.count
  }
}

extension UTF8 {
  /// The number of bytes in a scalar's UTF-8.
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int {
    UTF8.encode(scalar)?.count ?? 1
  }
}
