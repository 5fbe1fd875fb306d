import Findings
import LessonModel

extension Snippet {
  /// The rest of the line after a position in the Markdown file; empty if the position isn't in the
  /// snippet.
  func restOfLine(at position: SourcePosition) -> String {
    let lines = LineTable(text)
    let line = lines[position.line - start.line + 1]
    let offset = max(position.column - start.column, 0)
    return String(decoding: lines.bytes[line.dropFirst(offset)], as: UTF8.self)
  }
}
