import CommonMark
import Findings
import LessonModel

/// The links and code spans of a lesson, with their places.
struct Prose {
  private(set) var links: [Link] = []
  private(set) var codeSpans: [CodeSpan] = []

  /// A link or an image.
  struct Link {
    /// The destination, with entities and escapes resolved.
    var destination: String
    /// The destination's place, or the whole link's if the destination is elsewhere.
    var range: SourceRange?
  }

  /// Code between backticks.
  struct CodeSpan {
    var text: String
    /// The place of the text, or of the whole span if the source differs from the text.
    var range: SourceRange?
    /// Whether `range` is the text's own, so that parts of it have places too.
    var isExact: Bool
  }

  init(of lesson: Lesson) {
    let document = lesson.document
    let source = SourceLines(document.source)
    for case .enter(let id) in document.events {
      let node = document[id]
      switch node.kind {
      case .link(let destination, _), .image(let destination, _):
        let inner = node.range.flatMap { source.place(ofDestination: destination, in: $0) }
        links.append(Link(destination: destination, range: inner ?? node.range))
      case .code(let text):
        let inner = node.range.flatMap { source.place(ofCode: text, in: $0) }
        codeSpans.append(
          CodeSpan(text: text, range: inner ?? node.range, isExact: inner != nil))
      default:
        continue
      }
    }
  }
}

extension Prose.CodeSpan {
  /// The place of a part of the text.
  func range(of part: Range<String.Index>) -> SourceRange? {
    guard isExact, let range else { return range }
    let offset = text.utf8.distance(from: text.startIndex, to: part.lowerBound)
    return SourceRange(
      line: range.start.line, column: range.start.column + offset,
      length: text.utf8.distance(from: part.lowerBound, to: part.upperBound))
  }
}

extension SourceLines {
  /// Finds a link's destination after its text: `](destination`, with or without `<`.
  fileprivate func place(ofDestination destination: String, in range: SourceRange) -> SourceRange? {
    guard !destination.isEmpty else { return nil }
    for line in range.start.line...max(range.start.line, range.end.line) {
      let start = line == range.start.line ? range.start.column : 1
      let end = line == range.end.line ? range.end.column : length(ofLine: line) + 1
      guard let text = self[line: line, from: start, to: end] else { continue }
      for opening in ["](", "](<"] {
        guard let found = text.ranges(of: opening + destination).last else { continue }
        let column = start + text[..<found.lowerBound].utf8.count + opening.utf8.count
        return SourceRange(line: line, column: column, length: destination.utf8.count)
      }
    }
    return nil
  }

  /// Finds a code span's text between its backticks; `nil` if it spans several lines.
  fileprivate func place(ofCode code: String, in range: SourceRange) -> SourceRange? {
    guard range.start.line == range.end.line,
      let text = self[line: range.start.line, from: range.start.column, to: range.end.column],
      let found = text.firstRange(of: code)
    else { return nil }
    return SourceRange(
      line: range.start.line,
      column: range.start.column + text[..<found.lowerBound].utf8.count, length: code.utf8.count)
  }
}
