/// The difference between two texts, line by line, for a person to read.
///
/// Lines are compared byte by byte, so that two spellings of one accented letter differ. Whatever
/// is invisible in a changed line is made visible: trailing spaces as `·`, control characters as
/// escapes, a missing line feed at the end of the text in words.
///
/// ```
/// @@ line 2 @@
///   shared 1 link
/// - group.reader: 2 links
/// + group.reader: 1 link
/// ```
package struct LineDiff: CustomStringConvertible, Sendable {
  /// The difference as text; empty if both texts have the same bytes.
  package let description: String

  /// Whether both texts have the same bytes.
  package var isEmpty: Bool { description.isEmpty }

  /// Compares two texts, keeping `context` unchanged lines around each change.
  package init(expected: String, actual: String, context: Int = 3) {
    let rows = Self.rows(Line.all(of: expected), Line.all(of: actual))
    description = Self.hunks(rows, context: context).joined(separator: "\n")
  }
}

extension LineDiff {
  /// A line with its ending, equal to another only if all bytes are.
  private struct Line: Hashable {
    var bytes: [UInt8]

    static func all(of text: String) -> [Line] {
      var lines = text.utf8.split(separator: 0x0A, omittingEmptySubsequences: false).map {
        Line(bytes: Array($0) + [0x0A])
      }
      lines[lines.count - 1].bytes.removeLast()
      if lines.last?.bytes.isEmpty == true { lines.removeLast() }
      return lines
    }

    var hasEnding: Bool { bytes.last == 0x0A }

    var text: String {
      String(decoding: hasEnding ? bytes.dropLast() : bytes[...], as: UTF8.self)
    }

    /// The line with everything in it visible.
    var visible: String {
      var result = String.UnicodeScalarView()
      for scalar in text.unicodeScalars {
        switch scalar {
        case "\t": result.append(contentsOf: "\\t".unicodeScalars)
        case "\r": result.append(contentsOf: "\\r".unicodeScalars)
        case _ where isInvisible(scalar):
          let code = String(scalar.value, radix: 16, uppercase: true)
          result.append(contentsOf: "\\u{\(code)}".unicodeScalars)
        default: result.append(scalar)
        }
      }
      var trailing = 0
      while result.last == " " {
        result.removeLast()
        trailing += 1
      }
      return String(result) + String(repeating: "·", count: trailing)
        + (hasEnding ? "" : "  (no line end here)")
    }

    private func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator: true
      case .spaceSeparator: scalar != " "
      default: false
      }
    }
  }

  private enum Row {
    case same(Line)
    case removed(Line)
    case added(Line)

    var isChange: Bool {
      if case .same = self { false } else { true }
    }

    var text: String {
      switch self {
      case .same(let line): "  \(line.text)"
      case .removed(let line): "- \(line.visible)"
      case .added(let line): "+ \(line.visible)"
      }
    }
  }

  private static func rows(_ expected: [Line], _ actual: [Line]) -> [Row] {
    let difference = actual.difference(from: expected)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var rows: [Row] = []
    var (old, new) = (0, 0)
    while old < expected.count || new < actual.count {
      if removed.contains(old) {
        rows.append(.removed(expected[old]))
        old += 1
      } else if added.contains(new) {
        rows.append(.added(actual[new]))
        new += 1
      } else {
        rows.append(.same(expected[old]))
        old += 1
        new += 1
      }
    }
    return rows
  }

  /// The changed parts, each under a heading with its first line number in the expected text.
  private static func hunks(_ rows: [Row], context: Int) -> [String] {
    var result: [String] = []
    var line = 1
    var shownUpTo = -1
    for (index, row) in rows.enumerated() {
      let near = rows[max(0, index - context)..<min(rows.count, index + context + 1)]
      if near.contains(where: \.isChange) {
        if shownUpTo != index - 1 || result.isEmpty { result.append("@@ line \(line) @@") }
        result.append(row.text)
        shownUpTo = index
      }
      if case .added = row { continue }
      line += 1
    }
    return result
  }
}
