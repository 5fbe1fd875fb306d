import Findings
import LessonModel

/// The way from a program's own files back to the Markdown that they were written in.
///
/// What a program does is told at its own places (`Share/ShareViewController.swift:12`), so that it is the same
/// program wherever in a lesson it stands.
struct LessonPlaces {
  /// Lines of a program's file that stand together in a Markdown file.
  private struct Piece {
    /// The lines in the program's file, counted from 1.
    var lines: Range<Int>
    var file: String
    /// Where the first of them begins.
    var start: SourcePosition
    /// Where it is said what they are.
    var infoRange: SourceRange
  }

  private let pieces: [String: [Piece]]

  init(_ program: Program) {
    let snippets = [program.main].compactMap(\.self) + program.targets.flatMap(\.files)
    pieces = Dictionary(grouping: snippets, by: \.path).mapValues { snippets in
      snippets.map { snippet in
        let lines = LineTable(snippet.text).count
        return Piece(
          lines: 1..<(lines + 1), file: snippet.file, start: snippet.start,
          infoRange: snippet.infoRange)
      }
    }
  }

  /// The Markdown file, and the place in it; `nil` for what isn't the author's.
  func place(of position: SourcePosition, in file: String) -> (
    file: String, position: SourcePosition
  )? {
    let piece = pieces[file]?.first { $0.lines.contains(position.line) }
    return piece.map { piece in
      let place = SourcePosition(
        line: piece.start.line + position.line - piece.lines.lowerBound,
        column: piece.start.column + position.column - 1)
      return (piece.file, place)
    }
  }

  /// A finding of the engine's where the author finds it; one about a whole file is told at its fence.
  func finding(_ finding: Finding) -> Finding {
    var moved = finding
    moved.file = pieces[finding.file]?.first?.file ?? finding.file
    moved.range =
      finding.range.map { range(of: $0, in: finding.file) }
      ?? pieces[finding.file]?.first?.infoRange
    moved.notes = finding.notes.map { note in
      guard let file = note.file ?? note.range.map({ _ in finding.file }) else { return note }
      var moved = note
      moved.file = note.file.map { pieces[$0]?.first?.file ?? $0 }
      moved.range = note.range.map { range(of: $0, in: file) }
      return moved
    }
    return moved
  }

  private func range(of range: SourceRange, in file: String) -> SourceRange {
    guard let start = place(of: range.start, in: file), let end = place(of: range.end, in: file)
    else { return range }
    return SourceRange(start.position, end.position)
  }
}
